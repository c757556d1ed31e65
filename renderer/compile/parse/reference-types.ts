/** Types of the reference engine's tokenizers, which its packages do not export by name. */
import type { Options } from 'mdast-util-from-markdown';

export type Extension = NonNullable<NonNullable<Options['extensions']>[number]>;
export type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[string]>, readonly unknown[]>;
export type Resolver = NonNullable<Construct['resolveAll']>;
export type Context = ThisParameterType<Construct['tokenize']>;
export type Event = Parameters<Resolver>[0][number];
export type Token = Event[1];
export type State = ReturnType<Construct['tokenize']>;
export type Effects = Parameters<Construct['tokenize']>[0];
export type Code = Parameters<State>[0];
