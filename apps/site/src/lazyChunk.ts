// oxlint-disable-next-line no-restricted-imports -- the one place that may
import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk';

/** Returns React's own lazy component, for callers that bring their Suspense and boundary. `chunk` tells it from every other chunk. */
export const lazyChunk = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, chunk = String(load)) =>
  lazy(() => loadChunk(chunk, load));
