import { describe, expect, it } from 'vitest';
import { extractBlocks } from '../../renderer/check/find-blocks.js';
import { checkStaticBlocks } from '../../renderer/check/static-blocks.js';

describe('CSS and HTML blocks', () => {
  it.each([
    ['css', 'a { color: red; }\n@media (width > 40em) { b { inset: 0 } }', []],
    ['css', 'a { color: red;\n}\n}', ['4:1 check-css']],
    ['css no-check', '}', []],
    ['html', '<p>段落<br>\n<img src="a.png" alt="">', []],
    ['html', '<p>\n  <a href="x" href="y">链接</a>', ['3:19 check-html']],
    ['html', '<section>\n  <b>甲</bb>\n</section>', ['3:3 check-html']],
    ['html', '<ul><li>甲<li>乙</ul><p>丙<br><svg><path d="M0 0"/></svg><template><p>丁</template>', []],
    ['jsx live', 'function A() {\n  return <b>甲</b>;\n}', []],
    ['jsx live', '<b>甲</b>', []],
    ['jsx live noInline', 'const a = 1;\nrender(<b>{1 +}</b>);', ['3:15 check-syntax']],
    ['js', '}', []],
  ])('%s: %s', async (info, code, expected) => {
    const { problems } = await checkStaticBlocks(extractBlocks('a.md', `\`\`\`${info}\n${code}\n\`\`\`\n`));
    expect(problems.map(({ line, column, code: name }) => `${line}:${column} ${name}`)).toEqual(expected);
  });
});
