/** Data about a feature that a note names, for its badge. */
export interface Fact {
  /** Version of each browser that supports it first. */
  versions: Record<string, string>;
  /** True if all of the large browsers support it (`high`: for thirty months), with the day since which they do. */
  baseline?: 'high' | 'low' | 'limited';
  since?: string;
  /** Names and versions of the packages that say so. */
  data: string;
}
