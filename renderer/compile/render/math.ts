/** Formulas as MathML. KaTeX is loaded when the first one is written: half of a thread's start otherwise. */

import { lazy } from '../../site/helpers/lazy.js';
import { withNamed, withNearest } from '../../site/problems/repair.js';
import type { Node } from '../tree/tree.js';
import type { Render } from './render-context.js';

const katex = lazy<typeof import('katex').default>('katex');

/** Writes a formula. One that KaTeX cannot parse is reported, and shown in part, else as written, like the reference's plugin. */
export function writeMath(node: Node, display: boolean, render: Render): void {
  render.features.math = true;
  const value = node.value!;
  try {
    render.writer.html(mathHtml(value, display, true));
  } catch (error) {
    tell(node, error, render);
    render.writer.html(shownWrong(value, display, error));
  }
}

function mathHtml(value: string, displayMode: boolean, throwOnError: boolean): string {
  return katex().renderToString(value, { displayMode, output: 'mathml', throwOnError, strict: false });
}

/** Without KaTeX's inline style, which the content policy forbids. */
function shownWrong(value: string, display: boolean, error: unknown): string {
  try {
    return mathHtml(value, display, false).replace(' style="color:#cc0000"', '');
  } catch {
    const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
    return `<span class="katex-error" title="${escaped(String(error))}">${escaped(value)}</span>`;
  }
}

/** Error of KaTeX about a formula. */
interface ParseError {
  rawMessage?: string;
  message?: string;
  /** Offset in the formula. */
  position?: number;
}

/** Commands that are written most, for those that are misspelt. */
const COMMANDS = (
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega varepsilon varphi ' +
  'frac dfrac tfrac sqrt sum prod int iint oint lim limsup liminf log ln exp sin cos tan max min sup inf binom partial nabla infty cdot cdots ldots vdots ddots times div pm mp leq geq neq approx equiv sim propto ' +
  'subset subseteq supset supseteq cup cap setminus emptyset forall exists neg land lor implies iff rightarrow leftarrow Rightarrow Leftarrow leftrightarrow Leftrightarrow mapsto to in notin mid parallel perp angle ' +
  'left right big Big text textbf textit mathrm mathbf mathbb mathcal mathit mathsf operatorname overline underline hat bar vec tilde dot ddot overbrace underbrace begin end quad qquad boxed color displaystyle'
)
  .split(' ')
  .map((name) => `\\${name}`);

/** Reports a finding at its place in the formula; the summary of a post is not reported separately. */
function tell({ value, position }: Node, error: unknown, { context }: Render): void {
  if (!context.whole) return;
  const { rawMessage, message, position: at } = error as ParseError;
  const start = position?.start.offset ?? 0;
  const formula = context.text.slice(0, position?.end.offset).indexOf(value!, start);
  const offset = formula < 0 ? start : formula + Math.min(at ?? 0, Math.max(0, value!.length - 1));
  const args = { message: rawMessage ?? message ?? String(error) };
  const name = /^Undefined control sequence: (\\[A-Za-z]+)/.exec(args.message)?.[1];
  const [, begun, ended] = /^Mismatch: \\begin\{(.+)\} matched by \\end\{(.+)\}$/.exec(args.message) ?? [];
  const length = name?.length ?? (ended === undefined ? undefined : `\\end{${ended}}`.length);
  const place = context.places.problem('math-invalid', args, context.places.offset(offset), length);
  if (begun !== undefined && ended !== undefined)
    context.problems.push({ ...place, ...withNamed(place, ended, { name: begun, sure: false }) });
  else context.problems.push(name === undefined ? place : { ...place, ...withNearest(place, name, COMMANDS) });
}
