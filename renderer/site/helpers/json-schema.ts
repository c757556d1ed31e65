/** A JSON schema: what editors check and complete YAML and JSON files by. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A text that is a number. */
export const NUMBER_TEXT = '^\\s*[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d+)?\\s*$';
