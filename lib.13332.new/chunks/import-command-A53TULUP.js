import {
  CONFIG_NAMES,
  reportProblems
} from "./chunk-L2LQBA4T.js";
import {
  terminal
} from "./chunk-JQZKSOLU.js";
import {
  EXIT
} from "./chunk-FH77VVFQ.js";
import "./chunk-PQZNGAZW.js";
import {
  problem
} from "./chunk-7UOIDLLE.js";

// cli/import-command.ts
import { existsSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
var FOREIGN = CONFIG_NAMES.filter((name) => name.startsWith("docusaurus."));
var OURS = CONFIG_NAMES.filter((name) => name.startsWith("notes."));
async function importCommand(given, options) {
  const screen = terminal();
  const zh = screen.language === "zh";
  const dir = resolve(given ?? ".");
  const shown = (name) => relative(process.cwd(), join(dir, name)) || name;
  const foreign = FOREIGN.find((name) => existsSync(join(dir, name)));
  if (!foreign) {
    const place = { folder: given ?? ".", candidates: FOREIGN.join(", ") };
    await reportProblems([problem("import-nothing", place)], { screen, options: {} });
    return EXIT.usage;
  }
  const present = OURS.find((name) => existsSync(join(dir, name)));
  if (present && !options.force && !options.dryRun) {
    screen.say(
      zh ? `${shown(present)} \u5DF2\u7ECF\u5B58\u5728\uFF1B\u52A0 --force \u53EF\u4EE5\u8986\u76D6\u3002` : `${shown(present)} exists already; add --force to replace it.`
    );
    return EXIT.usage;
  }
  const { importSite } = await import("./import-site-5SW2MWQV.js");
  const configFile = join(dir, foreign);
  const { text, left, problems } = await importSite({ dir, configFile, cacheDir: join(dir, ".notes") });
  if (text === null) {
    await reportProblems(problems, { screen, options: {}, dir });
    return EXIT.usage;
  }
  if (options.dryRun) await screen.data(text.trimEnd());
  else writeFileSync(join(dir, OURS[0]), text);
  if (left.length > 0) {
    screen.say(zh ? `\u6CA1\u6709\u5E26\u8FC7\u6765\uFF08${left.length} \u9879\uFF09\uFF1A` : `Not carried over (${left.length}):`);
    for (const entry of left) screen.say(`  ${entry}`);
  }
  if (!options.dryRun) screen.say(`${screen.paint.green("\u2713")} ${shown(OURS[0])}`);
  return EXIT.ok;
}
export {
  importCommand
};
