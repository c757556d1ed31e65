/** Components of Markdown as places: those of the site, or ours. */
import { use } from 'react';
import { Admonition } from '../content/Admonition.js';
import { content } from '../content/index.js';
import type { ContentComponent } from '../contract.js';
import { ErrorBoundary } from '../layout/frame/ErrorBoundary.js';
import { childrenOf, Place } from '../places/place.js';
import { ownParts } from '../places/place-contexts.js';
import { PageContext } from '../runtime.js';

type AdmonitionProps = Parameters<typeof Admonition>[0];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const isTable = (value: unknown): value is Record<string, ContentComponent> =>
  typeof value === 'object' && value !== null;

/** Returns what the site's table of types has for one. */
function tableType(type: string): ContentComponent | undefined {
  const types = ownParts['Admonition/Types'];
  return isTable(types) && Object.hasOwn(types, type) ? types[type] : undefined;
}

/** Our admonition, where the site has no component for its type. */
function UsualAdmonition(props: AdmonitionProps) {
  const without = use(PageContext)?.without ?? [];
  const ours = <Admonition {...props} />;
  const Type = without.includes('Admonition/Types') ? undefined : tableType(props.type);
  if (Type)
    return (
      <ErrorBoundary fallback={() => ours}>
        <Type {...props} />
      </ErrorBoundary>
    );
  return <Place name={`Admonition/Type/${capital(props.type)}`} part={ours} props={() => props} />;
}

const usual: Record<string, ContentComponent | undefined> = { ...content, Admonition: UsualAdmonition };

/** Returns what `@theme/<name>` gives to code of a site that has its own component for it. */
export function contentPlace(name: string): ContentComponent {
  const Usual = usual[name] ?? childrenOf;
  const place = name === 'details' ? 'Details' : name;
  return function ContentPlace(given: object) {
    return <Place name={place} part={<Usual {...given} />} props={() => given} />;
  };
}

/** Those that pages show, by their names in the content table. */
export const placed: Record<string, ContentComponent> = Object.fromEntries(
  ['Admonition', 'CodeBlock', 'Details', 'details', 'Tabs', 'TabItem'].map((name) => [name, contentPlace(name)]),
);
