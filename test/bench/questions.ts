/**
 * Questions over a site, each to an engine that has loaded nothing: `npm run bench:questions -- --site FOLDER --locale zh --questions FILE
 * [--missed]`. A line of the file is `question => pages that answer ; pages that help`, with paths below `/docs/`, or whole ones.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { synonymsOf } from '../../renderer/output/synonyms/synonyms.js';
import { engineOver, makeIndex, pagesOf } from './search/evaluate.js';
import { siteRecords } from './search/site-records.js';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    corpus: { type: 'string' },
    locale: { type: 'string', default: 'zh' },
    questions: { type: 'string' },
    missed: { type: 'boolean', default: false },
  },
});

interface Question {
  text: string;
  /** 2 for a page that answers, 1 for one that helps. */
  grades: Map<string, number>;
}

const pathOf = (page: string): string => decodeURI(page).replace(/\/$/, '');
const wholePath = (name: string): string =>
  pathOf(name.startsWith('/') ? name : name === 'docs' ? '/docs' : `/docs/${name}`);

function questionOf(line: string): Question {
  const [text = '', pages = ''] = line.split(' => ');
  const graded = pages.split(';').flatMap((list, at) =>
    list
      .trim()
      .split(/\s+/)
      .filter((name) => name !== '')
      .map((name): [string, number] => [wholePath(name), 2 - at]),
  );
  // A page that is in both lists answers.
  return { text, grades: new Map(graded.reverse()) };
}

/** Discounted gain of the first five, with a gain of 2^grade − 1. */
const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, 5).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

const questions = readFileSync(values.questions!, 'utf8')
  .split('\n')
  .filter((line) => line.includes(' => '))
  .map(questionOf);
const { outputs } = makeIndex(await siteRecords(values), undefined, undefined, synonymsOf(undefined, values.locale));
const gains: number[] = [];
const firsts: number[] = [];
const sizes: number[] = [];
let mostFiles = 0;
for (const { text, grades } of questions) {
  const { engine, traffic } = engineOver(outputs, values.locale);
  const [answer] = await engine.search([{ query: text }]);
  const got = pagesOf(answer?.hits ?? []).map(pathOf);
  const found = got.map((page) => grades.get(page) ?? 0);
  const ideal = [...grades.values()].sort((a, b) => b - a);
  gains.push(gainOf(found) / gainOf(ideal));
  firsts.push(found[0] === 2 ? 1 : 0);
  sizes.push(traffic.bytes);
  mostFiles = Math.max(mostFiles, traffic.files.length);
  if (values.missed && found[0] !== 2) console.log(`${text}\n    ${got.slice(0, 5).join('  ')}`);
}
sizes.sort((a, b) => a - b);
console.log(
  `${questions.length} questions: nDCG@5 ${mean(gains).toFixed(3)}, first hit answers ${mean(firsts).toFixed(2)}, ` +
    `bytes ${sizes[sizes.length >> 1]} (p50), at most ${mostFiles} files`,
);
process.exit(0);
