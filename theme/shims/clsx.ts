type Name = string | number | boolean | null | undefined | Name[] | Record<string, unknown>;

/** Class names from texts, lists and objects whose keys count where their value does: what pages of the reference import as `clsx`. */
export function clsx(...names: Name[]): string {
  return names
    .flatMap((name) => {
      if (!name || name === true) return [];
      if (Array.isArray(name)) return clsx(...name) || [];
      return typeof name === 'object' ? Object.keys(name).filter((key) => name[key]) : String(name);
    })
    .join(' ');
}

export default clsx;
