/** The commands, in the order of the help. A new command is one line here, a file `declare-<name>.ts`, and one with its work. */
import type { Command } from 'commander';
import { declareAnalyze } from './declare-analyze.js';
import { declareBuild } from './declare-build.js';
import { declareCheck } from './declare-check.js';
import { declareCompletion } from './declare-completion.js';
import { declareExplain } from './declare-explain.js';
import { declareExport } from './declare-export.js';
import { declareImport } from './declare-import.js';
import { declareIndex } from './declare-index.js';
import { declareInit } from './declare-init.js';
import { declareInspect } from './declare-inspect.js';
import { declareList } from './declare-list.js';
import { declareMv } from './declare-mv.js';
import { declareNew } from './declare-new.js';
import { declarePreview } from './declare-preview.js';
import { declareRename } from './declare-rename.js';
import { declareServe } from './declare-serve.js';
import { declareVerify } from './declare-verify.js';

/** Adds a command to the program; `done` receives the exit code. */
type Declare = (program: Command, done: (code: number) => void) => void;

export const COMMANDS: readonly Declare[] = [
  declareBuild,
  declareVerify,
  declareServe,
  declarePreview,
  declareInspect,
  declareList,
  declareAnalyze,
  declareExport,
  declareExplain,
  declareCompletion,
  declareCheck,
  declareIndex,
  declareInit,
  declareNew,
  declareMv,
  declareRename,
  declareImport,
];
