/** Collects the data of one page for `notes inspect` and for the panel of a served page. */
import type { Engine } from '../../renderer/engine/build.js';
import type { Surveyed } from '../options/survey-of.js';
import { findSubject } from './asked-page.js';
import { type Journey, journeyOf } from './journey.js';

/**
 * @param name file, address or id of a page
 * @param survey result of the engine's last build
 * @returns undefined if nothing has that name
 */
export async function inspectPage(name: string, survey: Surveyed, engine: Engine): Promise<Journey | undefined> {
  const subject = findSubject(name, survey);
  if (!subject) return undefined;
  const steps = subject.source && (await engine.measure(subject.source.path));
  return journeyOf({ survey, subject, engine, steps });
}
