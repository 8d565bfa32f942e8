import { Component, type ReactNode } from 'react';

/** When the frame itself cannot be drawn: the page 500, which needs none of it. */
export class RootBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    location.hash = '/pages/500';
    this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
