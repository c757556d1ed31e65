/** Keys that seem to be missing where one beside them is misspelt. */
import { type Issue, pathText } from '../helpers/schema.js';
import { nearestOf } from './near-names.js';

/** The issues without missing keys that an unknown key is nearest to: that one is told. */
export function withoutMisspelt(issues: readonly Issue[]): Issue[] {
  const meant = new Set(
    issues.flatMap((issue) => {
      const near = issue.kind === 'unknown' ? nearestOf(issue.key, issue.known) : undefined;
      return issue.kind === 'unknown' && near ? [pathText([...issue.path, near.name])] : [];
    }),
  );
  return issues.filter((issue) => issue.kind !== 'missing' || !meant.has(pathText(issue.path)));
}
