/** Finds what a page of the reference has and ours lacks. */
import type { PageFacts } from './page-facts.js';
import type { Aspect, Difference } from './proof.js';
import { textChanges } from './text-changes.js';

export interface ComparedPage {
  differences: Difference[];
  /** Number of compared items of each kind in the reference. */
  compared: Partial<Record<Aspect, number>>;
}

/** Compares one page. */
export function comparePage(route: string, reference: PageFacts, ours: PageFacts): ComparedPage {
  if (reference.redirect !== undefined) return compareRedirect(route, reference.redirect, ours);
  if (ours.redirect !== undefined)
    return { differences: [{ aspect: 'routes', route, want: route, got: ours.redirect }], compared: {} };
  const at = (aspect: Aspect, want: string, got: string): Difference => ({ aspect, route, want, got });
  const single = (aspect: Aspect, want: string, got: string) => (want === got ? [] : [at(aspect, want, got)]);
  return {
    differences: [
      ...single('titles', reference.title, ours.title),
      ...single('descriptions', reference.description, ours.description),
      ...headingDifferences(reference, ours).map(([want, got]) => at('headings', want, got)),
      ...lostAnchors(reference, ours).map((id) => at('anchors', `#${id}`, '')),
      ...lostOf(reference.links, ours.links).map((link) => at('links', link, likeLink(link, reference, ours))),
      ...lostOf([...new Set(reference.frame)], ours.frame).map((link) => at('frame', link, '')),
      ...lostImages(reference.images, ours.images).map((image) => at('images', image, '')),
      ...textDifferences(route, reference, ours),
    ],
    compared: {
      titles: 1,
      descriptions: 1,
      headings: reference.headings.length,
      anchors: reference.anchors.length,
      links: reference.links.length,
      frame: reference.frame.length,
      images: reference.images.length,
      text: reference.kind === 'list' ? 0 : reference.words.length,
    },
  };
}

function compareRedirect(route: string, want: string, { redirect }: PageFacts): ComparedPage {
  // A page of its own is more than a redirect.
  const isLost = redirect !== undefined && redirect !== want;
  return {
    differences: isLost ? [{ aspect: 'redirects', route, want, got: redirect }] : [],
    compared: { redirects: 1 },
  };
}

/** Items that ours has not, or fewer times. */
function lostOf(reference: readonly string[], ours: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const item of ours) left.set(item, (left.get(item) ?? 0) + 1);
  return reference.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

/** Small pictures are part of the document in the reference: their text alone tells them. */
function lostImages(reference: readonly string[], ours: readonly string[]): string[] {
  const inline = reference.filter((image) => image.startsWith('data:')).map((image) => image.slice(6));
  const others = reference.filter((image) => !image.startsWith('data:'));
  const lost = lostOf(others, ours);
  const rest = lostOf(ours, others);
  // Without a text ours is its name alone.
  const isMeant = (image: string, alt: string) =>
    alt === '' ? !image.includes(' ') : image === alt || image.endsWith(` ${alt}`);
  return [...lost, ...inline.filter((alt) => !take(rest, (image) => isMeant(image, alt)))];
}

/** Takes the first match out of a list. */
function take(list: string[], matches: (item: string) => boolean): boolean {
  const at = list.findIndex(matches);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

const lostAnchors = (reference: PageFacts, ours: PageFacts): string[] => {
  const ofHeadings = new Set(reference.headings.map(({ id }) => id));
  const there = new Set(ours.anchors);
  return reference.anchors.filter((id) => !there.has(id) && !ofHeadings.has(id));
};

/** Compares headings by id, those without one by their text. Returns the wanted one and ours at its position. */
function headingDifferences(reference: PageFacts, ours: PageFacts): [want: string, got: string][] {
  const shown = ({ level, text, id }: PageFacts['headings'][number]) =>
    `${'#'.repeat(level)} ${text}${id === null || level === 1 ? '' : ` {#${id}}`}`;
  const left = ours.headings.map(shown);
  return reference.headings.flatMap((heading): [string, string][] => {
    const want = shown(heading);
    if (take(left, (item) => item === want)) return [];
    const near = ours.headings.find(
      (other) => (heading.id !== null && other.id === heading.id) || other.text === heading.text,
    );
    return [[want, near ? shown(near) : '']];
  });
}

/** Returns our link that corresponds to a missing one: to the same page, or to a file of the same name. */
function likeLink(want: string, reference: PageFacts, ours: PageFacts): string {
  const others = lostOf(ours.links, reference.links);
  const path = want.replace(/[?#].*$/s, '');
  const name = fileName(path);
  return (
    others.find((link) => link.replace(/[?#].*$/s, '') === path) ?? others.find((link) => fileName(link) === name) ?? ''
  );
}

/** Name of a file without folder and hash. */
export const fileName = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(/-[0-9a-f]{8,32}(?=\.\w+$)/, '');

function textDifferences(route: string, reference: PageFacts, ours: PageFacts): Difference[] {
  if (reference.kind === 'list') return [];
  return textChanges(reference.words, ours.words).map(({ before, lost, added, after }) => ({
    aspect: 'text',
    route,
    want: lost,
    got: added,
    context: { before, after },
  }));
}
