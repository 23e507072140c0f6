import { ChunkTimeout } from '@site/ui/loadChunk';
import { Component, type ComponentType, type ReactNode } from 'react';
import { Broken } from './Broken';

interface Props {
  /** Current address; a new one resets the boundary. */
  at?: string | undefined;
  /** Replaces the part that crashed or timed out. @default the screen of a crashed page */
  fallback?: ComponentType<{ isLate: boolean }>;
  children: ReactNode;
}

interface State {
  at: string | undefined;
  problem: 'broken' | 'late' | undefined;
}

/** Error boundary for a page or a chunk, so that a failure does not leave an empty screen. Source: SYS-09. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, problem: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { problem: error instanceof ChunkTimeout ? 'late' : 'broken' };
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
