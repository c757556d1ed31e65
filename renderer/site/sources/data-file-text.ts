/** A file of YAML or JSON. */
export interface DataText {
  /** POSIX, relative to the site folder. */
  path: string;
  text: string;
}
