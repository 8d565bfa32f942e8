import { Component, type ReactNode, Suspense } from 'react';
import { PageState } from '../shared/ui/page-state.tsx';

interface Props {
  children: ReactNode;
}

/** A page that fails to load or to draw says so in its place; the shell around it keeps working. */
export class PageBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error !== undefined) {
      return (
        <PageState
          kind="failed"
          error={this.state.error}
          onRetry={() => this.setState({ error: undefined })}
        />
      );
    }
    return <Suspense fallback={<PageState kind="loading" />}>{this.props.children}</Suspense>;
  }
}
