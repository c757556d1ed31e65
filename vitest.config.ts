import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/setup/longest-first.js';
import { tiers } from './test/setup/tiers.js';

const { unit, site } = tiers();

export default defineConfig({
  test: {
    // On a busy machine all takes its time: no test gives itself less.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // One more than the two cores: tests wait for browsers, servers and commands for more than a third of their time.
    maxWorkers: 3,
    // Files follow each other in these processes: to start one for each took a quarter of the unit tier's time. None leaves anything behind
    // (`test/structure/shared-process.test.ts`).
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'unit', include: unit } },
      { extends: true, test: { name: 'site', include: site } },
    ],
  },
});
