// oxlint-disable-next-line no-restricted-imports -- the loader that all others use
import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk';

/** Wraps `React.lazy`, for callers with their own Suspense and error boundary. `chunk` is the unique name of the chunk. */
export const lazyChunk = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, chunk = String(load)) =>
  lazy(() => loadChunk(chunk, load));
