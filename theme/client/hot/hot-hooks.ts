/** Hooks called by each hook: a change of a hook that a component calls is a change of the component. */

/** The hooks that some code calls. Modules that import each other in a circle may not have them yet: then it throws. */
export type Calls = () => readonly unknown[];

interface Hook {
  signature: string;
  calls?: Calls;
}

export interface Hooks {
  add(hook: unknown, signature: string, calls?: Calls): void;
  /** A signature with those of all hooks that are called, and of what these call. */
  whole(signature: string, calls?: Calls): string;
}

export function createHooks(): Hooks {
  const known = new WeakMap<object, Hook>();
  const whole = ({ signature, calls }: Hook, above: readonly unknown[]): string => {
    const called = calledBy(calls).flatMap((hook) => {
      const found = typeof hook === 'function' && !above.includes(hook) ? known.get(hook) : undefined;
      return found ? [whole(found, [...above, hook])] : [];
    });
    return [signature, ...called].join('|');
  };
  return {
    add(hook, signature, calls) {
      if (typeof hook === 'function') known.set(hook, { signature, calls });
    },
    whole: (signature, calls) => whole({ signature, calls }, []),
  };
}

function calledBy(calls: Calls | undefined): readonly unknown[] {
  try {
    return calls?.() ?? [];
  } catch {
    return [];
  }
}
