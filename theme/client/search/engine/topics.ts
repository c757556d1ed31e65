/** The topic of a question, recognised by words that occur in it together (`askedLists` of the index). Loaded with the first question, so it imports nothing of the engine. */
import { TOPIC } from '../../../../renderer/shared/search-format.js';
import type { Group } from './query.js';

/** Letters of a Latin cue from which on a word may go on after it. */
const BEGINNING = 4;

/** Returns the topic of a lower-case question as a group that any of its words may match: the topic with most cues in it, then with most characters of cues. */
export function topicOf(question: string, list: string): Group[] {
  const places = new Map<string, number>();
  const placeOf = (word: string): number => {
    const at = places.get(word) ?? placeIn(question, word);
    places.set(word, at);
    return at;
  };
  let topic = '';
  let [most, longest] = [0, 0];
  for (const line of list.split('\n')) {
    if (!line.startsWith(TOPIC)) continue;
    const at = line.indexOf(': ');
    const [count, length] = cuesIn(line.slice(at + 2), placeOf);
    if (count > most || (count === most && length > longest))
      [topic, most, longest] = [line.slice(TOPIC.length, at), count, length];
  }
  if (topic === '') return [];
  const others = topic.split('|');
  return [{ kind: 'topic', text: others[0]!, terms: [], open: false, optional: true, others }];
}

/** Returns how many cues of a topic a question has, and how many of its characters are in them. One word alone may mean anything: two of one cue say more, and two cues most. */
function cuesIn(cues: string, placeOf: (word: string) => number): [count: number, length: number] {
  const covered = new Set<number>();
  let [count, words] = [0, 0];
  for (const cue of cues.split(' ')) {
    let isHeld = false;
    for (const word of cue.split('/')) {
      const at = placeOf(word);
      if (at < 0) continue;
      isHeld = true;
      if (!covered.has(at) && !covered.has(at + word.length - 1)) words++;
      for (let i = 0; i < word.length; i++) covered.add(at + i);
    }
    if (isHeld) count++;
  }
  return count > 1 || words > 1 ? [count, covered.size] : [0, 0];
}

const isLetter = (character = '') => /[a-z\d]/.test(character);

/** Returns where a question has a cue, which begins a word if it is Latin; -1: nowhere. */
function placeIn(question: string, cue: string): number {
  for (let at = question.indexOf(cue); at >= 0; at = question.indexOf(cue, at + 1)) {
    if (!isLetter(cue[0])) return at;
    const rest = question.slice(at + cue.length);
    if (!isLetter(question[at - 1]) && (cue.length >= BEGINNING || !isLetter(rest.replace(/^s/, '')[0]))) return at;
  }
  return -1;
}

/** The words of a question in English with what each counts. */
export const weighed = async (words?: readonly Group[]) =>
  words && (await import('./dull-words.js')).withoutDull(words);
