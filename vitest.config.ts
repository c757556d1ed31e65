import { defineConfig } from 'vitest/config';
import { tiers } from './test/setup/tiers.js';

const { unit, site } = tiers();

export default defineConfig({
  test: {
    testTimeout: 90_000,
    hookTimeout: 240_000,
    // What a test polls for may take its time on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    // Two cores: a browser, a worker pool and a test runner compete for them.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: unit } },
      { extends: true, test: { name: 'site', include: site } },
    ],
  },
});
