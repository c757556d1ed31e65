/** Words for a page whose own code throws while it is rendered. */
import { join } from 'node:path';
import * as React from 'react';
import { isOfBrowsers, undefinedName, withMeantName } from '../../output/modules/meant-name.js';
import { thrownPlace } from '../../output/modules/thrown-place.js';
import type { Page } from '../../shared/page.js';
import { messageOf } from '../../site/helpers/caught-error.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';

/**
 * Returns the problem of a page that could not be rendered, at the line of the site's own code that threw.
 * @param dir site folder
 */
export function renderProblem({ route, source }: Pick<Page, 'route' | 'source'>, error: unknown, dir: string): Problem {
  const message = messageOf(error);
  const thrown = thrownPlace(error, dir);
  const name = undefinedName(message);
  if (name !== undefined && name !== 'default' && Object.hasOwn(React, name))
    return problem('render-import', { route, name }, thrown ?? { file: source });
  if (name !== undefined && isOfBrowsers(name))
    return problem('render-browser', { route, name }, thrown ?? { file: source });
  const hook = /^Cannot read properties of null \(reading '(use[A-Z]\w*)'\)/.exec(message)?.[1];
  if (hook !== undefined) return problem('render-hook', { route, name: hook }, thrown ?? { file: source });
  if (message.startsWith('A component suspended while responding'))
    return problem('render-waits', { route }, thrown ?? { file: source });
  const place = thrown ? withMeantName(thrown, message, join(dir, thrown.file)) : { file: source };
  return problem('render-failed', { route, message }, place);
}
