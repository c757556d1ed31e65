/**
 * What a question in Chinese asks about: its words without those that only make a sentence of them. Loaded where no page holds a run of Han as it was
 * typed, so it imports nothing of the engine.
 */
import type { Group, parseQuery } from './query.js';

/** Words with a character of the next list that are not cut there. */
const WHOLE =
  '目的|存在|在线|内在|潜在|对象|对应|对比|对齐|对称|对话|对等|相对|绝对|面对|比对|总和|饱和|从属|主从|会话|社会|要素|要点|重要|主要|必要|摘要|概要|给定|不可变|不同|不变|不足|不等|不透明|不安全|不相交|就绪|成就|也许|还原|返还|归还|又称|都市|首都|是非|但是|于是|哪怕|那些|没收|淹没|了解|终了|明了|自我';
/** Words and characters that ask, point, join or tell of time and manner. */
const LITTLE =
  '为什么|怎么样|怎么办|怎么回事|能不能|可不可以|有没有|该不该|用不用|什么时候|什么意思|有什么|什么|为何|如何|怎样|怎么|怎|多少|哪些|哪个|哪里|哪种|哪|谁|几个|一个|一下|一些|一种|一样|这个|那个|这些|这样|那样|时候|可以|能够|需要|应该|应当|必须|以及|而且|或者|因为|所以|如果|的话|然后|以后|之后|以前|之前|自己|已经|正在|有些|有的|不到|不能|没有|起来|出来|的|了|吗|呢|吧|啊|呀|我|你|他|她|它|这|那|是|就|都|也|又|还|很|太|更|最|再|才|在|把|被|让|给|和|与|跟|或|从|对|要|会|想|没|不|而|却';

const CUT = new RegExp(`(${WHOLE})|${LITTLE}`, 'g');

/** The words of a question, as `parse` reads what is left of it; undefined where nothing is. */
export function askedAbout(query: string, parse: typeof parseQuery): Group[] | undefined {
  const rest = query.replace(CUT, (_, whole?: string) => whole ?? ' ');
  const words = parse(rest);
  return words.length > 0 ? words : undefined;
}

/** Weight of a pair in a word of n pairs: 1 / n^0.35. Together they weigh more than a word of two characters, and less than as many words. */
const OVERLAP = [1, 1, 0.78, 0.68, 0.62, 0.57, 0.53, 0.51, 0.48];
/** Weights of a Latin word, a name, and a topic relative to pairs, each of which is at most a part of a word, and of a single character. */
const LATIN = 1.2;
const SHARES: { [kind in Group['kind']]?: number } = { name: 1.5, topic: 1.3 };
const SINGLE = 0.3;

/** Cost of a further word, in characters that a segmentation contains. */
const A_WORD = 0.1;
/** Longest word of the lists of an index that a run is cut into. */
const LONGEST = 6;

/** The same groups with their `meetings`, runs being cut into words of the lists of an index (`askedLists`). */
export function withMeetings(groups: Group[], lists: string): Group[] {
  const known = new Set(lists.split(/[^\u3400-\u9fff]+/).filter(({ length }) => length > 1 && length <= LONGEST));
  return groups.map((group) => {
    if (group.kind !== 'han' || group.terms.length < 3) return group;
    const places = new Set(meetingsIn(group.text, known));
    const meetings = group.terms.filter((_, i) => places.has(i));
    return meetings.length > 0 ? { ...group, meetings } : group;
  });
}

/** Cuts a run so that known words hold as much of it as can be, in as few words as can be; tells the pairs where two of them meet. */
function meetingsIn(text: string, known: ReadonlySet<string>): number[] {
  /** By the end of a beginning of the run: what its best cut is worth, and the length of the last word of that. */
  const cuts: { worth: number; length: number }[] = [{ worth: 0, length: 0 }];
  const worthAt = (end: number) => cuts[end]?.worth ?? 0;
  const lengthAt = (end: number) => cuts[end]?.length ?? 1;
  for (let end = 1; end <= text.length; end++) {
    let best = { worth: worthAt(end - 1), length: 1 };
    for (let length = 2; length <= Math.min(LONGEST, end); length++) {
      const worth = worthAt(end - length) + length - A_WORD;
      if (worth > best.worth && known.has(text.slice(end - length, end))) best = { worth, length };
    }
    cuts.push(best);
  }
  const meetings: number[] = [];
  for (let end = text.length; end > 0; end -= lengthAt(end)) {
    const begin = end - lengthAt(end);
    if (begin > 0 && lengthAt(end) > 1 && lengthAt(begin) > 1) meetings.push(begin - 1);
  }
  return meetings;
}

/** The same with each pair of Han for itself: a page that answers has some of them. */
export function inPairs(groups: Group[]): Group[] {
  const apart = groups.flatMap((group) =>
    group.kind === 'han' ? pairsIn(group) : [{ ...group, share: SHARES[group.kind] ?? LATIN }],
  );
  return [...new Map(apart.map((group) => [`${group.kind} ${group.text}`, group])).values()];
}

function pairsIn(group: Group): Group[] {
  const { terms, meant } = group;
  const share =
    group.text === terms[0] && group.optional ? SINGLE : OVERLAP[Math.min(terms.length, OVERLAP.length - 1)]!;
  return terms.map((term, i): Group => {
    const { others: ofRun = [], meant: _, ...pair } = { ...group, text: term, terms: [term], open: false, share };
    const beside = [terms[i - 1], terms[i + 1]].filter((one) => one !== undefined);
    const others = [...(i === 0 ? ofRun : []), ...(meant?.get(term) ?? [])];
    return {
      ...pair,
      ...(group.meetings?.includes(term) && { late: true }),
      ...(beside.length > 0 && { beside }),
      ...(others.length > 0 && { others }),
    };
  });
}
