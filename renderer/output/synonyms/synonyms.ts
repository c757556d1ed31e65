/** Words that mean the same, and topics of questions: those of the site, and the built-in tables of its language. */
import { ASKED, TOPIC } from '../../shared/search-format.js';
import { APP_TOPICS } from './app-topics.js';
import { ASKED_SYNONYMS } from './asked-synonyms.js';
import { CHINESE_SYNONYMS } from './chinese-synonyms.js';
import { ENGLISH_APP_TOPICS } from './english-app-topics.js';
import { ENGLISH_SYNONYMS } from './english-synonyms.js';
import { ENGLISH_TOOL_TOPICS } from './english-tool-topics.js';
import { ENGLISH_TOPICS } from './english-topics.js';
import { PROGRAM_TOPICS } from './program-topics.js';
import { SYMPTOM_TOPICS } from './symptom-topics.js';
import { TOOL_TOPICS } from './tool-topics.js';
import { WEB_TOPICS } from './web-topics.js';

const groupsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** Topics as groups: the cues of each, then its words. */
const topicsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', cues = ''] = line.split(': ');
      return [TOPIC + cues, ...words.split('|')];
    });

/** @param own `search.synonyms`; false: none at all */
export function synonymsOf(own: false | readonly (readonly string[])[] | undefined, locale: string): string[][] {
  if (own === false) return [];
  const english = groupsOf(ENGLISH_SYNONYMS);
  const builtIn = /^zh\b/i.test(locale)
    ? [
        ...groupsOf(CHINESE_SYNONYMS),
        ...english,
        ...groupsOf(ASKED_SYNONYMS).map(([first, ...rest]) => [ASKED + first, ...rest]),
        ...[WEB_TOPICS, PROGRAM_TOPICS, TOOL_TOPICS, APP_TOPICS, SYMPTOM_TOPICS].flatMap(topicsOf),
      ]
    : /^en\b/i.test(locale)
      ? [...english, ...[ENGLISH_TOPICS, ENGLISH_TOOL_TOPICS, ENGLISH_APP_TOPICS].flatMap(topicsOf)]
      : [];
  return [...(own ?? []).map((group) => [...group]), ...builtIn];
}
