/** Compiles Vue single-file components with the optional package @vue/compiler-sfc. */
import type { BlockFault } from './block-place.js';
import { nearestOf } from './near-words.js';

export type VueCompiler = typeof import('@vue/compiler-sfc');

export function vueFaults(code: string, compiler: VueCompiler): BlockFault[] {
  const faults: BlockFault[] = [];
  const add = (error: unknown, line = 1) => {
    const { message, loc } = error as {
      message?: string;
      loc?: { start?: { line: number; column: number }; line?: number };
    };
    const text = (message ?? String(error)).split('\n')[0] ?? '';
    // A fault of the script has its place in its message: the column is counted from 0.
    const [, row, before] = loc?.start ? [] : (/ \((\d+):(\d+)\)$/.exec(text) ?? []);
    const start = row ? { line: Number(row), column: Number(before) + 1 } : loc?.start;
    faults.push({
      message: text.replace(/^\[@?vue\/compiler-sfc\] |^Error parsing JavaScript expression: | \(\d+:\d+\)$/g, ''),
      line: start?.line ?? line,
      column: start?.column ?? 1,
    });
  };
  const { descriptor, errors } = compiler.parse(code, { filename: 'note.vue' });
  for (const error of errors) add(error);
  if (faults.length > 0) return faults;
  const { script, scriptSetup, template } = descriptor;
  let bindings: ReturnType<VueCompiler['compileScript']>['bindings'];
  if (script || scriptSetup) {
    try {
      ({ bindings } = compiler.compileScript(descriptor, { id: 'note' }));
    } catch (error) {
      add(error, (scriptSetup ?? script)?.loc.start.line);
    }
  }
  if (!template) return faults;
  const options = { source: template.content, filename: 'note.vue', id: 'note', ast: template.ast };
  const compiled = compiler.compileTemplate({
    ...options,
    compilerOptions: { bindingMetadata: bindings, prefixIdentifiers: true },
  });
  for (const error of compiled.errors) add(error, template.loc.start.line);
  if (scriptSetup && bindings) faults.push(...unknownNames(compiled.code, template, Object.keys(bindings)));
  return faults;
}

/** Names in a template that `script setup` does not declare become properties of the instance; it has none but its own, which begin with `$`. */
function unknownNames(
  code: string,
  template: { content: string; loc: { start: { line: number; column: number } } },
  known: readonly string[],
): BlockFault[] {
  const names = new Set([...code.matchAll(/\b_ctx\.([A-Za-z_]\w*)/g)].map(([, name = '']) => name));
  return [...names].map((name) => {
    const before = template.content
      .slice(0, Math.max(0, template.content.search(new RegExp(`\\b${name}\\b`))))
      .split('\n');
    const { line, column } = template.loc.start;
    const nearest = nearestOf(name, known);
    return {
      message: `"${name}" is not declared in the script`,
      line: line + before.length - 1,
      column: (before.at(-1)?.length ?? 0) + (before.length > 1 ? 1 : column),
      written: name,
      ...(nearest ? { nearest } : {}),
    };
  });
}
