/**
 * Places of the page that a migrated site may have components of its own for, by Docusaurus' names. Parts provide the default; a
 * place renders the site's component, or the part. Everything is found through contexts of the runtime, so that the site's components and
 * the theme may be in different bundles.
 */
import { type ComponentType, type ReactNode, use } from 'react';
import { ErrorBoundary } from '../layout/frame/ErrorBoundary.js';
import { PageContext } from '../runtime.js';
import { useText } from '../texts.js';
import {
  NestingContext,
  ownParts,
  PartsContext,
  type Parts as PartTable,
  type PartView,
  type PlaceProps,
  placeComponents,
} from './place-contexts.js';

/** Adds to what places within show. */
export function Parts({ parts, children }: { parts: PartTable; children: ReactNode }) {
  return <PartsContext value={{ ...use(PartsContext), ...parts }}>{children}</PartsContext>;
}

/** @param props made only where something reads them: most places of most pages have the usual part */
const draw = (part: PartView | undefined, props: () => PlaceProps): ReactNode =>
  typeof part === 'function' ? part(props()) : (part ?? null);

interface Given {
  name: string;
  /** The default if the site has no component; absent: that of `Parts`. */
  part?: PartView;
  /** Props of the site's own component. */
  props?: () => object;
}

/** A component may be nested in itself, like an item of a menu; two that render each other would never end. */
const DEEPEST = 4;

/** One place. A component of the site that throws in the browser gives way to the part. */
export function Place({ name, part, props }: Given) {
  const parts = use(PartsContext);
  const page = use(PageContext);
  const usual = part ?? parts[name];
  const given = () => props?.() ?? {};
  const nesting = use(NestingContext);
  const depth = nesting[name] ?? 0;
  const Own = page?.without?.includes(name) || depth >= DEEPEST ? undefined : ownParts[name];
  if (!isComponent(Own)) return draw(usual, given);
  return (
    <ErrorBoundary fallback={() => draw(usual, given)}>
      <NestingContext value={{ ...nesting, [name]: depth + 1 }}>
        <PartsContext value={{ ...parts, [name]: usual }}>
          <Own {...given()} />
        </PartsContext>
      </NestingContext>
    </ErrorBoundary>
  );
}

export const isComponent = (value: unknown): value is ComponentType<object> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** True if the site has a component of its own for a place. */
export const isOwn = (name: string): boolean => ownParts[name] !== undefined;

/**
 * The contents of a page in their column: those of the site have no element that our style sheet could place. As in Docusaurus they are for wide
 * screens and for pages with contents; phones have the usual box.
 */
export function Contents({ children }: { children: ReactNode }) {
  const t = useText();
  const usual = use(PartsContext).TOC;
  if (!isOwn('TOC') && !isOwn('DocItem/TOC/Desktop')) return children;
  return (
    usual && (
      <>
        <nav
          className="toc toc--own thin-scrollbar"
          aria-label={t('theme.TOCCollapsible.toggleButtonLabel')}
          data-levels="2,3"
        >
          {children}
        </nav>
        {draw(usual, () => ({}))}
      </>
    )
  );
}

/** A part that wraps its children. */
export const childrenOf = ({ children }: PlaceProps): ReactNode => children;

/** Returns what `@theme/<name>` gives to code of the site: the place itself, with the props that it is given there. */
export function placeOf(name: string): ComponentType<PlaceProps> {
  return madeOnce(`place ${name}`, function PlaceOf(given: PlaceProps) {
    return <Place name={name} props={() => given} />;
  });
}

/** Returns the component of `@theme-original/<name>` for code of the site: the part. Outside of its place there is none, and the children are rendered. */
export function originalOf(name: string): ComponentType<PlaceProps> {
  return madeOnce(`original ${name}`, function Original(given: PlaceProps) {
    const part = use(PartsContext)[name];
    return part === undefined ? (given.children ?? null) : draw(part, () => given);
  });
}

function madeOnce(key: string, made: ComponentType<PlaceProps>): ComponentType<PlaceProps> {
  const first = placeComponents.get(key) ?? made;
  placeComponents.set(key, first);
  return first;
}
