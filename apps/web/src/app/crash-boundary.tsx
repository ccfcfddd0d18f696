import { Component, type ReactNode } from 'react';
import { CrashPage } from '../pages/crash-page.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly what: string | null };

/** Catches what breaks above the router, which catches only what breaks in its pages. */
export class CrashBoundary extends Component<Props, State> {
  override readonly state: State = { what: null };

  static getDerivedStateFromError(error: unknown): State {
    return { what: String(error) };
  }

  override render() {
    const { what } = this.state;
    if (what === null) return this.props.children;
    return (
      <main>
        <CrashPage what={what} />
      </main>
    );
  }
}
