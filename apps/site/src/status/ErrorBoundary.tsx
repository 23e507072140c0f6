import { Component, type ComponentType, type ReactNode } from 'react';
import { LateChunk } from '../loadChunk';
import { Broken } from './Broken';

interface Props {
  /** The address that is shown: another one is tried anew. */
  at?: string | undefined;
  /** Stands in the place of what broke, or of what did not come in time. @default the screen of a broken page */
  fallback?: ComponentType<{ isLate: boolean }>;
  children: ReactNode;
}

interface State {
  at: string | undefined;
  problem: 'broken' | 'late' | undefined;
}

/** Keeps one broken page, or one chunk that did not arrive, from leaving nothing on the screen. Source: SYS-09. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, problem: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { problem: error instanceof LateChunk ? 'late' : 'broken' };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, problem: undefined };
  }

  override render() {
    const { problem } = this.state;
    const { fallback: Fallback = Broken, children } = this.props;
    return problem ? <Fallback isLate={problem === 'late'} /> : children;
  }
}
