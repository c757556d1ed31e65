import type { ElementType, PropsWithChildren, ReactNode } from 'react';

type Table = Readonly<Record<string, ElementType>>;

/**
 * A component of the table that a site gives to its Markdown. Markdown that the table itself is made of comes before it: what it shows of the
 * table is looked up when it is rendered.
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
