/** What a question is about, told by words that stand in it together (`topicList` of the index). Loaded with the first question, so it imports nothing of the engine. */
import type { Group } from './query.js';

/** Cues that a question has of its topic at least: one alone may mean anything. */
const LEAST_CUES = 2;
/** Letters of a Latin cue from which on a word may go on after it. */
const BEGINNING = 4;

/** The topic of a question in small letters as a group, in whose place any of its words may stand: that of which it has most cues, then the longest. */
export function topicOf(question: string, list: string): Group[] {
  const known = new Map<string, boolean>();
  const has = (word: string): boolean => {
    const found = known.get(word) ?? holds(question, word);
    known.set(word, found);
    return found;
  };
  let topic = '';
  let most = LEAST_CUES;
  let longest = 0;
  for (const line of list.split('\n')) {
    const at = line.indexOf(': ');
    let count = 0;
    let length = 0;
    for (const cue of line.slice(at + 2).split(' ')) {
      let own = 0;
      for (const word of cue.split('/')) if (word.length > own && has(word)) own = word.length;
      if (own > 0) count++;
      length += own;
    }
    if (count > most || (count === most && length > longest))
      [topic, most, longest] = [line.slice(0, at), count, length];
  }
  if (topic === '') return [];
  const others = topic.split('|');
  return [{ kind: 'topic', text: others[0]!, terms: [], open: false, optional: true, others }];
}

const isLetter = (character = '') => /[a-z\d]/.test(character);

/** True if a question has a cue; a Latin one begins a word. */
function holds(question: string, cue: string): boolean {
  for (let at = question.indexOf(cue); at >= 0; at = question.indexOf(cue, at + 1)) {
    if (!isLetter(cue[0])) return true;
    const rest = question.slice(at + cue.length);
    if (!isLetter(question[at - 1]) && (cue.length >= BEGINNING || !isLetter(rest.replace(/^s/, '')[0]))) return true;
  }
  return false;
}
