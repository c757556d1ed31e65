/** Nodes of parsed code. */
import type { AnyNode } from 'acorn';

/** True if a value is a node of acorn's tree. */
export const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
