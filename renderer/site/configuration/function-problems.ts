/** Functions as values of single options, such as `docs.editUrl`. An exception is reported at the option. */
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { placeOf } from './config-checks.js';
import type { Site } from './config-types.js';

/**
 * Returns the problem of a function of the configuration that stopped.
 * @param option its path: `docs.editUrl`
 * @param text the file of the configuration, for the place
 */
export function functionProblem(
  { configFile }: Pick<Site, 'configFile'>,
  option: string,
  { message, text }: { message: string; text: string | undefined },
): Problem {
  const place = placeOf(option.split('.'), { path: configFile, ...(text !== undefined && { text }) });
  return problem('config-function-throws', { name: option, message }, place);
}
