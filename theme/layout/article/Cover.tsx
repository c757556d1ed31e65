/** The cover picture of a post: decoration, so without alternative text; at the top of its own page it is fetched at once. */
export function Cover({ src, first }: { src?: string; first?: boolean }) {
  if (!src) return null;
  const when = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img className="post__cover" src={src} alt="" {...when} decoding="async" />;
}
