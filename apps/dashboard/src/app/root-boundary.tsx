import { chakra } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { PageLoadError } from '../shared/lib/load-page.ts';
import { PageState } from '../shared/ui/page-state.tsx';

interface State {
  broken: 'by fault' | 'offline' | null;
}

/** When the frame itself cannot be drawn: the page 500, which needs none of it. */
export class RootBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: null };

  static getDerivedStateFromError(): State {
    return { broken: navigator.onLine ? 'by fault' : 'offline' };
  }

  override componentDidCatch() {
    // Without a connection it was a file that did not come: no fault of ours, and the address is still the right one.
    if (this.state.broken === 'offline') return;
    location.hash = '/pages/500';
    this.setState({ broken: null });
  }

  override render() {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    if (broken === 'by fault') return null;
    return (
      <chakra.main>
        <PageState kind="failed" error={new PageLoadError()} onRetry={() => location.reload()} />
      </chakra.main>
    );
  }
}
