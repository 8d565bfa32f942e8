import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailedLoad, PageLoadError } from '../shared/lib/load-page.ts';
import type { FeatureRoute } from '../shared/lib/routes.ts';
import { PageState } from '../shared/ui/page/page-state.tsx';

type Props = {
  route: FeatureRoute;
  children: ReactNode;
};

type State = {
  error: unknown;
  tries: number;
};

/** Shows an error in place of a page that fails to load or render. The surrounding shell keeps working. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: undefined, tries: 0 };
  /**
   * The connection returned while the page was being fetched offline. That fetch will still fail, and no other event would
   * trigger a retry.
   */
  private cameOnline = false;

  constructor(props: Props) {
    super(props);
    forgetFailedLoad(props.route);
  }

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    addEventListener('online', this.onOnline);
  }

  override componentDidCatch() {
    if (this.cameOnline) this.onOnline();
  }

  override componentWillUnmount() {
    removeEventListener('online', this.onOnline);
  }

  override render() {
    if (this.state.error !== undefined)
      return <PageState kind="failed" error={this.state.error} onRetry={this.retry} />;
    return <Suspense fallback={<PageState kind="loading" />}>{this.props.children}</Suspense>;
  }

  private readonly retry = () => {
    const { error, tries } = this.state;
    // A retry failed while online: a new release has probably replaced these files.
    if (error instanceof PageLoadError && tries > 0 && navigator.onLine) return location.reload();
    this.cameOnline = false;
    forgetFailedLoad(this.props.route);
    this.setState({ error: undefined, tries: tries + 1 });
  };

  private readonly onOnline = () => {
    const { error } = this.state;
    this.cameOnline = error === undefined;
    if (!(error instanceof PageLoadError)) return;
    forgetFailedLoad(this.props.route);
    this.setState({ error: undefined });
  };
}
