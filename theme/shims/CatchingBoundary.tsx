import { Component, type ReactNode } from 'react';

interface Props {
  children?: ReactNode;
  fallback?: (given: { error: Error; tryAgain: () => void }) => ReactNode;
}

/** Shows its fallback where a child throws. */
export default class CatchingBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback?.({ error, tryAgain: () => this.setState({ error: null }) }) ?? null;
  }
}
