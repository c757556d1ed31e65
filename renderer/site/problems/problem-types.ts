/** Problems as data. */

export type Level = 'error' | 'warning' | 'info';

/** A stretch of a file and what to write there instead. Lines and columns from 1, columns in UTF-16 code units. */
export interface TextEdit {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  text: string;
}

/** A repair of a problem's file by machine. */
export interface Repair {
  edits: TextEdit[];
  /** Nothing else can be meant, so `--fix` writes it; otherwise it is shown and asked for. */
  sure: boolean;
}

/** A fault of some input. Data, never a thrown string; its words are in the problem table under `code`. */
export interface Problem {
  code: string;
  level: Level;
  /** Values for the placeholders of the table entry's texts. */
  args: Record<string, string | number>;
  /** POSIX path relative to the site folder. */
  file?: string;
  /** 1-based. */
  line?: number;
  /** 1-based, in UTF-16 code units. */
  column?: number;
  /** Length of the marked stretch on that line. */
  length?: number;
  /** The source line itself (without line end), for the frame. */
  sourceLine?: string;
  /** Nearest known name for a misspelt one. */
  nearest?: string;
  repair?: Repair;
  /** Further places with the same cause. */
  more?: { file: string; line?: number }[];
}
