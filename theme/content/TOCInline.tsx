interface TocEntry {
  id: string;
  level: number;
  /** Inline HTML. */
  value: string;
}

interface TOCInlineProps {
  toc?: TocEntry[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

interface Branch {
  entry: TocEntry;
  children: Branch[];
}

/** A table of contents inside the content (B4.36). */
export function TOCInline({ toc = [], minHeadingLevel = 2, maxHeadingLevel = 3 }: TOCInlineProps) {
  const shown = toc.filter((entry) => entry.level >= minHeadingLevel && entry.level <= maxHeadingLevel);
  return (
    <div className="table-of-contents tableOfContentsInline">
      <List branches={nest(shown)} />
    </div>
  );
}

function List({ branches }: { branches: Branch[] }) {
  if (branches.length === 0) return null;
  return (
    <ul>
      {branches.map(({ entry, children }) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`} dangerouslySetInnerHTML={{ __html: entry.value }} />
          <List branches={children} />
        </li>
      ))}
    </ul>
  );
}

function nest(entries: TocEntry[]): Branch[] {
  const roots: Branch[] = [];
  const open: Branch[] = [];
  for (const entry of entries) {
    const branch: Branch = { entry, children: [] };
    while (open[0] && open[0].entry.level >= entry.level) open.shift();
    (open[0]?.children ?? roots).push(branch);
    open.unshift(branch);
  }
  return roots;
}
