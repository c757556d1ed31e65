import {
  fillText,
  problemTable
} from "./chunk-7UOIDLLE.js";

// cli/report/words.ts
function languageOf(environment) {
  const { NOTES_LANG, LC_ALL, LC_MESSAGES, LANG } = environment;
  return /^zh/i.test(NOTES_LANG || LC_ALL || LC_MESSAGES || LANG || "") ? "zh" : "en";
}
function wordsOf({ code, args, nearest }, language) {
  const entry = problemTable[code];
  if (!entry) return { text: `${code} ${JSON.stringify(args)}`, fix: "" };
  return {
    text: fillText(language === "zh" ? entry.zh : entry.en, args),
    fix: fillText(language === "zh" ? entry.fixZh : entry.fixEn, args),
    example: entry.example && fillText(entry.example, args),
    nearest
  };
}
function placeOf({ file, line, column }) {
  return [file, line, line === void 0 ? void 0 : column].filter((piece) => piece !== void 0).join(":");
}
function countLevels(problems) {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { level } of problems) counts[level]++;
  return counts;
}

// cli/report/paint.ts
var same = (text) => text;
var plain = { red: same, yellow: same, green: same, blue: same, bold: same, dim: same };
var ansi = (on, off) => (text) => `\x1B[${on}m${text}\x1B[${off}m`;
var coloured = {
  red: ansi(31, 39),
  yellow: ansi(33, 39),
  green: ansi(32, 39),
  blue: ansi(34, 39),
  bold: ansi(1, 22),
  dim: ansi(2, 22)
};

// cli/terminal.ts
function terminal() {
  const { CI, NO_COLOR, TERM } = process.env;
  const live = Boolean(process.stderr.isTTY) && !CI && !NO_COLOR && TERM !== "dumb";
  return {
    live,
    paint: live ? coloured : plain,
    language: languageOf(process.env),
    say: (text) => void process.stderr.write(`${text}
`),
    data: (text) => new Promise((resolve) => process.stdout.write(`${text}
`, () => resolve()))
  };
}

export {
  wordsOf,
  placeOf,
  countLevels,
  plain,
  terminal
};
