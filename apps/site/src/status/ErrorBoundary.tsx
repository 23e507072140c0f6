import { Component, type ReactNode } from 'react';
import { Broken } from './Broken';

/** Keeps one broken page, or one chunk that did not arrive, from leaving nothing on the screen. Source: SYS-09. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}
