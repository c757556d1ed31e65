import {
  copyTemplate,
  isVacant
} from "./chunk-OF6QJQC3.js";
import {
  terminal
} from "./chunk-JQZKSOLU.js";
import {
  EXIT
} from "./chunk-FH77VVFQ.js";
import "./chunk-PQZNGAZW.js";
import "./chunk-7UOIDLLE.js";

// cli/init-command.ts
import { basename, relative, resolve } from "node:path";
async function initCommand(dir, options) {
  const screen = terminal();
  const zh = screen.language === "zh";
  const target = resolve(dir);
  const shown = relative(process.cwd(), target) || ".";
  if (!options.force && !isVacant(target)) {
    screen.say(
      zh ? `${shown} \u4E0D\u662F\u7A7A\u6587\u4EF6\u5939\uFF1B\u52A0 --force \u53EF\u4EE5\u7167\u6837\u5199\u5165\u3002` : `${shown} is not empty; add --force to write into it.`
    );
    return EXIT.usage;
  }
  const title = options.title ?? basename(target);
  const written = copyTemplate("site", target, { title: title.replace(/['\\]/g, "\\$&") });
  for (const path of written) screen.say(`  ${path}`);
  const folder = shown === "." ? "" : ` ${/\s/.test(shown) ? JSON.stringify(shown) : shown}`;
  screen.say(zh ? `\u63A5\u7740\u8FD0\u884C\uFF1Anotes serve${folder}` : `Next: notes serve${folder}`);
  return EXIT.ok;
}
export {
  initCommand
};
