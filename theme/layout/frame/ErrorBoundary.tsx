/** Keeps the rest of the page when a part of it throws (B5.36). */
import { Component, createContext, type ReactNode, Suspense, use } from 'react';
import { Literal } from '../../texts.js';

interface BoundaryProps {
  children: ReactNode;
  /** Shown instead of the children; the default is the crash notice. */
  fallback?: (error: Error) => ReactNode;
}

export class ErrorBoundary extends Component<BoundaryProps, { error: Error | null }> {
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { error: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate(before: BoundaryProps) {
    // The page was shown again: what has come may be free of the error.
    if (this.state.error && before !== this.props) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    const { children, fallback } = this.props;
    if (!error) return children;
    return fallback ? fallback(error) : <Crash error={error} retry={() => this.setState({ error: null })} />;
  }
}

function Crash({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <main className="page page--narrow crash">
      <h1>
        <Literal id="theme.ErrorPageContent.title" />
      </h1>
      <p>
        <button type="button" className="button" onClick={retry}>
          <Literal id="theme.ErrorPageContent.tryAgain" />
        </button>
      </p>
      <hr />
      <pre className="part-error">{errorChain(error)}</pre>
    </main>
  );
}

/** The messages of an error and of what caused it. */
function errorChain(error: unknown): string {
  const messages: string[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause) messages.push(at.message);
  return messages.join('\n\nCause:\n');
}

/** False while the server looks for the error that an isolated part swallowed. */
export const Isolation = createContext(true);

/**
 * A part of the page of its own: when hydration of it fails (a translator or an extension changed its DOM) or when it throws,
 * only this part is rendered again; the article keeps its nodes.
 */
export function Part({ children, quiet }: { children: ReactNode; quiet?: boolean }) {
  if (!use(Isolation)) return children;
  return (
    <ErrorBoundary fallback={quiet ? () => null : (error) => <pre className="part-error">{errorChain(error)}</pre>}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
