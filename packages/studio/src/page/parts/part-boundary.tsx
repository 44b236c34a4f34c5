/** Keeps the failure of a part from the rest of the page, until the person tries again. */

import { Component, type ReactNode } from 'react';

export interface Failed {
  readonly failure: unknown;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

interface PartBoundaryProps {
  /** Loads the part before it is shown again. */
  readonly load: () => Promise<void>;
  readonly failed: (failed: Failed) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly caught: { readonly failure: unknown } | null;
  readonly isRetrying: boolean;
}

export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { caught: null, isRetrying: false };

  static getDerivedStateFromError(failure: unknown): State {
    return { caught: { failure }, isRetrying: false };
  }

  readonly retry = (): void => {
    this.setState({ isRetrying: true });
    this.props.load().then(
      () => this.setState({ caught: null, isRetrying: false }),
      (failure: unknown) => this.setState({ caught: { failure }, isRetrying: false }),
    );
  };

  override render() {
    const { caught, isRetrying } = this.state;
    if (caught === null) return this.props.children;
    return this.props.failed({ ...caught, isRetrying, retry: this.retry });
  }
}
