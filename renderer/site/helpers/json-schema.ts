/** A JSON schema: what editors check and complete YAML and JSON files by. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}
