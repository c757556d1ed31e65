// renderer/site/problems/build.ts
var buildProblems = {
  "config-not-found": {
    level: "error",
    en: "No configuration was found in {folder}. Looked for: {candidates}.",
    zh: "\u5728 {folder} \u91CC\u6CA1\u6709\u627E\u5230\u914D\u7F6E\u6587\u4EF6\u3002\u627E\u8FC7\uFF1A{candidates}\u3002",
    fixEn: "Name the site folder (`notes build content`) or start a site with `notes init`.",
    fixZh: "\u8BF7\u5199\u660E\u7F51\u7AD9\u6587\u4EF6\u5939\uFF08`notes build content`\uFF09\uFF0C\u6216\u7528 `notes init` \u65B0\u5EFA\u4E00\u4E2A\u7F51\u7AD9\u3002"
  },
  "plugin-not-found": {
    level: "error",
    en: 'The Markdown plugin "{name}" was not found.',
    zh: "\u6CA1\u6709\u627E\u5230 Markdown \u63D2\u4EF6\u201C{name}\u201D\u3002",
    fixEn: "Install the package in the site folder, or give the path of the file as `./plugins/mine.js`.",
    fixZh: "\u8BF7\u5728\u7F51\u7AD9\u6587\u4EF6\u5939\u91CC\u5B89\u88C5\u8FD9\u4E2A\u5305\uFF1B\u81EA\u5DF1\u7684\u6587\u4EF6\u8BF7\u5199\u6210 `./plugins/mine.js` \u8FD9\u6837\u7684\u8DEF\u5F84\u3002"
  },
  "import-nothing": {
    level: "error",
    en: "No Docusaurus configuration was found in {folder}. Looked for: {candidates}.",
    zh: "\u5728 {folder} \u91CC\u6CA1\u6709\u627E\u5230 Docusaurus \u7684\u914D\u7F6E\u6587\u4EF6\u3002\u627E\u8FC7\uFF1A{candidates}\u3002",
    fixEn: "Name the folder of the site: `notes import my-site`.",
    fixZh: "\u8BF7\u5199\u660E\u7F51\u7AD9\u6587\u4EF6\u5939\uFF1A`notes import my-site`\u3002"
  },
  "config-syntax": {
    level: "error",
    en: "The configuration cannot be read: {message}",
    zh: "\u65E0\u6CD5\u8BFB\u53D6\u914D\u7F6E\uFF1A{message}",
    fixEn: "Mend the marked place.",
    fixZh: "\u8BF7\u6539\u6B63\u6807\u51FA\u7684\u4F4D\u7F6E\u3002"
  },
  "config-throws": {
    level: "error",
    en: "The configuration stopped with an error: {message}",
    zh: "\u8FD0\u884C\u914D\u7F6E\u65F6\u51FA\u9519\uFF1A{message}",
    fixEn: "Mend the code of the configuration or of what it imports.",
    fixZh: "\u8BF7\u6539\u6B63\u914D\u7F6E\u6216\u5B83\u6240\u5BFC\u5165\u7684\u4EE3\u7801\u3002"
  },
  "hook-throws": {
    level: "error",
    en: 'The hook "{name}" stopped with an error: {message}',
    zh: "\u94A9\u5B50\u201C{name}\u201D\u8FD0\u884C\u65F6\u51FA\u9519\uFF1A{message}",
    fixEn: "Mend the function `hooks.{name}` of the configuration.",
    fixZh: "\u8BF7\u6539\u6B63\u914D\u7F6E\u91CC\u7684\u51FD\u6570 `hooks.{name}`\u3002"
  },
  "code-syntax": {
    level: "error",
    en: "This code cannot be bundled: {message}",
    zh: "\u65E0\u6CD5\u6253\u5305\u8FD9\u6BB5\u4EE3\u7801\uFF1A{message}",
    fixEn: "Mend the marked place.",
    fixZh: "\u8BF7\u6539\u6B63\u6807\u51FA\u7684\u4F4D\u7F6E\u3002"
  },
  "page-no-default-export": {
    level: "error",
    en: "The page module {file} has no default export.",
    zh: "\u9875\u9762\u6A21\u5757 {file} \u6CA1\u6709\u9ED8\u8BA4\u5BFC\u51FA\uFF08default export\uFF09\u3002",
    fixEn: "Export the page component: `export default function Page() { \u2026 }`.",
    fixZh: "\u8BF7\u9ED8\u8BA4\u5BFC\u51FA\u9875\u9762\u7EC4\u4EF6\uFF1A`export default function Page() { \u2026 }`\u3002"
  },
  "render-failed": {
    level: "error",
    en: "The page {route} could not be rendered: {message}",
    zh: "\u9875\u9762 {route} \u6E32\u67D3\u5931\u8D25\uFF1A{message}",
    fixEn: "Mend the component; code that needs a browser belongs into an effect or `<BrowserOnly>`.",
    fixZh: "\u8BF7\u6539\u6B63\u7EC4\u4EF6\uFF1B\u53EA\u80FD\u5728\u6D4F\u89C8\u5668\u91CC\u8FD0\u884C\u7684\u4EE3\u7801\u8BF7\u653E\u8FDB effect \u6216 `<BrowserOnly>`\u3002"
  },
  "compile-crashed": {
    level: "error",
    en: "The file could not be compiled: {message}",
    zh: "\u6587\u4EF6\u7F16\u8BD1\u5931\u8D25\uFF1A{message}",
    fixEn: "This is a fault of the tool: please report it with the file.",
    fixZh: "\u8FD9\u662F\u5DE5\u5177\u672C\u8EAB\u7684\u95EE\u9898\uFF0C\u8BF7\u9644\u4E0A\u8BE5\u6587\u4EF6\u53CD\u9988\u3002"
  },
  "custom-css-missing": {
    level: "error",
    en: "The style sheet {path} does not exist.",
    zh: "\u6837\u5F0F\u8868 {path} \u4E0D\u5B58\u5728\u3002",
    fixEn: "Correct `customCss`; paths are relative to the site folder.",
    fixZh: "\u8BF7\u6539\u6B63 `customCss`\uFF1B\u8DEF\u5F84\u76F8\u5BF9\u4E8E\u7F51\u7AD9\u6587\u4EF6\u5939\u3002"
  },
  "output-foreign": {
    level: "error",
    en: "The output folder {folder} holds files that this tool did not write.",
    zh: "\u8F93\u51FA\u6587\u4EF6\u5939 {folder} \u91CC\u6709\u4E0D\u662F\u672C\u5DE5\u5177\u5199\u5165\u7684\u6587\u4EF6\u3002",
    fixEn: "Name another folder with `-o`, or empty this one yourself.",
    fixZh: "\u8BF7\u7528 `-o` \u53E6\u9009\u4E00\u4E2A\u6587\u4EF6\u5939\uFF0C\u6216\u81EA\u884C\u6E05\u7A7A\u5B83\u3002"
  },
  "output-inside-source": {
    level: "error",
    en: "The output folder {folder} would hold or replace the site folder.",
    zh: "\u8F93\u51FA\u6587\u4EF6\u5939 {folder} \u4F1A\u8986\u76D6\u6216\u5305\u4F4F\u7F51\u7AD9\u6587\u4EF6\u5939\u3002",
    fixEn: "Name a folder of its own with `-o`.",
    fixZh: "\u8BF7\u7528 `-o` \u6307\u5B9A\u4E00\u4E2A\u5355\u72EC\u7684\u6587\u4EF6\u5939\u3002"
  },
  "output-clash": {
    level: "error",
    en: "Two outputs have the same file {path}: {first} and {second}.",
    zh: "\u4E24\u4E2A\u8F93\u51FA\u5199\u5230\u540C\u4E00\u4E2A\u6587\u4EF6 {path}\uFF1A{first} \u548C {second}\u3002",
    fixEn: "Rename the static file or change the slug of the page.",
    fixZh: "\u8BF7\u7ED9\u9759\u6001\u6587\u4EF6\u6539\u540D\uFF0C\u6216\u4FEE\u6539\u9875\u9762\u7684 slug\u3002"
  },
  "disk-full": {
    level: "error",
    en: "There is no space left on the disk of {folder}; the last good output stays.",
    zh: "{folder} \u6240\u5728\u7684\u78C1\u76D8\u5DF2\u6EE1\uFF1B\u4E0A\u4E00\u6B21\u7684\u8F93\u51FA\u4FDD\u6301\u4E0D\u53D8\u3002",
    fixEn: "Free some space and build again.",
    fixZh: "\u8BF7\u817E\u51FA\u7A7A\u95F4\u540E\u91CD\u65B0\u6784\u5EFA\u3002"
  },
  "output-unwritable": {
    level: "error",
    en: "The output cannot be written: {message}",
    zh: "\u65E0\u6CD5\u5199\u5165\u8F93\u51FA\uFF1A{message}",
    fixEn: "Check the rights of the folder.",
    fixZh: "\u8BF7\u68C0\u67E5\u6587\u4EF6\u5939\u7684\u6743\u9650\u3002"
  }
};

// renderer/site/problems/check.ts
var checkProblems = {
  "check-syntax": {
    level: "error",
    en: "The code does not parse: {message}",
    zh: "\u4EE3\u7801\u65E0\u6CD5\u89E3\u6790\uFF1A{message}",
    fixEn: "Mend the code, or flag the block `no-check` if it is a fragment.",
    fixZh: "\u4FEE\u6B63\u4EE3\u7801\uFF1B\u5982\u679C\u53EA\u662F\u7247\u6BB5\uFF0C\u5728\u4EE3\u7801\u5757\u540E\u6807\u6CE8 no-check\u3002",
    example: "```js no-check"
  },
  "check-css": {
    level: "error",
    en: "The CSS does not parse: {message}",
    zh: "CSS \u65E0\u6CD5\u89E3\u6790\uFF1A{message}",
    fixEn: "Mend the CSS, or flag the block `no-check` if it is wrong on purpose.",
    fixZh: "\u4FEE\u6B63 CSS\uFF1B\u5982\u679C\u662F\u6709\u610F\u5C55\u793A\u7684\u9519\u8BEF\uFF0C\u6807\u6CE8 no-check\u3002"
  },
  "check-html": {
    level: "error",
    en: "The HTML has a parse error: {message}",
    zh: "HTML \u89E3\u6790\u51FA\u9519\uFF1A{message}",
    fixEn: "Mend the HTML, or flag the block `no-check` if it is wrong on purpose.",
    fixZh: "\u4FEE\u6B63 HTML\uFF1B\u5982\u679C\u662F\u6709\u610F\u5C55\u793A\u7684\u9519\u8BEF\uFF0C\u6807\u6CE8 no-check\u3002"
  },
  "check-types": {
    level: "error",
    en: "TS{number}: {message}",
    zh: "\u7C7B\u578B\u9519\u8BEF TS{number}\uFF1A{message}",
    fixEn: "Mend the types; a block that shows an error on purpose says `expect-error={number}`.",
    fixZh: "\u4FEE\u6B63\u7C7B\u578B\uFF1B\u5982\u679C\u662F\u6709\u610F\u5C55\u793A\u7684\u9519\u8BEF\uFF0C\u6807\u6CE8 expect-error={number}\u3002",
    example: "```ts expect-error=2322"
  },
  "check-error-absent": {
    level: "error",
    en: "The block says it has the type error TS{number}, but it has not.",
    zh: "\u4EE3\u7801\u5757\u58F0\u660E\u4F1A\u51FA\u73B0\u7C7B\u578B\u9519\u8BEF TS{number}\uFF0C\u5B9E\u9645\u6CA1\u6709\u51FA\u73B0\u3002",
    fixEn: "Remove `expect-error={number}` or bring back the error it shows.",
    fixZh: "\u5220\u53BB expect-error={number}\uFF0C\u6216\u6062\u590D\u8981\u5C55\u793A\u7684\u9519\u8BEF\u3002"
  },
  "check-expectation": {
    level: "error",
    en: "Expected {expected}, got {actual}.",
    zh: "\u671F\u671B {expected}\uFF0C\u5B9E\u9645\u5F97\u5230 {actual}\u3002",
    fixEn: "Mend the code or the expectation beside it.",
    fixZh: "\u4FEE\u6B63\u4EE3\u7801\uFF0C\u6216\u4FEE\u6B63\u65C1\u8FB9\u6CE8\u91CA\u91CC\u7684\u671F\u671B\u503C\u3002"
  },
  "check-expectation-missed": {
    level: "error",
    en: "The expectation {expected} was never reached.",
    zh: "\u671F\u671B {expected} \u6240\u5728\u7684\u8BED\u53E5\u6CA1\u6709\u6267\u884C\u3002",
    fixEn: "Call the code that holds it, or remove the expectation.",
    fixZh: "\u8C03\u7528\u5305\u542B\u5B83\u7684\u4EE3\u7801\uFF0C\u6216\u5220\u53BB\u8FD9\u6761\u671F\u671B\u3002"
  },
  "check-expectation-misplaced": {
    level: "error",
    en: "The expectation does not follow a statement.",
    zh: "\u8FD9\u6761\u671F\u671B\u524D\u9762\u6CA1\u6709\u8BED\u53E5\u3002",
    fixEn: "Put it at the end of the line on which a statement ends.",
    fixZh: "\u628A\u5B83\u5199\u5728\u8BED\u53E5\u7ED3\u675F\u7684\u90A3\u4E00\u884C\u672B\u5C3E\u3002",
    example: "add(1, 2); // => 3"
  },
  "check-output": {
    level: "error",
    en: 'The output differs: expected "{expected}", got "{actual}".',
    zh: "\u8F93\u51FA\u4E0D\u7B26\uFF1A\u671F\u671B\u201C{expected}\u201D\uFF0C\u5B9E\u9645\u201C{actual}\u201D\u3002",
    fixEn: "Write the output as the code prints it.",
    fixZh: "\u6309\u4EE3\u7801\u7684\u5B9E\u9645\u8F93\u51FA\u4FEE\u6539\u8FD9\u6BB5\u6587\u5B57\u3002"
  },
  "check-run-error": {
    level: "error",
    en: "The code fails when it is run: {name}: {message}",
    zh: "\u4EE3\u7801\u8FD0\u884C\u51FA\u9519\uFF1A{name}: {message}",
    fixEn: "Mend the code; an error that is meant says `// throws {name}`.",
    fixZh: "\u4FEE\u6B63\u4EE3\u7801\uFF1B\u5982\u679C\u9519\u8BEF\u662F\u6709\u610F\u7684\uFF0C\u5199\u4E0A // throws {name}\u3002"
  },
  "check-timeout": {
    level: "error",
    en: "The code did not end within {ms} ms and was stopped.",
    zh: "\u4EE3\u7801\u5728 {ms} \u6BEB\u79D2\u5185\u6CA1\u6709\u7ED3\u675F\uFF0C\u5DF2\u88AB\u4E2D\u6B62\u3002",
    fixEn: "End loops and clear intervals.",
    fixZh: "\u7ED3\u675F\u5FAA\u73AF\uFF0C\u6E05\u9664\u5B9A\u65F6\u5668\u3002"
  },
  "check-died": {
    level: "error",
    en: "The process that ran the code ended early ({detail}).",
    zh: "\u8FD0\u884C\u4EE3\u7801\u7684\u8FDB\u7A0B\u63D0\u524D\u7ED3\u675F\uFF08{detail}\uFF09\u3002",
    fixEn: "Use less memory and do not end the process.",
    fixZh: "\u51CF\u5C11\u5185\u5B58\u5360\u7528\uFF0C\u4E0D\u8981\u7ED3\u675F\u8FDB\u7A0B\u3002"
  },
  "check-space-han-latin": {
    level: "warning",
    en: 'Space between Han and Latin: write "{wanted}" for "{found}".',
    zh: "\u4E2D\u897F\u6587\u4E4B\u95F4\u8981\u6709\u7A7A\u683C\uFF1A\u201C{found}\u201D\u5E94\u5199\u4F5C\u201C{wanted}\u201D\u3002",
    fixEn: "Run `notes check --fix`, which never touches code.",
    fixZh: "\u8FD0\u884C notes check --fix \u81EA\u52A8\u4FEE\u6B63\uFF08\u4E0D\u4F1A\u6539\u52A8\u4EE3\u7801\uFF09\u3002"
  },
  "check-space-before-full-width": {
    level: "warning",
    en: "No space beside full-width punctuation.",
    zh: "\u5168\u89D2\u6807\u70B9\u65C1\u4E0D\u52A0\u7A7A\u683C\u3002",
    fixEn: "Run `notes check --fix`, which never touches code.",
    fixZh: "\u8FD0\u884C notes check --fix \u81EA\u52A8\u4FEE\u6B63\uFF08\u4E0D\u4F1A\u6539\u52A8\u4EE3\u7801\uFF09\u3002"
  },
  "check-half-width-punctuation": {
    level: "warning",
    en: 'Full-width punctuation in a Chinese sentence: write "{wanted}" for "{found}".',
    zh: "\u4E2D\u6587\u53E5\u5B50\u7528\u5168\u89D2\u6807\u70B9\uFF1A\u201C{found}\u201D\u5E94\u5199\u4F5C\u201C{wanted}\u201D\u3002",
    fixEn: "Run `notes check --fix`, which never touches code.",
    fixZh: "\u8FD0\u884C notes check --fix \u81EA\u52A8\u4FEE\u6B63\uFF08\u4E0D\u4F1A\u6539\u52A8\u4EE3\u7801\uFF09\u3002"
  },
  "check-half-width-brackets": {
    level: "warning",
    en: 'Full-width brackets round Chinese text: write "{wanted}".',
    zh: "\u62EC\u6CE8\u4E2D\u6587\u7528\u5168\u89D2\u62EC\u53F7\uFF1A\u5E94\u5199\u4F5C\u201C{wanted}\u201D\u3002",
    fixEn: "Run `notes check --fix`, which never touches code.",
    fixZh: "\u8FD0\u884C notes check --fix \u81EA\u52A8\u4FEE\u6B63\uFF08\u4E0D\u4F1A\u6539\u52A8\u4EE3\u7801\uFF09\u3002"
  },
  "check-quotation-marks": {
    level: "warning",
    en: "Chinese quotation marks: write {wanted}.",
    zh: "\u4E2D\u6587\u5F15\u53F7\u7528\u201C \u201D\uFF1A\u5E94\u5199\u4F5C{wanted}\u3002",
    fixEn: "Run `notes check --fix`, which never touches code.",
    fixZh: "\u8FD0\u884C notes check --fix \u81EA\u52A8\u4FEE\u6B63\uFF08\u4E0D\u4F1A\u6539\u52A8\u4EE3\u7801\uFF09\u3002"
  },
  "check-full-width-ascii": {
    level: "warning",
    en: 'Letters and digits are half-width: write "{wanted}" for "{found}".',
    zh: "\u5B57\u6BCD\u548C\u6570\u5B57\u7528\u534A\u89D2\uFF1A\u201C{found}\u201D\u5E94\u5199\u4F5C\u201C{wanted}\u201D\u3002",
    fixEn: "Run `notes check --fix`, which never touches code.",
    fixZh: "\u8FD0\u884C notes check --fix \u81EA\u52A8\u4FEE\u6B63\uFF08\u4E0D\u4F1A\u6539\u52A8\u4EE3\u7801\uFF09\u3002"
  },
  "check-ellipsis": {
    level: "warning",
    en: "The Chinese ellipsis is six dots: \u2026\u2026",
    zh: "\u4E2D\u6587\u7701\u7565\u53F7\u662F\u516D\u4E2A\u70B9\uFF1A\u2026\u2026",
    fixEn: "Run `notes check --fix`, which never touches code.",
    fixZh: "\u8FD0\u884C notes check --fix \u81EA\u52A8\u4FEE\u6B63\uFF08\u4E0D\u4F1A\u6539\u52A8\u4EE3\u7801\uFF09\u3002"
  },
  "check-dash": {
    level: "warning",
    en: "The Chinese dash takes two characters: \u2014\u2014",
    zh: "\u4E2D\u6587\u7834\u6298\u53F7\u5360\u4E24\u4E2A\u5B57\uFF1A\u2014\u2014",
    fixEn: "Run `notes check --fix`, which never touches code.",
    fixZh: "\u8FD0\u884C notes check --fix \u81EA\u52A8\u4FEE\u6B63\uFF08\u4E0D\u4F1A\u6539\u52A8\u4EE3\u7801\uFF09\u3002"
  },
  "check-repeated-punctuation": {
    level: "warning",
    en: 'Punctuation stands twice: "{found}".',
    zh: "\u6807\u70B9\u91CD\u590D\uFF1A\u201C{found}\u201D\u3002",
    fixEn: "Run `notes check --fix`, which never touches code.",
    fixZh: "\u8FD0\u884C notes check --fix \u81EA\u52A8\u4FEE\u6B63\uFF08\u4E0D\u4F1A\u6539\u52A8\u4EE3\u7801\uFF09\u3002"
  },
  "check-ideographic-space": {
    level: "warning",
    en: "An ideographic space inside a line.",
    zh: "\u884C\u5185\u51FA\u73B0\u5168\u89D2\u7A7A\u683C\u3002",
    fixEn: "Run `notes check --fix`, which never touches code.",
    fixZh: "\u8FD0\u884C notes check --fix \u81EA\u52A8\u4FEE\u6B63\uFF08\u4E0D\u4F1A\u6539\u52A8\u4EE3\u7801\uFF09\u3002"
  },
  "check-heading-order": {
    level: "warning",
    en: "A heading of level {level} follows one of level {last}.",
    zh: "{last} \u7EA7\u6807\u9898\u4E4B\u540E\u76F4\u63A5\u51FA\u73B0\u4E86 {level} \u7EA7\u6807\u9898\u3002",
    fixEn: "Go down one level at a time.",
    fixZh: "\u6807\u9898\u9010\u7EA7\u9012\u8FDB\u3002"
  },
  "check-heading-twice": {
    level: "warning",
    en: 'The heading "{heading}" stands on line {line} already.',
    zh: "\u6807\u9898\u201C{heading}\u201D\u5728\u7B2C {line} \u884C\u5DF2\u7ECF\u51FA\u73B0\u8FC7\u3002",
    fixEn: "Say what is different, so that readers and links can tell them apart.",
    fixZh: "\u6362\u4E00\u4E2A\u80FD\u533A\u5206\u7684\u6807\u9898\uFF0C\u65B9\u4FBF\u8BFB\u8005\u548C\u94FE\u63A5\u5B9A\u4F4D\u3002"
  },
  "check-image-alt": {
    level: "warning",
    en: "The image {url} has no text for readers who do not see it.",
    zh: "\u56FE\u7247 {url} \u6CA1\u6709\u66FF\u4EE3\u6587\u5B57\u3002",
    fixEn: "Write what the image shows between the brackets.",
    fixZh: "\u5728\u65B9\u62EC\u53F7\u91CC\u5199\u660E\u56FE\u7247\u5185\u5BB9\u3002",
    example: "![\u4E8B\u4EF6\u5FAA\u73AF\u7684\u4E00\u8F6E](/img/event-loop.svg)"
  },
  "check-link-empty": {
    level: "warning",
    en: "The link to {url} has no text.",
    zh: "\u6307\u5411 {url} \u7684\u94FE\u63A5\u6CA1\u6709\u6587\u5B57\u3002",
    fixEn: "Write where the link leads between the brackets.",
    fixZh: "\u5728\u65B9\u62EC\u53F7\u91CC\u5199\u660E\u94FE\u63A5\u53BB\u5904\u3002"
  },
  "check-stale": {
    level: "warning",
    en: "Last reviewed on {date}, {days} days ago (limit {limit}).",
    zh: "\u4E0A\u6B21\u6821\u5BF9\u662F {date}\uFF0C\u5DF2\u8FC7\u53BB {days} \u5929\uFF08\u4E0A\u9650 {limit} \u5929\uFF09\u3002",
    fixEn: "Read the note against its sources and set `last_reviewed` to today.",
    fixZh: "\u5BF9\u7167\u6765\u6E90\u91CD\u65B0\u6821\u5BF9\uFF0C\u5E76\u628A last_reviewed \u6539\u6210\u4ECA\u5929\u3002"
  },
  "check-orphan": {
    level: "warning",
    en: "No sidebar and no other page leads to this page.",
    zh: "\u6CA1\u6709\u4FA7\u680F\u6216\u5176\u4ED6\u9875\u9762\u6307\u5411\u672C\u9875\u3002",
    fixEn: "Add it to a sidebar, or link to it.",
    fixZh: "\u628A\u5B83\u52A0\u8FDB\u4FA7\u680F\uFF0C\u6216\u4ECE\u5176\u4ED6\u9875\u9762\u94FE\u63A5\u8FC7\u6765\u3002"
  },
  "check-link-dead": {
    level: "warning",
    en: "The address {url} does not answer as it should ({reason}).",
    zh: "\u7AD9\u5916\u94FE\u63A5 {url} \u6253\u4E0D\u5F00\uFF08{reason}\uFF09\u3002",
    fixEn: "Link to where the page stands now, or to an archived copy.",
    fixZh: "\u6539\u6210\u9875\u9762\u73B0\u5728\u7684\u5730\u5740\uFF0C\u6216\u6362\u6210\u5B58\u6863\u526F\u672C\u3002"
  },
  "check-link-refused": {
    level: "info",
    en: "The host of {url} turns programs away (status {status}); whether the page is there was not seen.",
    zh: "{url} \u6240\u5728\u7AD9\u70B9\u62D2\u7EDD\u7A0B\u5E8F\u8BBF\u95EE\uFF08\u72B6\u6001 {status}\uFF09\uFF0C\u65E0\u6CD5\u786E\u8BA4\u9875\u9762\u662F\u5426\u5B58\u5728\u3002",
    fixEn: "Open it once in a browser.",
    fixZh: "\u8BF7\u5728\u6D4F\u89C8\u5668\u91CC\u6253\u5F00\u786E\u8BA4\u3002"
  },
  "check-axe": {
    level: "warning",
    en: "Accessibility on {route}: {help} ({rule}, {count} places, first {target}).",
    zh: "{route} \u7684\u65E0\u969C\u788D\u95EE\u9898\uFF1A{help}\uFF08{rule}\uFF0C{count} \u5904\uFF0C\u7B2C\u4E00\u5904 {target}\uFF09\u3002",
    fixEn: "Mend the markup that the rule names.",
    fixZh: "\u6309\u89C4\u5219\u4FEE\u6539\u6807\u8BB0\u3002"
  },
  "check-contrast": {
    level: "warning",
    en: "Too little contrast on {route} ({scheme}): {count} places, first {target}.",
    zh: "{route}\uFF08{scheme}\uFF09\u6587\u5B57\u5BF9\u6BD4\u5EA6\u4E0D\u8DB3\uFF1A{count} \u5904\uFF0C\u7B2C\u4E00\u5904 {target}\u3002",
    fixEn: "Text needs a ratio of 4.5 to its ground, large text 3.",
    fixZh: "\u6B63\u6587\u5BF9\u6BD4\u5EA6\u81F3\u5C11 4.5\uFF0C\u5927\u53F7\u6587\u5B57\u81F3\u5C11 3\u3002"
  },
  "check-layout-shift": {
    level: "warning",
    en: "The layout of {route} shifts by {value} while it loads (limit {limit}).",
    zh: "{route} \u52A0\u8F7D\u65F6\u5E03\u5C40\u504F\u79FB {value}\uFF08\u4E0A\u9650 {limit}\uFF09\u3002",
    fixEn: "Give images and embedded content their size.",
    fixZh: "\u4E3A\u56FE\u7247\u548C\u5D4C\u5165\u5185\u5BB9\u5199\u660E\u5C3A\u5BF8\u3002"
  },
  "check-overflow": {
    level: "warning",
    en: "{route} is {width} px wide on a screen of {screen} px.",
    zh: "{route} \u5728 {screen} px \u5BBD\u7684\u5C4F\u5E55\u4E0A\u6491\u5230\u4E86 {width} px\u3002",
    fixEn: "Let wide content scroll inside its own box.",
    fixZh: "\u8BA9\u8FC7\u5BBD\u7684\u5185\u5BB9\u5728\u81EA\u5DF1\u7684\u6846\u5185\u6EDA\u52A8\u3002"
  },
  "check-console": {
    level: "error",
    en: "The console of {route} has an error: {message}",
    zh: "{route} \u7684\u63A7\u5236\u53F0\u6709\u9519\u8BEF\uFF1A{message}",
    fixEn: "Open the page and mend what the error names.",
    fixZh: "\u6253\u5F00\u9875\u9762\uFF0C\u6309\u9519\u8BEF\u4FE1\u606F\u4FEE\u6B63\u3002"
  },
  "check-policy": {
    level: "error",
    en: "{route} breaks its Content-Security-Policy: {directive} {url}",
    zh: "{route} \u8FDD\u53CD\u4E86 Content-Security-Policy\uFF1A{directive} {url}",
    fixEn: "Keep scripts and styles in files of the site, or name the origin under `scripts`.",
    fixZh: "\u628A\u811A\u672C\u548C\u6837\u5F0F\u653E\u8FDB\u7AD9\u70B9\u6587\u4EF6\uFF0C\u6216\u5728 scripts \u91CC\u5199\u660E\u6765\u6E90\u3002"
  },
  "check-foreign-request": {
    level: "warning",
    en: "{route} asks another host: {url}",
    zh: "{route} \u5411\u5176\u4ED6\u7AD9\u70B9\u53D1\u51FA\u4E86\u8BF7\u6C42\uFF1A{url}",
    fixEn: "Keep what pages need in the site.",
    fixZh: "\u628A\u9875\u9762\u9700\u8981\u7684\u6587\u4EF6\u653E\u5728\u7AD9\u70B9\u91CC\u3002"
  },
  "check-weight": {
    level: "warning",
    en: "{route} loads {bytes} bytes of {kind}; the budget is {limit}.",
    zh: "{route} \u52A0\u8F7D\u4E86 {bytes} \u5B57\u8282\u7684 {kind}\uFF0C\u9884\u7B97\u662F {limit}\u3002",
    fixEn: "Load less, or raise `check.budgets.{kind}`.",
    fixZh: "\u51CF\u5C11\u52A0\u8F7D\uFF0C\u6216\u8C03\u9AD8 check.budgets.{kind}\u3002"
  }
};

// renderer/site/problems/config.ts
var configProblems = {
  "config-no-object": {
    level: "error",
    en: "The configuration must export an object, not {got}.",
    zh: "\u914D\u7F6E\u5FC5\u987B\u5BFC\u51FA\u4E00\u4E2A\u5BF9\u8C61\uFF0C\u800C\u4E0D\u662F {got}\u3002",
    fixEn: "Write `export default defineConfig({ title: \u2026 })`.",
    fixZh: "\u5199\u6210 `export default defineConfig({ title: \u2026 })`\u3002",
    example: "export default defineConfig({ title: 'Notes' });"
  },
  "config-missing": {
    level: "error",
    en: '"{path}" is required.',
    zh: '"{path}" is required\uFF1A\u7F3A\u5C11\u5FC5\u586B\u9879\u201C{path}\u201D\u3002',
    fixEn: "Add `{path}` to the configuration.",
    fixZh: "\u5728\u914D\u7F6E\u91CC\u52A0\u4E0A `{path}`\u3002"
  },
  "config-unknown-key": {
    level: "error",
    en: '"{path}" is not a known option.',
    zh: "\u6CA1\u6709\u201C{path}\u201D\u8FD9\u4E2A\u914D\u7F6E\u9879\u3002",
    fixEn: "Correct the name, or put values of your own into `customFields`. Known here: {known}.",
    fixZh: "\u8BF7\u6539\u6B63\u540D\u79F0\uFF1B\u81EA\u5DF1\u7684\u6570\u636E\u8BF7\u653E\u8FDB `customFields`\u3002\u8FD9\u91CC\u53EF\u7528\u7684\u6709\uFF1A{known}\u3002"
  },
  "config-wrong-type": {
    level: "error",
    en: '"{path}" must be {expected}, not {got}.',
    zh: "\u201C{path}\u201D\u5E94\u4E3A {expected}\uFF0C\u800C\u4E0D\u662F {got}\u3002",
    fixEn: "Write a value of type {expected}.",
    fixZh: "\u8BF7\u5199\u6210 {expected} \u7C7B\u578B\u7684\u503C\u3002"
  },
  "config-url-unset": {
    level: "warning",
    en: 'The configuration has no "url"; absolute addresses use https://example.org.',
    zh: "\u914D\u7F6E\u91CC\u6CA1\u6709\u201Curl\u201D\uFF0C\u7EDD\u5BF9\u5730\u5740\u6682\u7528 https://example.org\u3002",
    fixEn: "Set `url` to the origin where the site will stand.",
    fixZh: "\u628A `url` \u8BBE\u4E3A\u7F51\u7AD9\u7684\u6B63\u5F0F\u57DF\u540D\u3002",
    example: "url: 'https://notes.example.com',"
  },
  "config-url-invalid": {
    level: "error",
    en: '"{url}" is not a valid URL for "url".',
    zh: '\u201Curl\u201D\u7684\u503C "{url}" \u4E0D\u662F\u6709\u6548\u7684\u7F51\u5740\u3002',
    fixEn: "Write scheme and host alone.",
    fixZh: "\u53EA\u5199\u534F\u8BAE\u548C\u57DF\u540D\u3002",
    example: "url: 'https://notes.example.com',"
  },
  "config-url-path": {
    level: "error",
    en: 'The url must be an origin without a sub-path, but "{url}" has the path "{path}".',
    zh: '\u201Curl\u201D\u4E0D\u80FD\u5E26\u8DEF\u5F84\uFF0C\u800C "{url}" \u5E26\u6709 "{path}"\u3002',
    fixEn: "Keep the origin in `url` and move the path to `baseUrl`.",
    fixZh: "`url` \u53EA\u7559\u57DF\u540D\uFF0C\u8DEF\u5F84\u5199\u5230 `baseUrl` \u91CC\u3002",
    example: "url: 'https://example.com', baseUrl: '/notes/',"
  },
  "config-duplicate-instance": {
    level: "error",
    en: 'Two {area} instances have the id "{id}".',
    zh: "\u6709\u4E24\u4E2A {area} \u5B9E\u4F8B\u7684 id \u90FD\u662F\u201C{id}\u201D\u3002",
    fixEn: "Give each instance an `id` of its own.",
    fixZh: "\u7ED9\u6BCF\u4E2A\u5B9E\u4F8B\u5199\u4E00\u4E2A\u4E0D\u540C\u7684 `id`\u3002"
  },
  "config-navbar-type": {
    level: "error",
    en: "Bad navbar item type {type}.",
    zh: "Bad navbar item type {type}\uFF1A\u5BFC\u822A\u680F\u6CA1\u6709\u8FD9\u79CD\u7C7B\u578B\u7684\u9879\u76EE\u3002",
    fixEn: "Use one of: {known}.",
    fixZh: "\u53EF\u7528\u7684\u7C7B\u578B\uFF1A{known}\u3002"
  },
  "config-navbar-fields": {
    level: "error",
    en: "The navbar item {item} needs exactly one of {rule}.",
    zh: "\u5BFC\u822A\u680F\u9879\u76EE {item} \u5FC5\u987B\u4E14\u53EA\u80FD\u5199 {rule} \u4E2D\u7684\u4E00\u4E2A\u3002",
    fixEn: "Write exactly one of {rule} at {path}.",
    fixZh: "\u5728 {path} \u5904\u5199\u4E14\u53EA\u5199 {rule} \u4E2D\u7684\u4E00\u4E2A\u3002"
  },
  "config-navbar-nested": {
    level: "error",
    en: "A dropdown cannot stand inside another dropdown ({path}).",
    zh: "\u4E0B\u62C9\u83DC\u5355\u91CC\u4E0D\u80FD\u518D\u653E\u4E0B\u62C9\u83DC\u5355\uFF08{path}\uFF09\u3002",
    fixEn: "Move its items one level up.",
    fixZh: "\u628A\u91CC\u9762\u7684\u9879\u76EE\u4E0A\u79FB\u4E00\u5C42\u3002"
  },
  "config-footer-mixed": {
    level: "error",
    en: "The footer mixes columns with plain links.",
    zh: "\u9875\u811A\u94FE\u63A5\u4E0D\u80FD\u65E2\u6709\u5206\u680F\u53C8\u6709\u5355\u72EC\u7684\u94FE\u63A5\u3002",
    fixEn: "Give every entry of `footer.links` an `items` list, or none.",
    fixZh: "`footer.links` \u7684\u6BCF\u4E00\u9879\u90FD\u5199 `items`\uFF0C\u6216\u8005\u90FD\u4E0D\u5199\u3002"
  },
  "config-toc-levels": {
    level: "error",
    en: "tableOfContents.minHeadingLevel ({min}) is greater than maxHeadingLevel ({max}).",
    zh: "tableOfContents.minHeadingLevel\uFF08{min}\uFF09\u5927\u4E8E maxHeadingLevel\uFF08{max}\uFF09\u3002",
    fixEn: "Swap the two values.",
    fixZh: "\u8BF7\u4EA4\u6362\u4E24\u4E2A\u503C\u3002"
  },
  "config-search-key": {
    level: "warning",
    en: "{key} is missing: the hosted search will fail in the browser.",
    zh: "{key} is missing\uFF1A\u6258\u7BA1\u641C\u7D22\u7F3A\u5C11 {key}\uFF0C\u5728\u6D4F\u89C8\u5668\u91CC\u4F1A\u62A5\u9519\u3002",
    fixEn: "Set `search.{key}`, or use `provider: 'embedded'`, which needs no account.",
    fixZh: "\u586B\u5199 `search.{key}`\uFF0C\u6216\u6539\u7528\u4E0D\u9700\u8981\u8D26\u53F7\u7684 `provider: 'embedded'`\u3002"
  }
};

// renderer/site/problems/blog.ts
var blogProblems = {
  "post-no-date": {
    level: "warning",
    en: "The post has no date: none in the front matter, none in its path, none from git.",
    zh: "\u6587\u7AE0\u6CA1\u6709\u65E5\u671F\uFF1A\u6587\u9996\u3001\u8DEF\u5F84\u548C git \u91CC\u90FD\u6CA1\u6709\u3002",
    fixEn: "Write a date.",
    fixZh: "\u8BF7\u5199\u4E0A\u65E5\u671F\u3002",
    example: "date: 2025-03-23"
  },
  "post-untruncated": {
    level: "warning",
    en: "Posts without a truncate marker stand in lists in full: {count}.",
    zh: "\u6CA1\u6709\u622A\u65AD\u6807\u8BB0\u7684\u6587\u7AE0\u4F1A\u5728\u5217\u8868\u91CC\u663E\u793A\u5168\u6587\uFF1A{count} \u7BC7\u3002",
    fixEn: "Put a marker after the introduction, or set `onUntruncatedBlogPosts` to 'ignore'.",
    fixZh: "\u5728\u5BFC\u8BED\u540E\u9762\u52A0\u4E0A\u6807\u8BB0\uFF0C\u6216\u628A `onUntruncatedBlogPosts` \u8BBE\u4E3A 'ignore'\u3002",
    example: "<!-- truncate -->"
  },
  "authors-file-shape": {
    level: "error",
    en: 'The authors file looks invalid: "{path}" ({rule}), found {got}.',
    zh: "\u4F5C\u8005\u6587\u4EF6\u6709\u8BEF\uFF1A\u201C{path}\u201D\u5E94\u4E3A {rule}\uFF0C\u800C\u5199\u7684\u662F {got}\u3002",
    fixEn: "Correct the field, or remove it.",
    fixZh: "\u6539\u6B63\u8FD9\u4E2A\u5B57\u6BB5\uFF0C\u6216\u8005\u5220\u6389\u5B83\u3002"
  },
  "authors-nameless": {
    level: "error",
    en: 'The author "{key}" has neither a name nor an image.',
    zh: "\u4F5C\u8005\u201C{key}\u201D\u65E2\u6CA1\u6709\u540D\u5B57\u4E5F\u6CA1\u6709\u5934\u50CF\u3002",
    fixEn: "Give the author a `name` or an `image_url`.",
    fixZh: "\u5199\u4E0A `name` \u6216 `image_url`\u3002"
  },
  "authors-handle": {
    level: "error",
    en: 'The handle "{handle}" for {name} of the author "{key}" contains a slash.',
    zh: "\u4F5C\u8005\u201C{key}\u201D\u7684 {name} \u8D26\u53F7\u201C{handle}\u201D\u91CC\u6709\u659C\u6760\u3002",
    fixEn: "Write the handle alone, or a full address.",
    fixZh: "\u53EA\u5199\u8D26\u53F7\u540D\uFF0C\u6216\u5199\u5B8C\u6574\u7F51\u5740\u3002"
  },
  "authors-page-twice": {
    level: "error",
    en: 'The authors "{first}" and "{second}" have the same page "{permalink}".',
    zh: "\u4F5C\u8005\u201C{first}\u201D\u548C\u201C{second}\u201D\u7684\u9875\u9762\u5730\u5740\u90FD\u662F\u201C{permalink}\u201D\u3002",
    fixEn: "Give one of them another `page.permalink`.",
    fixZh: "\u7ED9\u5176\u4E2D\u4E00\u4E2A\u6362\u4E00\u4E2A `page.permalink`\u3002"
  },
  "authors-unknown": {
    level: "error",
    en: 'The author "{key}" is not in "{file}".',
    zh: "\u201C{file}\u201D\u91CC\u6CA1\u6709\u4F5C\u8005\u201C{key}\u201D\u3002",
    fixEn: "Add the author there. Known: {known}.",
    fixZh: "\u8BF7\u5728\u90A3\u91CC\u52A0\u4E0A\u8FD9\u4F4D\u4F5C\u8005\u3002\u5DF2\u6709\uFF1A{known}\u3002"
  },
  "authors-twice": {
    level: "error",
    en: 'The author "{key}" is named twice.',
    zh: "\u4F5C\u8005\u201C{key}\u201D\u5199\u4E86\u4E24\u6B21\u3002",
    fixEn: "Name each author once.",
    fixZh: "\u6BCF\u4F4D\u4F5C\u8005\u53EA\u5199\u4E00\u6B21\u3002"
  },
  "authors-mixed": {
    level: "error",
    en: "`authors` and the older author fields are used together.",
    zh: "`authors` \u548C\u65E7\u7684\u4F5C\u8005\u5B57\u6BB5\u4E0D\u80FD\u4E00\u8D77\u7528\u3002",
    fixEn: "Keep `authors` alone.",
    fixZh: "\u53EA\u4FDD\u7559 `authors`\u3002"
  },
  "authors-entry": {
    level: "error",
    en: "An author must be a key or an object with a name, not {got}.",
    zh: "\u4F5C\u8005\u5FC5\u987B\u662F\u4E00\u4E2A\u952E\uFF0C\u6216\u5E26\u540D\u5B57\u7684\u5BF9\u8C61\uFF0C\u800C\u4E0D\u662F {got}\u3002",
    fixEn: "Write a key of the authors file, or an object.",
    fixZh: "\u5199\u4F5C\u8005\u6587\u4EF6\u91CC\u7684\u952E\uFF0C\u6216\u4E00\u4E2A\u5BF9\u8C61\u3002",
    example: "authors: { name: \u5C0F\u660E }"
  },
  "authors-inline": {
    level: "warning",
    en: "Authors are written in the post instead of the authors file: {names}",
    zh: "\u4F5C\u8005\u5199\u5728\u4E86\u6587\u7AE0\u91CC\uFF0C\u800C\u4E0D\u662F\u4F5C\u8005\u6587\u4EF6\u91CC\uFF1A{names}",
    fixEn: "Add them to the authors file, or set `onInlineAuthors` to 'ignore'.",
    fixZh: "\u628A\u4ED6\u4EEC\u52A0\u8FDB\u4F5C\u8005\u6587\u4EF6\uFF0C\u6216\u628A `onInlineAuthors` \u8BBE\u4E3A 'ignore'\u3002"
  }
};

// renderer/site/problems/docs.ts
var docsProblems = {
  "docs-folder-missing": {
    level: "error",
    en: 'The docs folder of version "{version}" does not exist: "{folder}".',
    zh: "\u7248\u672C\u201C{version}\u201D\u7684\u6587\u6863\u6587\u4EF6\u5939\u4E0D\u5B58\u5728\uFF1A\u201C{folder}\u201D\u3002",
    fixEn: "Make the folder, correct `docs.path`, or write `docs: false`.",
    fixZh: "\u65B0\u5EFA\u8FD9\u4E2A\u6587\u4EF6\u5939\uFF0C\u6216\u6539\u6B63 `docs.path`\uFF1B\u4E0D\u9700\u8981\u6587\u6863\u65F6\u5199 `docs: false`\u3002"
  },
  "docs-folder-empty": {
    level: "error",
    en: 'There are no docs in "{folder}".',
    zh: "\u201C{folder}\u201D\u91CC\u6CA1\u6709\u4EFB\u4F55\u6587\u6863\u3002",
    fixEn: "Add a Markdown file, or write `docs: false`.",
    fixZh: "\u653E\u5165\u4E00\u4E2A Markdown \u6587\u4EF6\uFF1B\u4E0D\u9700\u8981\u6587\u6863\u65F6\u5199 `docs: false`\u3002"
  },
  "source-encoding": {
    level: "error",
    en: "The file is not UTF-8.",
    zh: "\u6587\u4EF6\u4E0D\u662F UTF-8 \u7F16\u7801\u3002",
    fixEn: "Save it as UTF-8.",
    fixZh: "\u8BF7\u53E6\u5B58\u4E3A UTF-8\u3002",
    example: "iconv -f GB18030 -t UTF-8 old.md > new.md"
  },
  "source-unreadable": {
    level: "error",
    en: "The file cannot be read: {reason}",
    zh: "\u6587\u4EF6\u8BFB\u4E0D\u51FA\u6765\uFF1A{reason}",
    fixEn: "Check the file and its permissions.",
    fixZh: "\u8BF7\u68C0\u67E5\u6587\u4EF6\u53CA\u5176\u6743\u9650\u3002"
  },
  "versions-file": {
    level: "error",
    en: "The versions file must be a JSON list of names ({reason}).",
    zh: "\u7248\u672C\u6587\u4EF6\u5FC5\u987B\u662F\u7531\u540D\u79F0\u7EC4\u6210\u7684 JSON \u5217\u8868\uFF08{reason}\uFF09\u3002",
    fixEn: "Write a list of version names, newest first.",
    fixZh: "\u5199\u6210\u7248\u672C\u540D\u79F0\u7684\u5217\u8868\uFF0C\u65B0\u7684\u5728\u524D\u3002",
    example: '["2.0", "1.0"]'
  },
  "versions-unknown": {
    level: "error",
    en: 'The option `{option}` names the version "{name}", which does not exist.',
    zh: "\u9009\u9879 `{option}` \u63D0\u5230\u4E86\u4E0D\u5B58\u5728\u7684\u7248\u672C\u201C{name}\u201D\u3002",
    fixEn: "Known versions: {known}.",
    fixZh: "\u5DF2\u6709\u7684\u7248\u672C\uFF1A{known}\u3002"
  },
  "tags-file-missing": {
    level: "error",
    en: 'The tags file "{file}" does not exist.',
    zh: "\u6807\u7B7E\u6587\u4EF6\u201C{file}\u201D\u4E0D\u5B58\u5728\u3002",
    fixEn: "Make the file, or remove the option `tags`.",
    fixZh: "\u65B0\u5EFA\u8FD9\u4E2A\u6587\u4EF6\uFF0C\u6216\u53BB\u6389 `tags` \u9009\u9879\u3002"
  },
  "doc-id-slash": {
    level: "error",
    en: 'The id "{id}" contains a slash.',
    zh: "id\u201C{id}\u201D\u91CC\u4E0D\u80FD\u6709\u659C\u6760\u3002",
    fixEn: "Write the last part alone; the folder is added by itself.",
    fixZh: "\u53EA\u5199\u6700\u540E\u4E00\u6BB5\uFF0C\u6587\u4EF6\u5939\u4F1A\u81EA\u52A8\u52A0\u4E0A\u3002",
    example: "id: intro"
  },
  "doc-slug-unclean": {
    level: "error",
    en: 'The address "{slug}" of the doc "{id}" in "{folder}" is not a clean path.',
    zh: "\u201C{folder}\u201D\u91CC\u7684\u6587\u6863\u201C{id}\u201D\u7684\u5730\u5740\u201C{slug}\u201D\u4E0D\u662F\u89C4\u8303\u7684\u8DEF\u5F84\u3002",
    fixEn: "Rename the file, or set a `slug` without `?`, `#` and `..`.",
    fixZh: "\u8BF7\u6539\u6587\u4EF6\u540D\uFF0C\u6216\u5199\u4E00\u4E2A\u4E0D\u542B `?`\u3001`#`\u3001`..` \u7684 `slug`\u3002",
    example: "slug: /guide/intro"
  },
  "doc-id-duplicate": {
    level: "error",
    en: '{count} docs have the id "{id}": {paths}',
    zh: "\u6709 {count} \u7BC7\u6587\u6863\u7684 id \u90FD\u662F\u201C{id}\u201D\uFF1A{paths}",
    fixEn: "Rename all but one, or give them an `id` each.",
    fixZh: "\u53EA\u7559\u4E00\u4E2A\uFF0C\u5176\u4F59\u6539\u540D\uFF0C\u6216\u5404\u5199\u4E00\u4E2A `id`\u3002"
  },
  "doc-displayed-sidebar": {
    level: "error",
    en: 'The doc "{id}" wants to show the sidebar "{sidebar}", which does not exist.',
    zh: "\u6587\u6863\u201C{id}\u201D\u8981\u663E\u793A\u7684\u4FA7\u8FB9\u680F\u201C{sidebar}\u201D\u4E0D\u5B58\u5728\u3002",
    fixEn: "Known sidebars: {known}.",
    fixZh: "\u5DF2\u6709\u7684\u4FA7\u8FB9\u680F\uFF1A{known}\u3002"
  },
  "doc-several-sidebars": {
    level: "warning",
    en: 'The doc "{id}" stands in several sidebars ({sidebars}); the last one is shown.',
    zh: "\u6587\u6863\u201C{id}\u201D\u51FA\u73B0\u5728\u591A\u4E2A\u4FA7\u8FB9\u680F\u91CC\uFF08{sidebars}\uFF09\uFF0C\u4F1A\u663E\u793A\u6700\u540E\u4E00\u4E2A\u3002",
    fixEn: "Keep it in one sidebar; elsewhere use `{ type: 'ref', id }`.",
    fixZh: "\u53EA\u653E\u8FDB\u4E00\u4E2A\u4FA7\u8FB9\u680F\uFF0C\u5176\u4ED6\u5730\u65B9\u7528 `{ type: 'ref', id }`\u3002"
  },
  "doc-no-sidebar": {
    level: "warning",
    en: "Docs that stand in no sidebar have no navigation: {count}.",
    zh: "\u4E0D\u5728\u4EFB\u4F55\u4FA7\u8FB9\u680F\u91CC\u7684\u6587\u6863\u6CA1\u6709\u5BFC\u822A\uFF1A{count} \u7BC7\u3002",
    fixEn: "Add them to the sidebars file, or write `displayed_sidebar: null` where that is meant.",
    fixZh: "\u628A\u5B83\u4EEC\u52A0\u8FDB\u4FA7\u8FB9\u680F\u6587\u4EF6\uFF1B\u6709\u610F\u5982\u6B64\u65F6\u5199 `displayed_sidebar: null`\u3002"
  },
  "doc-pagination-unknown": {
    level: "error",
    en: '`{field}` of the doc "{id}" names the doc "{target}", which does not exist.',
    zh: "\u6587\u6863\u201C{id}\u201D\u7684 `{field}` \u6307\u5411\u4E0D\u5B58\u5728\u7684\u6587\u6863\u201C{target}\u201D\u3002",
    fixEn: "Write the id of a doc, or null for no link.",
    fixZh: "\u5199\u4E00\u4E2A\u5B58\u5728\u7684\u6587\u6863 id\uFF1B\u4E0D\u8981\u94FE\u63A5\u65F6\u5199 null\u3002"
  },
  "sidebar-file-missing": {
    level: "error",
    en: 'The sidebars file "{path}" does not exist.',
    zh: "\u4FA7\u8FB9\u680F\u6587\u4EF6\u201C{path}\u201D\u4E0D\u5B58\u5728\u3002",
    fixEn: "Make the file, remove `sidebarPath` for an automatic sidebar, or write `sidebarPath: false` for none.",
    fixZh: "\u65B0\u5EFA\u8FD9\u4E2A\u6587\u4EF6\uFF1B\u60F3\u81EA\u52A8\u751F\u6210\u5C31\u53BB\u6389 `sidebarPath`\uFF1B\u4E0D\u8981\u4FA7\u8FB9\u680F\u5C31\u5199 `sidebarPath: false`\u3002"
  },
  "sidebar-file-shape": {
    level: "error",
    en: "A sidebars file must export an object of sidebars, not {got}.",
    zh: "\u4FA7\u8FB9\u680F\u6587\u4EF6\u5FC5\u987B\u5BFC\u51FA\u4E00\u4E2A\u7531\u4FA7\u8FB9\u680F\u7EC4\u6210\u7684\u5BF9\u8C61\uFF0C\u800C\u4E0D\u662F {got}\u3002",
    fixEn: "Write one key for each sidebar.",
    fixZh: "\u6BCF\u4E2A\u4FA7\u8FB9\u680F\u5199\u4E00\u4E2A\u952E\u3002",
    example: "export default { docs: ['intro'] };"
  },
  "sidebar-item-shape": {
    level: "error",
    en: '"{path}" in the sidebars file must be {expected}, not {got}.',
    zh: "\u4FA7\u8FB9\u680F\u6587\u4EF6\u91CC\u7684\u201C{path}\u201D\u5E94\u4E3A {expected}\uFF0C\u800C\u4E0D\u662F {got}\u3002",
    fixEn: "Write a value of type {expected}.",
    fixZh: "\u8BF7\u5199\u6210 {expected} \u7C7B\u578B\u7684\u503C\u3002"
  },
  "sidebar-unknown-type": {
    level: "error",
    en: 'Unknown sidebar item type {type} at "{path}".',
    zh: "Unknown sidebar item type {type}\uFF1A\u201C{path}\u201D\u5904\u7684\u9879\u76EE\u7C7B\u578B\u4E0D\u8BA4\u8BC6\u3002",
    fixEn: "Use one of: {known}.",
    fixZh: "\u53EF\u7528\u7684\u7C7B\u578B\uFF1A{known}\u3002"
  },
  "sidebar-dir-name": {
    level: "error",
    en: 'The folder "{dirName}" at "{path}" must not start or end with a slash.',
    zh: "\u201C{path}\u201D\u5904\u7684\u6587\u4EF6\u5939\u201C{dirName}\u201D\u9996\u5C3E\u4E0D\u80FD\u6709\u659C\u6760\u3002",
    fixEn: "Write it relative to the docs folder.",
    fixZh: "\u5199\u6210\u76F8\u5BF9\u4E8E\u6587\u6863\u6587\u4EF6\u5939\u7684\u8DEF\u5F84\u3002",
    example: "dirName: 'guide'"
  },
  "sidebar-link-type": {
    level: "error",
    en: 'Unknown sidebar category link type {type} at "{path}".',
    zh: "\u201C{path}\u201D\u5904\u7684\u5206\u7EC4\u94FE\u63A5\u7C7B\u578B {type} \u4E0D\u8BA4\u8BC6\u3002",
    fixEn: "Use `doc` or `generated-index`.",
    fixZh: "\u53EA\u80FD\u7528 `doc` \u6216 `generated-index`\u3002",
    example: "link: { type: 'generated-index' }"
  },
  "sidebar-autogenerated-empty": {
    level: "warning",
    en: 'There are no docs in "{dirName}" for an autogenerated sidebar slice.',
    zh: "\u81EA\u52A8\u751F\u6210\u4FA7\u8FB9\u680F\u7684\u6587\u4EF6\u5939\u201C{dirName}\u201D\u91CC\u6CA1\u6709\u6587\u6863\u3002",
    fixEn: "Correct `dirName`: it takes raw folder names, number prefixes included.",
    fixZh: "\u8BF7\u6539\u6B63 `dirName`\uFF1A\u8981\u5199\u539F\u6837\u7684\u6587\u4EF6\u5939\u540D\uFF0C\u5305\u62EC\u6570\u5B57\u524D\u7F00\u3002"
  },
  "sidebar-empty-category": {
    level: "error",
    en: 'The sidebar category "{label}" has neither items nor a link.',
    zh: "\u4FA7\u8FB9\u680F\u5206\u7EC4\u201C{label}\u201D\u65E2\u6CA1\u6709\u5185\u5BB9\u4E5F\u6CA1\u6709\u94FE\u63A5\u3002",
    fixEn: "Add an item or a `link`, or remove the category.",
    fixZh: "\u52A0\u4E0A\u5185\u5BB9\u6216 `link`\uFF0C\u6216\u8005\u5220\u6389\u8FD9\u4E2A\u5206\u7EC4\u3002"
  },
  "sidebar-unknown-doc": {
    level: "error",
    en: "The sidebars file names docs that do not exist: {ids}",
    zh: "\u4FA7\u8FB9\u680F\u6587\u4EF6\u91CC\u6709\u4E0D\u5B58\u5728\u7684\u6587\u6863 id\uFF1A{ids}",
    fixEn: "Available ids: {known}",
    fixZh: "\u53EF\u7528\u7684 id\uFF1A{known}"
  },
  "category-unknown-doc": {
    level: "error",
    en: 'The category file links to the doc "{id}", which does not exist.',
    zh: "\u5206\u7EC4\u6587\u4EF6\u94FE\u63A5\u5230\u4E0D\u5B58\u5728\u7684\u6587\u6863\u201C{id}\u201D\u3002",
    fixEn: "Available ids: {known}",
    fixZh: "\u53EF\u7528\u7684 id\uFF1A{known}"
  },
  "category-file-twice": {
    level: "warning",
    en: 'The folder "{folder}" has more than one category file; this one is not used.',
    zh: "\u6587\u4EF6\u5939\u201C{folder}\u201D\u6709\u591A\u4E2A\u5206\u7EC4\u6587\u4EF6\uFF0C\u8FD9\u4E00\u4E2A\u4E0D\u4F1A\u88AB\u4F7F\u7528\u3002",
    fixEn: "Keep one of them.",
    fixZh: "\u53EA\u4FDD\u7559\u4E00\u4E2A\u3002"
  },
  "category-file-shape": {
    level: "error",
    en: 'This category file looks invalid: "{path}" ({rule}), found {got}.',
    zh: "\u5206\u7EC4\u6587\u4EF6\u6709\u8BEF\uFF1A\u201C{path}\u201D\u5E94\u4E3A {rule}\uFF0C\u800C\u5199\u7684\u662F {got}\u3002",
    fixEn: "Correct the field, or remove it.",
    fixZh: "\u6539\u6B63\u8FD9\u4E2A\u5B57\u6BB5\uFF0C\u6216\u8005\u5220\u6389\u5B83\u3002"
  },
  "data-file-unknown-key": {
    level: "error",
    en: '"{path}" is not a field of this file.',
    zh: "\u8FD9\u4E2A\u6587\u4EF6\u6CA1\u6709\u201C{path}\u201D\u8FD9\u4E2A\u5B57\u6BB5\u3002",
    fixEn: "Correct the name. Known here: {known}.",
    fixZh: "\u8BF7\u6539\u6B63\u540D\u79F0\u3002\u8FD9\u91CC\u53EF\u7528\u7684\u6709\uFF1A{known}\u3002"
  },
  "data-file-syntax": {
    level: "error",
    en: "The file cannot be read as YAML or JSON: {message}",
    zh: "\u6587\u4EF6\u65E0\u6CD5\u6309 YAML \u6216 JSON \u8BFB\u53D6\uFF1A{message}",
    fixEn: "Correct the syntax at this place.",
    fixZh: "\u8BF7\u6539\u6B63\u8FD9\u91CC\u7684\u8BED\u6CD5\u3002"
  },
  "tags-file-shape": {
    level: "error",
    en: 'The tags file looks invalid: "{path}" ({rule}), found {got}.',
    zh: "\u6807\u7B7E\u6587\u4EF6\u6709\u8BEF\uFF1A\u201C{path}\u201D\u5E94\u4E3A {rule}\uFF0C\u800C\u5199\u7684\u662F {got}\u3002",
    fixEn: "Each key takes nothing, or an object of `label`, `permalink` and `description`.",
    fixZh: "\u6BCF\u4E2A\u952E\u53EF\u4EE5\u7559\u7A7A\uFF0C\u6216\u5199 `label`\u3001`permalink`\u3001`description`\u3002",
    example: "js: { label: JavaScript, permalink: /js }"
  },
  "tags-file-duplicate": {
    level: "error",
    en: 'The tags "{first}" and "{second}" have the same address "{permalink}".',
    zh: "\u6807\u7B7E\u201C{first}\u201D\u548C\u201C{second}\u201D\u7684\u5730\u5740\u90FD\u662F\u201C{permalink}\u201D\u3002",
    fixEn: "Give one of them another `permalink`.",
    fixZh: "\u7ED9\u5176\u4E2D\u4E00\u4E2A\u6362\u4E00\u4E2A `permalink`\u3002"
  },
  "tags-inline": {
    level: "warning",
    en: "Not in the tags file: {tags}",
    zh: "\u6807\u7B7E\u6587\u4EF6\u91CC\u6CA1\u6709\uFF1A{tags}",
    fixEn: "Add them to the tags file, or set `onInlineTags` to 'ignore'.",
    fixZh: "\u628A\u5B83\u4EEC\u52A0\u8FDB\u6807\u7B7E\u6587\u4EF6\uFF0C\u6216\u628A `onInlineTags` \u8BBE\u4E3A 'ignore'\u3002"
  }
};

// renderer/site/problems/content.ts
var frontMatterProblems = {
  "front-matter-yaml": {
    level: "error",
    en: "Error while parsing Markdown front matter: {message}",
    zh: "Error while parsing Markdown front matter\uFF1A\u6587\u9996\u7684 YAML \u8BFB\u4E0D\u51FA\u6765\uFF08{message}\uFF09\u3002",
    fixEn: "Put values with special characters (such as `: ` or a leading `@`) in quotes.",
    fixZh: "\u503C\u91CC\u6709\u7279\u6B8A\u5B57\u7B26\uFF08\u5982 `: ` \u6216\u5F00\u5934\u7684 `@`\uFF09\u65F6\uFF0C\u8BF7\u52A0\u5F15\u53F7\u3002",
    example: "title: 'a: b'"
  },
  "front-matter-language": {
    level: "error",
    en: 'Front matter is read as YAML, not as "{language}".',
    zh: "\u6587\u9996\u53EA\u652F\u6301 YAML\uFF0C\u4E0D\u652F\u6301\u201C{language}\u201D\u3002",
    fixEn: "Write `---` alone on the first line and YAML below it.",
    fixZh: "\u7B2C\u4E00\u884C\u53EA\u5199 `---`\uFF0C\u4E0B\u9762\u7528 YAML\u3002",
    example: "---"
  },
  "front-matter-no-map": {
    level: "error",
    en: "Front matter must be a list of `field: value` lines.",
    zh: "\u6587\u9996\u5FC5\u987B\u662F\u4E00\u884C\u884C\u7684\u201C\u5B57\u6BB5: \u503C\u201D\u3002",
    fixEn: "Write a field name, a colon and a value on each line, or remove the block.",
    fixZh: "\u6BCF\u884C\u5199\u201C\u5B57\u6BB5: \u503C\u201D\uFF0C\u6216\u8005\u5220\u6389\u8FD9\u4E00\u6BB5\u3002",
    example: "title: My page"
  },
  "front-matter-partial": {
    level: "warning",
    en: "A partial has no page of its own: its front matter is ignored.",
    zh: "\u7247\u6BB5\u6587\u4EF6\u6CA1\u6709\u81EA\u5DF1\u7684\u9875\u9762\uFF0C\u5176\u4E2D\u7684\u6587\u9996\u4F1A\u88AB\u5FFD\u7565\u3002",
    fixEn: "Remove the front matter, or rename the file so that it does not start with `_`.",
    fixZh: "\u5220\u6389\u6587\u9996\uFF0C\u6216\u8005\u6539\u540D\uFF0C\u4E0D\u8981\u4EE5 `_` \u5F00\u5934\u3002"
  },
  "front-matter-type": {
    level: "error",
    en: '"{field}" must be {expected}, not {got}.',
    zh: "\u201C{field}\u201D\u5E94\u4E3A {expected}\uFF0C\u800C\u4E0D\u662F {got}\u3002",
    fixEn: "Write {expected} for `{field}`, or remove the field.",
    fixZh: "\u628A `{field}` \u5199\u6210 {expected}\uFF0C\u6216\u8005\u5220\u6389\u8FD9\u4E2A\u5B57\u6BB5\u3002"
  },
  "front-matter-date": {
    level: "error",
    en: '"{field}" must be a valid date, not {got}.',
    zh: '"{field}" must be a valid date\uFF1A{got} \u4E0D\u662F\u6709\u6548\u7684\u65E5\u671F\u3002',
    fixEn: "Write the date as year-month-day, with a time where you need one.",
    fixZh: "\u65E5\u671F\u5199\u6210\u201C\u5E74-\u6708-\u65E5\u201D\uFF0C\u9700\u8981\u65F6\u52A0\u4E0A\u65F6\u95F4\u3002",
    example: "date: 2025-03-23 10:00:00"
  },
  "front-matter-toc-levels": {
    level: "error",
    en: "toc_min_heading_level ({min}) is greater than toc_max_heading_level ({max}).",
    zh: "toc_min_heading_level\uFF08{min}\uFF09\u5927\u4E8E toc_max_heading_level\uFF08{max}\uFF09\u3002",
    fixEn: "Swap the two values.",
    fixZh: "\u8BF7\u4EA4\u6362\u4E24\u4E2A\u503C\u3002"
  },
  "front-matter-draft-unlisted": {
    level: "error",
    en: "A page cannot be a draft and unlisted at the same time.",
    zh: "\u9875\u9762\u4E0D\u80FD\u65E2\u662F\u8349\u7A3F\u53C8\u662F\u672A\u516C\u5F00\u5217\u51FA\u3002",
    fixEn: "Keep `draft: true` until it is ready, then `unlisted: true`.",
    fixZh: "\u6CA1\u5199\u5B8C\u65F6\u7528 `draft: true`\uFF0C\u5199\u5B8C\u4F46\u4E0D\u60F3\u5217\u51FA\u65F6\u7528 `unlisted: true`\u3002"
  },
  "front-matter-near-miss": {
    level: "info",
    en: '"{field}" is not a field that is used here.',
    zh: "\u8FD9\u91CC\u6CA1\u6709\u7528\u5230\u540D\u4E3A\u201C{field}\u201D\u7684\u5B57\u6BB5\u3002",
    fixEn: "Correct the name if it was meant as a known field; fields of your own are allowed.",
    fixZh: "\u5982\u679C\u662F\u5199\u9519\u4E86\u8BF7\u6539\u6B63\uFF1B\u81EA\u5B9A\u4E49\u5B57\u6BB5\u53EF\u4EE5\u4FDD\u7559\u3002"
  }
};
var contentProblems = { ...frontMatterProblems, ...docsProblems, ...blogProblems };

// renderer/site/problems/index-push.ts
var indexProblems = {
  "index-app-id-missing": {
    level: "error",
    en: "appId is missing",
    zh: "appId is missing\uFF08\u6CA1\u6709\u8BBE\u7F6E\u5E94\u7528\u7F16\u53F7\uFF09",
    fixEn: "Set `search.appId` or `index.appId` in the configuration, or ALGOLIA_APP_ID in the environment.",
    fixZh: "\u5728\u914D\u7F6E\u91CC\u8BBE\u7F6E search.appId \u6216 index.appId\uFF0C\u6216\u8BBE\u7F6E\u73AF\u5883\u53D8\u91CF ALGOLIA_APP_ID\u3002"
  },
  "index-api-key-missing": {
    level: "error",
    en: "apiKey is missing",
    zh: "apiKey is missing\uFF08\u6CA1\u6709\u8BBE\u7F6E\u5199\u5165\u5BC6\u94A5\uFF09",
    fixEn: "Set ALGOLIA_WRITE_KEY in the environment: a key with addObject, deleteObject, browse, settings and editSettings.",
    fixZh: "\u8BBE\u7F6E\u73AF\u5883\u53D8\u91CF ALGOLIA_WRITE_KEY\uFF0C\u5BC6\u94A5\u9700\u8981 addObject\u3001deleteObject\u3001browse\u3001settings\u3001editSettings \u6743\u9650\u3002"
  },
  "index-record-too-big": {
    level: "error",
    en: "A record of {page} has {bytes} bytes, more than {limit}, without anything that could be split.",
    zh: "{page} \u7684\u4E00\u6761\u8BB0\u5F55\u6709 {bytes} \u5B57\u8282\uFF0C\u8D85\u8FC7\u4E0A\u9650 {limit}\uFF0C\u4E14\u65E0\u6CD5\u62C6\u5206\u3002",
    fixEn: "Shorten its headings, or raise `index.maxRecordBytes` if your plan allows more.",
    fixZh: "\u7F29\u77ED\u8BE5\u9875\u6807\u9898\uFF1B\u5982\u679C\u5957\u9910\u5141\u8BB8\uFF0C\u8C03\u9AD8 index.maxRecordBytes\u3002"
  },
  "index-empty": {
    level: "error",
    en: "The site has no records; pushing would empty the index ({stored} records).",
    zh: "\u7AD9\u70B9\u6CA1\u6709\u4EFB\u4F55\u8BB0\u5F55\uFF0C\u63A8\u9001\u4F1A\u6E05\u7A7A\u7D22\u5F15\uFF08\u73B0\u6709 {stored} \u6761\uFF09\u3002",
    fixEn: "Check the folder and the configuration; `--force` empties the index all the same.",
    fixZh: "\u68C0\u67E5\u76EE\u5F55\u4E0E\u914D\u7F6E\uFF1B\u786E\u5B9E\u8981\u6E05\u7A7A\u65F6\u52A0 --force\u3002"
  },
  "index-deletes-half": {
    level: "error",
    en: "The push would delete {remove} of {stored} records, more than half.",
    zh: "\u8FD9\u6B21\u63A8\u9001\u4F1A\u5220\u9664 {stored} \u6761\u8BB0\u5F55\u4E2D\u7684 {remove} \u6761\uFF0C\u8D85\u8FC7\u4E00\u534A\u3002",
    fixEn: "Check the index name and the folder; `--force` deletes them all the same.",
    fixZh: "\u68C0\u67E5\u7D22\u5F15\u540D\u4E0E\u76EE\u5F55\uFF1B\u786E\u5B9E\u8981\u5220\u9664\u65F6\u52A0 --force\u3002"
  },
  "index-key-too-weak": {
    level: "error",
    en: "The key lacks rights: {missing}.",
    zh: "\u5BC6\u94A5\u7F3A\u5C11\u6743\u9650\uFF1A{missing}\u3002",
    fixEn: "Make a key with these rights for this index and put it into ALGOLIA_WRITE_KEY.",
    fixZh: "\u4E3A\u8BE5\u7D22\u5F15\u521B\u5EFA\u5E26\u6709\u8FD9\u4E9B\u6743\u9650\u7684\u5BC6\u94A5\uFF0C\u653E\u5165 ALGOLIA_WRITE_KEY\u3002"
  },
  "index-key-too-strong": {
    level: "warning",
    en: "The key may do more than a push needs: {extra}.",
    zh: "\u5BC6\u94A5\u6743\u9650\u8D85\u51FA\u63A8\u9001\u6240\u9700\uFF1A{extra}\u3002",
    fixEn: "Use a key with addObject, deleteObject, browse, settings and editSettings alone.",
    fixZh: "\u6539\u7528\u53EA\u6709 addObject\u3001deleteObject\u3001browse\u3001settings\u3001editSettings \u6743\u9650\u7684\u5BC6\u94A5\u3002"
  },
  "index-key-refused": {
    level: "error",
    en: "The service refuses the key.",
    zh: "\u641C\u7D22\u670D\u52A1\u62D2\u7EDD\u4E86\u8FD9\u4E2A\u5BC6\u94A5\u3002",
    fixEn: "Check that ALGOLIA_WRITE_KEY belongs to this application and may write to this index.",
    fixZh: "\u786E\u8BA4 ALGOLIA_WRITE_KEY \u5C5E\u4E8E\u8BE5\u5E94\u7528\uFF0C\u5E76\u4E14\u53EF\u4EE5\u5199\u5165\u8BE5\u7D22\u5F15\u3002"
  },
  "index-rate-limited": {
    level: "error",
    en: "The service asks to wait: too many requests.",
    zh: "\u8BF7\u6C42\u8FC7\u4E8E\u9891\u7E41\uFF0C\u641C\u7D22\u670D\u52A1\u8981\u6C42\u7A0D\u540E\u518D\u8BD5\u3002",
    fixEn: "Run `notes index` again later: it goes on where it stopped.",
    fixZh: "\u7A0D\u540E\u91CD\u65B0\u8FD0\u884C notes index\uFF0C\u5B83\u4F1A\u63A5\u7740\u5B8C\u6210\u3002"
  },
  "index-unreachable": {
    level: "error",
    en: "No host of the search service answers.",
    zh: "\u641C\u7D22\u670D\u52A1\u7684\u6240\u6709\u4E3B\u673A\u90FD\u6CA1\u6709\u54CD\u5E94\u3002",
    fixEn: "Check the network and the appId, then run `notes index` again: it goes on where it stopped.",
    fixZh: "\u68C0\u67E5\u7F51\u7EDC\u4E0E appId\uFF0C\u7136\u540E\u91CD\u65B0\u8FD0\u884C notes index\uFF0C\u5B83\u4F1A\u63A5\u7740\u5B8C\u6210\u3002"
  },
  "index-failed": {
    level: "error",
    en: "The search service reports for {index}: {message} ({status})",
    zh: "\u641C\u7D22\u670D\u52A1\u5BF9 {index} \u8FD4\u56DE\u9519\u8BEF\uFF1A{message}\uFF08{status}\uFF09",
    fixEn: "Mend what the message names, then run `notes index` again.",
    fixZh: "\u6309\u63D0\u793A\u4FEE\u6B63\u540E\u91CD\u65B0\u8FD0\u884C notes index\u3002"
  },
  "search-key-too-strong": {
    level: "error",
    en: "The site would publish a key that may do more than search: {extra}.",
    zh: "\u7AD9\u70B9\u4F1A\u516C\u5F00\u4E00\u4E2A\u4E0D\u6B62\u80FD\u641C\u7D22\u7684\u5BC6\u94A5\uFF1A{extra}\u3002",
    fixEn: "Use the search-only key in `search.apiKey`.",
    fixZh: "\u5728 search.apiKey \u91CC\u4F7F\u7528\u4EC5\u9650\u641C\u7D22\u7684\u5BC6\u94A5\u3002"
  }
};

// renderer/site/problems/link.ts
var linkProblems = {
  "link-markdown": {
    level: "warning",
    en: 'The Markdown file "{url}" does not exist or makes no page.',
    zh: "Markdown \u6587\u4EF6\u201C{url}\u201D\u4E0D\u5B58\u5728\uFF0C\u6216\u8005\u4E0D\u662F\u9875\u9762\u3002",
    fixEn: "Correct the path: it is relative to this file and names the file as it is on the disk.",
    fixZh: "\u8BF7\u6539\u6B63\u8DEF\u5F84\uFF1A\u5B83\u76F8\u5BF9\u4E8E\u672C\u6587\u4EF6\uFF0C\u5199\u78C1\u76D8\u4E0A\u7684\u5B9E\u9645\u6587\u4EF6\u540D\u3002"
  },
  "link-file-missing": {
    level: "warning",
    en: 'The file "{url}" does not exist.',
    zh: "\u6587\u4EF6\u201C{url}\u201D\u4E0D\u5B58\u5728\u3002",
    fixEn: "Correct the path, or add the file.",
    fixZh: "\u8BF7\u6539\u6B63\u8DEF\u5F84\uFF0C\u6216\u653E\u5165\u8FD9\u4E2A\u6587\u4EF6\u3002"
  },
  "link-broken": {
    level: "error",
    en: 'The link "{url}" leads to no page ("{path}").',
    zh: "\u94FE\u63A5\u201C{url}\u201D\u6307\u5411\u7684\u9875\u9762\u4E0D\u5B58\u5728\uFF08\u201C{path}\u201D\uFF09\u3002",
    fixEn: "Correct the address; a link to the file (`./page.md`) survives renaming and is checked too.",
    fixZh: "\u8BF7\u6539\u6B63\u5730\u5740\uFF1B\u5199\u6210\u6307\u5411\u6587\u4EF6\u7684\u94FE\u63A5\uFF08`./page.md`\uFF09\u66F4\u4E0D\u5BB9\u6613\u65AD\uFF0C\u4E5F\u540C\u6837\u4F1A\u68C0\u67E5\u3002"
  },
  "link-anchor": {
    level: "warning",
    en: 'The page "{path}" has no anchor "{anchor}".',
    zh: "\u9875\u9762\u201C{path}\u201D\u4E0A\u6CA1\u6709\u951A\u70B9\u201C{anchor}\u201D\u3002",
    fixEn: "Write the id of a heading on that page.",
    fixZh: "\u8BF7\u5199\u90A3\u4E00\u9875\u4E0A\u67D0\u4E2A\u6807\u9898\u7684 id\u3002"
  },
  "image-missing": {
    level: "error",
    en: 'The image "{url}" does not exist.',
    zh: "\u56FE\u7247\u201C{url}\u201D\u4E0D\u5B58\u5728\u3002",
    fixEn: "Correct the path: `./x.png` is relative to this file, `/x.png` is in a static folder.",
    fixZh: "\u8BF7\u6539\u6B63\u8DEF\u5F84\uFF1A`./x.png` \u76F8\u5BF9\u4E8E\u672C\u6587\u4EF6\uFF0C`/x.png` \u5728\u9759\u6001\u6587\u4EF6\u5939\u91CC\u3002"
  },
  "image-empty": {
    level: "error",
    en: "The image has no address.",
    zh: "\u56FE\u7247\u6CA1\u6709\u5730\u5740\u3002",
    fixEn: "Write the path of the image, or remove it.",
    fixZh: "\u5199\u4E0A\u56FE\u7247\u7684\u8DEF\u5F84\uFF0C\u6216\u8005\u5220\u6389\u5B83\u3002",
    example: "![alt](./image.png)"
  },
  "route-duplicate": {
    level: "warning",
    en: 'Two pages have the address "{route}": {first} and {second}. The first one is kept.',
    zh: "\u4E24\u4E2A\u9875\u9762\u7684\u5730\u5740\u90FD\u662F\u201C{route}\u201D\uFF1A{first} \u548C {second}\uFF0C\u4FDD\u7559\u7B2C\u4E00\u4E2A\u3002",
    fixEn: "Give one of them another `slug`.",
    fixZh: "\u7ED9\u5176\u4E2D\u4E00\u4E2A\u5199\u53E6\u5916\u7684 `slug`\u3002"
  },
  "route-alike": {
    level: "error",
    en: 'The addresses "{route}" and "{other}" differ only in case or in how characters are encoded.',
    zh: "\u5730\u5740\u201C{route}\u201D\u548C\u201C{other}\u201D\u53EA\u6709\u5927\u5C0F\u5199\u6216\u5B57\u7B26\u7F16\u7801\u4E0D\u540C\u3002",
    fixEn: "Rename one of them: many systems cannot keep the two files apart.",
    fixZh: "\u8BF7\u7ED9\u5176\u4E2D\u4E00\u4E2A\u6539\u540D\uFF1A\u8BB8\u591A\u7CFB\u7EDF\u5206\u4E0D\u6E05\u8FD9\u4E24\u4E2A\u6587\u4EF6\u3002"
  },
  "route-static": {
    level: "error",
    en: 'The static file "{path}" would overwrite the page "{route}".',
    zh: "\u9759\u6001\u6587\u4EF6\u201C{path}\u201D\u4F1A\u8986\u76D6\u9875\u9762\u201C{route}\u201D\u3002",
    fixEn: "Rename the file or the page.",
    fixZh: "\u8BF7\u7ED9\u6587\u4EF6\u6216\u9875\u9762\u6539\u540D\u3002"
  },
  "route-name-long": {
    level: "error",
    en: 'A part of the address "{route}" is {bytes} bytes long; file names hold {limit}.',
    zh: "\u5730\u5740\u201C{route}\u201D\u4E2D\u6709\u4E00\u6BB5\u957F {bytes} \u5B57\u8282\uFF0C\u6587\u4EF6\u540D\u6700\u591A {limit} \u5B57\u8282\u3002",
    fixEn: "Write a shorter `slug` (a Han character takes three bytes).",
    fixZh: "\u8BF7\u5199\u4E00\u4E2A\u77ED\u4E00\u4E9B\u7684 `slug`\uFF08\u4E00\u4E2A\u6C49\u5B57\u5360\u4E09\u4E2A\u5B57\u8282\uFF09\u3002"
  },
  "route-name-reserved": {
    level: "warning",
    en: '"{name}" in the address "{route}" is a name that Windows keeps for devices.',
    zh: "\u5730\u5740\u201C{route}\u201D\u4E2D\u7684\u201C{name}\u201D\u662F Windows \u7684\u4FDD\u7559\u540D\u79F0\u3002",
    fixEn: "Write another `slug`.",
    fixZh: "\u8BF7\u5199\u53E6\u5916\u7684 `slug`\u3002"
  },
  "redirect-target": {
    level: "error",
    en: 'A redirect leads to "{to}", which is no page.',
    zh: "\u8DF3\u8F6C\u7684\u76EE\u6807\u201C{to}\u201D\u4E0D\u662F\u9875\u9762\u3002",
    fixEn: "Correct the address in `redirects`.",
    fixZh: "\u8BF7\u6539\u6B63 `redirects` \u91CC\u7684\u5730\u5740\u3002"
  },
  "redirect-taken": {
    level: "warning",
    en: 'The redirect from "{from}" is ignored: a page or another redirect stands there.',
    zh: "\u6765\u81EA\u201C{from}\u201D\u7684\u8DF3\u8F6C\u88AB\u5FFD\u7565\uFF1A\u90A3\u91CC\u5DF2\u6709\u9875\u9762\u6216\u522B\u7684\u8DF3\u8F6C\u3002",
    fixEn: "Remove the redirect.",
    fixZh: "\u8BF7\u5220\u6389\u8FD9\u6761\u8DF3\u8F6C\u3002"
  },
  "navbar-sidebar-unknown": {
    level: "error",
    en: 'The navbar names the sidebar "{id}", which does not exist.',
    zh: "\u5BFC\u822A\u680F\u91CC\u7684\u4FA7\u8FB9\u680F\u201C{id}\u201D\u4E0D\u5B58\u5728\u3002",
    fixEn: "Available ids: {known}",
    fixZh: "\u53EF\u7528\u7684 id\uFF1A{known}"
  },
  "navbar-sidebar-empty": {
    level: "error",
    en: 'The navbar names the sidebar "{id}", which has nothing to link to.',
    zh: "\u5BFC\u822A\u680F\u91CC\u7684\u4FA7\u8FB9\u680F\u201C{id}\u201D\u6CA1\u6709\u53EF\u4EE5\u94FE\u63A5\u7684\u5185\u5BB9\u3002",
    fixEn: "Add a doc to the sidebar, or remove the item.",
    fixZh: "\u7ED9\u8FD9\u4E2A\u4FA7\u8FB9\u680F\u52A0\u4E00\u7BC7\u6587\u6863\uFF0C\u6216\u8005\u5220\u6389\u8FD9\u4E00\u9879\u3002"
  },
  "navbar-doc-unknown": {
    level: "error",
    en: 'The navbar names the doc "{id}", which does not exist.',
    zh: "\u5BFC\u822A\u680F\u91CC\u7684\u6587\u6863\u201C{id}\u201D\u4E0D\u5B58\u5728\u3002",
    fixEn: "Available ids: {known}",
    fixZh: "\u53EF\u7528\u7684 id\uFF1A{known}"
  }
};

// renderer/site/problems/markdown.ts
var markdownProblems = {
  "markdown-mdx": {
    level: "error",
    en: "This is not valid MDX: {reason}",
    zh: "\u8FD9\u91CC\u4E0D\u662F\u5408\u6CD5\u7684 MDX\uFF1A{reason}",
    fixEn: "Close the tag or the brace, or put a backslash before it to show it as text.",
    fixZh: "\u8865\u4E0A\u7F3A\u5C11\u7684\u7ED3\u675F\u6807\u7B7E\u6216\u82B1\u62EC\u53F7\uFF1B\u5982\u679C\u53EA\u662F\u60F3\u663E\u793A\u8FD9\u4E2A\u5B57\u7B26\uFF0C\u5728\u5B83\u524D\u9762\u52A0\u53CD\u659C\u6760\u3002",
    example: "a \\< b and \\{ c }"
  },
  "markdown-forgiven": {
    level: "info",
    en: '"{construct}" is not MDX and was read as plain Markdown.',
    zh: '"{construct}" \u4E0D\u662F MDX\uFF0C\u5DF2\u6309\u666E\u901A Markdown \u5904\u7406\u3002',
    fixEn: "Put a backslash before it, close the tag, or write it as code; markdown.forgiving: false makes this an error.",
    fixZh: "\u5728\u524D\u9762\u52A0\u53CD\u659C\u6760\u3001\u8865\u4E0A\u7ED3\u675F\u6807\u7B7E\uFF0C\u6216\u8005\u5199\u6210\u884C\u5185\u4EE3\u7801\uFF1B\u8BBE\u7F6E markdown.forgiving: false \u540E\u8FD9\u91CC\u4F1A\u62A5\u9519\u3002"
  },
  "markdown-import-missing": {
    level: "error",
    en: 'The file "{specifier}" that {component} is imported from does not exist.',
    zh: '{component} \u8981\u4ECE "{specifier}" \u5BFC\u5165\uFF0C\u4F46\u662F\u6CA1\u6709\u8FD9\u4E2A\u6587\u4EF6\u3002',
    fixEn: "Correct the path, or build with --forgive to show the content of the component without it.",
    fixZh: "\u6539\u6B63\u8DEF\u5F84\uFF1B\u6216\u8005\u7528 --forgive \u6784\u5EFA\uFF0C\u53EA\u663E\u793A\u7EC4\u4EF6\u91CC\u7684\u5185\u5BB9\u3002"
  },
  "markdown-name-unknown": {
    level: "error",
    en: "The name {name} is not defined on this page.",
    zh: "\u8FD9\u4E00\u9875\u6CA1\u6709\u5B9A\u4E49 {name}\u3002",
    fixEn: "Import or export it, correct the spelling, or put a backslash before the brace to show it as text.",
    fixZh: "\u5BFC\u5165\u6216\u5BFC\u51FA\u5B83\uFF0C\u6539\u6B63\u62FC\u5199\uFF1B\u5982\u679C\u53EA\u662F\u60F3\u663E\u793A\u82B1\u62EC\u53F7\uFF0C\u5728\u524D\u9762\u52A0\u53CD\u659C\u6760\u3002"
  },
  "markdown-too-deep": {
    level: "error",
    en: "Blocks are nested too deeply to be read.",
    zh: "\u5185\u5BB9\u5D4C\u5957\u5F97\u592A\u6DF1\uFF0C\u65E0\u6CD5\u8BFB\u53D6\u3002",
    fixEn: "Take out the needless quote marks, list marks or brackets.",
    fixZh: "\u53BB\u6389\u591A\u4F59\u7684\u5F15\u7528\u6807\u8BB0\u3001\u5217\u8868\u6807\u8BB0\u6216\u62EC\u53F7\u3002"
  },
  "markdown-tabs-child": {
    level: "error",
    en: 'Bad <Tabs> child {child}: all children of the <Tabs> component should be <TabItem>, and every <TabItem> should have a unique "value" prop.',
    zh: "<Tabs> \u91CC\u6709 {child}\uFF1A\u91CC\u9762\u53EA\u80FD\u653E <TabItem>\uFF0C\u6BCF\u4E2A <TabItem> \u8981\u6709\u4E0D\u540C\u7684 value\u3002",
    fixEn: "Move it into a <TabItem>.",
    fixZh: "\u628A\u5B83\u79FB\u5230\u67D0\u4E2A <TabItem> \u91CC\u9762\u3002"
  },
  "markdown-tabs-no-value": {
    level: "error",
    en: "This <TabItem> has no value.",
    zh: "\u8FD9\u4E2A <TabItem> \u6CA1\u6709 value\u3002",
    fixEn: "Give it a value of its own.",
    fixZh: "\u7ED9\u5B83\u4E00\u4E2A\u4E0D\u540C\u4E8E\u5176\u4ED6\u6807\u7B7E\u7684 value\u3002",
    example: '<TabItem value="npm" label="npm">'
  },
  "markdown-tabs-duplicate": {
    level: "error",
    en: 'Duplicate value "{value}" found in <Tabs>. Every value needs to be unique.',
    zh: '<Tabs> \u91CC\u6709\u4E24\u4E2A value \u90FD\u662F "{value}"\uFF0C\u6BCF\u4E2A value \u5FC5\u987B\u4E0D\u540C\u3002',
    fixEn: "Rename one of them.",
    fixZh: "\u6539\u6389\u5176\u4E2D\u4E00\u4E2A\u3002"
  },
  "markdown-tabs-default": {
    level: "error",
    en: 'The <Tabs> has a defaultValue "{value}" but none of its children has the corresponding value. Available values are: {values}.',
    zh: '<Tabs> \u7684 defaultValue \u662F "{value}"\uFF0C\u4F46\u662F\u6CA1\u6709\u8FD9\u4E2A\u6807\u7B7E\u3002\u53EF\u7528\u7684\u503C\uFF1A{values}\u3002',
    fixEn: "Use one of these values, or defaultValue={null} for none.",
    fixZh: "\u6539\u7528\u5176\u4E2D\u4E00\u4E2A\uFF1B\u5982\u679C\u4E0D\u60F3\u9ED8\u8BA4\u9009\u4E2D\uFF0C\u5199 defaultValue={null}\u3002"
  },
  "markdown-component-unknown": {
    level: "error",
    en: "The component <{component}> is not defined.",
    zh: "\u7EC4\u4EF6 <{component}> \u6CA1\u6709\u5B9A\u4E49\u3002",
    fixEn: 'Import it at the top of the file, correct its name, or put a backslash before "<" to show it as text.',
    fixZh: '\u5728\u6587\u4EF6\u5F00\u5934\u5BFC\u5165\u5B83\uFF0C\u6216\u8005\u6539\u6B63\u540D\u79F0\uFF1B\u5982\u679C\u53EA\u662F\u60F3\u663E\u793A\u8FD9\u6BB5\u6587\u5B57\uFF0C\u5728 "<" \u524D\u9762\u52A0\u53CD\u659C\u6760\u3002',
    example: "import Tabs from '@theme/Tabs';"
  }
};

// renderer/site/problem.ts
var problemTable = {
  ...configProblems,
  ...contentProblems,
  ...markdownProblems,
  ...linkProblems,
  ...buildProblems,
  ...indexProblems,
  ...checkProblems
};
function problem(code, args = {}, place = {}) {
  const entry = problemTable[code];
  if (!entry) throw new Error(`no problem table entry for ${code}`);
  return { code, level: entry.level, args, ...place };
}
function fillText(text, args) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => name in args ? String(args[name]) : whole);
}
function nearestName(name, known) {
  let best;
  let bestDistance = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}
function editDistance(a, b) {
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2] + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length];
}

export {
  problemTable,
  problem,
  fillText,
  nearestName,
  editDistance
};
