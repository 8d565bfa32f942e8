import { chakra } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { PageLoadError } from '../shared/lib/load-page.ts';
import { PageState } from '../shared/ui/page/page-state.tsx';

type State = {
  broken: 'by fault' | 'unfetched' | null;
};

/** If the frame itself cannot render: the 500 page, which does not depend on the frame. */
export class RootBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: null };

  static getDerivedStateFromError(error: unknown): State {
    return { broken: error instanceof PageLoadError || !navigator.onLine ? 'unfetched' : 'by fault' };
  }

  override componentDidCatch() {
    // A file that failed to load is not a server error, and the address is still correct. Reloading requests the file again.
    if (this.state.broken === 'unfetched') return;
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
