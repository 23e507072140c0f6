import { lazyChunk } from '@site/ui/lazyChunk';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { PartBoundary } from '../areas/status/PartBoundary';

/**
 * Returns a component whose chunk is loaded when it is first rendered. A failed chunk reloads the tab once; after a second failure, a bar
 * offers to reload the page, and the rest of the page stays.
 *
 * @param waiting fallback while loading. @default nothing
 *
 * Source: SYS-09.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Part = lazyChunk(load);
  return function LazyPart(props: Props) {
    return (
      <PartBoundary>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
