import type { ElementType, PropsWithChildren, ReactNode } from 'react';

type Table = Readonly<Record<string, ElementType>>;

/**
 * A component from the site's table for its Markdown. Markdown used in the table itself is loaded before it: its components
 * are looked up when it is rendered.
 */
export default function givenComponent(table: () => Table | undefined, name: string): ElementType {
  const given = table()?.[name];
  if (given) return given;
  const Late = (props: PropsWithChildren): ReactNode => {
    const Given = table()?.[name];
    return Given ? <Given {...props} /> : (props.children ?? null);
  };
  // `<Kit.Part>` asks for a member.
  return new Proxy(Late, {
    get: (late, key) => Reflect.get(/^[A-Z]/.test(String(key)) ? Object(table()?.[name]) : late, key),
  });
}
