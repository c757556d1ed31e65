/** HTML of a configuration that ends what it begins, and no more: an open link or a stray `</div>` would reach into the page after it. */

const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements whose content is no markup. */
const RAW = /<(script|style|textarea|title)\b[\s\S]*?<\/\1\s*>/i;

/** The HTML with its open elements closed, and without end tags that close nothing. A link ends where another one begins. */
export function balancedHtml(html: string): string {
  if (!html.includes('<') || RAW.test(html)) return html;
  const open: string[] = [];
  const ends = (from: number) =>
    open
      .splice(from)
      .reverse()
      .map((name) => `</${name}>`)
      .join('');
  const written = html.replace(TAG, (tag: string, slash: string | undefined, given: string | undefined) => {
    const name = given?.toLowerCase();
    if (name === undefined) return tag.endsWith('-->') ? tag : `${tag}-->`;
    if (slash) {
      const at = open.lastIndexOf(name);
      return at < 0 ? '' : ends(at);
    }
    const before = name === 'a' && open.includes('a') ? ends(open.lastIndexOf('a')) : '';
    if (!VOID.test(name) && !tag.endsWith('/>')) open.push(name);
    return before + tag;
  });
  return written + ends(0);
}
