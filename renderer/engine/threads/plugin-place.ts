/** The line of a Markdown plugin of the site that threw, in addition to the page that it worked on. */
import { basename } from 'node:path';
import { errorPlace } from '../../output/modules/config-places.js';
import { innermostPlace } from '../../output/modules/thrown-place.js';
import { oncePer } from '../../site/helpers/once.js';

/** @property configFile absolute path of the configuration, which functions are written in */
export interface PluginHome {
  /** Site folder. */
  dir: string;
  configFile: string;
}

/** Places by the line of the stack: a plugin may throw on every page, and a place in the configuration takes a bundle. */
const placesOf = oncePer((_: PluginHome) => new Map<string, Promise<string | undefined>>());

/** Resolves to `file:line:column`, relative to the site folder; to undefined for code that is not below it. */
export function pluginPlace(error: unknown, home: PluginHome): Promise<string | undefined> {
  const places = placesOf(home);
  const [frame = ''] = /^ +at .*$/m.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  const place = places.get(frame) ?? findPlace(error, home);
  places.set(frame, place);
  return place;
}

async function findPlace(error: unknown, { dir, configFile }: PluginHome): Promise<string | undefined> {
  const foreign = basename(configFile).startsWith('docusaurus.');
  // A configuration runs as a bundle, whose file is gone by now.
  const place = (await errorPlace(error, configFile, { dir, foreign })) ?? innermostPlace(error, dir);
  return place && [place.file, place.line, place.column].join(':');
}
