/** The programmatic interface of the tool. */
export { build, createEngine, type Engine } from './engine/build.js';
export type { BuildOptions, EngineOptions, EngineResult, MemoryOutput } from './engine/run/options.js';
export type { ClientSite } from './shared/client-site.js';
export type { Page, PagesData } from './shared/page.js';
export type { BuildResult } from './site/configuration/build-result.js';
export { defineConfig, type Site } from './site/configuration/config-types.js';
export type { NotesConfig } from './site/configuration/notes-config.js';
export type { Document } from './site/content/document.js';
export type { SearchRecord } from './site/content/search-record.js';
export type { SidebarItemConfig, SidebarsConfig } from './site/docs/sidebars-types.js';
export { problem, problemTable } from './site/problems/problem.js';
export type { Problem } from './site/problems/problem-types.js';
