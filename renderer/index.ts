/** The programmatic interface of the tool. */
export { build, createEngine, type Engine } from './engine/build.js';
export type { BuildOptions, EngineOptions, EngineResult, MemoryOutput } from './engine/options.js';
export { defineConfig, type NotesConfig, type Site } from './site/config-types.js';
export { problem, problemTable } from './site/problem.js';
export type { BuildResult, Document, Page, Problem, SearchRecord } from './site/types.js';
