/** Compares snapshots, and reads them from data that nobody has looked at yet. */
import type { Snapshot, SnapshotNode, SnapshotPart } from './snapshot.js';

const KINDS: ReadonlySet<unknown> = new Set<SnapshotNode['kind']>([
  'object',
  'array',
  'map',
  'set',
  'date',
  'regexp',
  'error',
  'boxed',
  'bytes',
  'opaque',
]);

/** True if data has the form of a snapshot and every index in it leads to a node. */
export function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== 'object' || value === null) return false;
  const { root, nodes } = value as Partial<Snapshot>;
  if (!Array.isArray(nodes)) return false;
  const isPart = (part: unknown) =>
    typeof part === 'string' || (Number.isInteger(part) && Number(part) >= 0 && Number(part) < nodes.length);
  const isField = (field: unknown) =>
    Array.isArray(field) && field.length === 2 && typeof field[0] === 'string' && isPart(field[1]);
  return (
    isPart(root) &&
    nodes.every((node: Partial<SnapshotNode> | null) => {
      if (!node || !KINDS.has(node.kind) || typeof node.proto !== 'string') return false;
      const { data, fields } = node;
      return Array.isArray(data) && data.every(isPart) && Array.isArray(fields) && fields.every(isField);
    })
  );
}

/** Deep equality as `util.isDeepStrictEqual` has it: prototypes count, the order of properties, of sets and of maps does not. */
export function sameSnapshot(a: Snapshot, b: Snapshot): boolean {
  try {
    return new Comparison(a.nodes, b.nodes).same(a.root, b.root);
  } catch (error) {
    // Data nested deeper than the stack can follow.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

class Comparison {
  /** Pairs of nodes that are equal if everything else is. */
  private assumed = new Set<string>();

  constructor(
    private readonly left: readonly SnapshotNode[],
    private readonly right: readonly SnapshotNode[],
  ) {}

  same = (a: SnapshotPart, b: SnapshotPart | undefined): boolean => {
    if (typeof a === 'string' || typeof b !== 'number') return a === b;
    const pair = `${a} ${b}`;
    if (this.assumed.has(pair)) return true;
    this.assumed.add(pair);
    const [one, other] = [this.left[a], this.right[b]];
    if (!one || !other || one.kind !== other.kind || one.proto !== other.proto) return false;
    if (one.data.length !== other.data.length || one.fields.length !== other.fields.length) return false;
    return this.sameFields(one, other) && this.sameData(one, other);
  };

  private sameFields(one: SnapshotNode, other: SnapshotNode): boolean {
    const fields = new Map(other.fields);
    return one.fields.every(([key, value]) => {
      const wanted = fields.get(key);
      return wanted !== undefined && this.same(value, wanted);
    });
  }

  private sameData(one: SnapshotNode, other: SnapshotNode): boolean {
    if (one.kind !== 'set' && one.kind !== 'map')
      return one.data.every((part, index) => this.same(part, other.data[index]));
    const width = one.kind === 'map' ? 2 : 1;
    const rest = rows(other.data, width);
    return rows(one.data, width).every((row) => {
      const index = rest.findIndex((candidate) => this.tried(row, candidate));
      if (index !== -1) rest.splice(index, 1);
      return index !== -1;
    });
  }

  /** A pair that turns out to differ leaves no assumption behind. */
  private tried(row: readonly SnapshotPart[], candidate: readonly SnapshotPart[]): boolean {
    const before = this.assumed;
    if (typeof row[0] === 'string' && row[0] !== candidate[0]) return false;
    this.assumed = new Set(before);
    const equal = row.every((part, index) => this.same(part, candidate[index]));
    if (!equal) this.assumed = before;
    return equal;
  }
}

const rows = (data: readonly SnapshotPart[], width: number): SnapshotPart[][] =>
  Array.from({ length: data.length / width }, (_, index) => data.slice(index * width, (index + 1) * width));
