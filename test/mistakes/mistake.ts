/** A mistake as an author makes it, with the expected findings. Written before any message was seen. */

export interface Mistake {
  class: string;
  name: string;
  /** A page of the site that all such mistakes share, or a file of a site of its own. */
  file: 'doc' | 'mdx' | 'post' | (string & {});
  /** `▸` precedes the character to be marked. */
  text: string;
  /** Other files of its site. */
  files?: Record<string, string>;
  right: Right;
}

/** The right answer: one of them is enough for a person; a repair is tried as well. */
export interface Right {
  /** The nearest known name. */
  near?: string;
  /** Pattern that cause and repair must match. */
  says?: RegExp;
  /** The repair: this text is to be replaced by that one. */
  fix?: [from: string, to: string];
  /** Nothing else may be said of its page, or of its site where it has one of its own. */
  alone?: true;
}

/** The group of mistakes of one class. */
export const group = (
  name: string,
  ...entries: [name: string, file: string, text: string, right: Right, files?: Record<string, string>][]
): Mistake[] =>
  entries.map(([entry, file, text, right, files]) => ({ class: name, name: entry, file, text, right, files }));
