/** Inputs of a property: made from a seed in the parent process, where no note can reach them, and made smaller where one shows a difference. */
import { serialize } from 'node:v8';
import type { Arbitrary, Value } from 'fast-check';
import { arbitraryOf, type FastCheck, type Input } from './arbitraries.js';

/** One input of a property: a value for each name, and what is needed to make it smaller. */
export interface Case {
  value: Value<unknown[]>;
}

export interface InputSource {
  /** The first inputs of a seed, packed: what is needed to make one smaller would fill the memory of a run with thousands of them. */
  generate(seed: number, count: number): string[];
  /** One of these inputs, made again. */
  at(seed: number, index: number): Case;
  /** Smaller inputs of the same kind, most promising first. */
  smaller(input: Case, most: number): Case[];
  /** As text for people: `xs = [1, 2], n = 0`. */
  show(input: Case): string;
  /** As the child process reads it. */
  pack(input: Case): string;
}

export function inputSource(inputs: readonly Input[], fc: FastCheck): InputSource {
  const arbitrary = fc.tuple(...inputs.map(({ generator }) => arbitraryOf(generator, fc)));
  const each = (seed: number, count: number, keep: (input: Case) => void) =>
    fc.check(
      fc.property(recording(arbitrary, keep, fc), () => true),
      { seed, numRuns: count },
    );
  const pack = ({ value }: Case): string =>
    serialize(Object.fromEntries(inputs.map(({ name }, index) => [name, value.value_[index]]))).toString('base64');
  return {
    generate(seed, count) {
      const packed: string[] = [];
      each(seed, count, (input) => packed.push(pack(input)));
      return packed;
    },
    at(seed, index) {
      let last: Case | undefined;
      each(seed, index + 1, (input) => {
        last = input;
      });
      if (!last) throw new Error(`no input ${index}`);
      return last;
    },
    smaller({ value }, most) {
      const found: Case[] = [];
      for (const candidate of arbitrary.shrink(value.value_, value.context)) {
        if (found.push({ value: candidate }) >= most) break;
      }
      return found;
    },
    show: ({ value }) => inputs.map(({ name }, index) => `${name} = ${fc.stringify(value.value_[index])}`).join(', '),
    pack,
  };
}

/** An arbitrary that hands over what it makes, with the context that shrinking needs. */
function recording(inner: Arbitrary<unknown[]>, keep: (input: Case) => void, fc: FastCheck): Arbitrary<unknown[]> {
  class Recording extends fc.Arbitrary<unknown[]> {
    generate(...args: Parameters<Arbitrary<unknown[]>['generate']>): Value<unknown[]> {
      const value = inner.generate(...args);
      keep({ value });
      return value;
    }
    canShrinkWithoutContext(_value: unknown): _value is unknown[] {
      return false;
    }
    shrink() {
      return fc.Stream.nil<Value<unknown[]>>();
    }
  }
  return new Recording();
}
