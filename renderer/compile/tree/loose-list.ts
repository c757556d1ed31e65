interface Item {
  spread?: boolean | null | undefined;
  children?: readonly unknown[];
}

/** True for a list with blank lines in one item, which makes all its items loose, as in mdast-util-to-hast. */
export function isLoose(spread: boolean | null | undefined, items: readonly Item[]): boolean {
  return spread === true || items.some((item) => item.spread ?? (item.children?.length ?? 0) > 1);
}
