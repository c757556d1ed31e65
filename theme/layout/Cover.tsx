/** The cover picture of a post: decoration, so without alternative text. */
export function Cover({ src }: { src?: string }) {
  if (!src) return null;
  return <img className="post__cover" src={src} alt="" loading="lazy" decoding="async" />;
}
