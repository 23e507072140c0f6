import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyChunk } from './lazyChunk';
import { PartBoundary } from './status/PartBoundary';

/**
 * Returns a component whose chunk is loaded when it is first shown. A chunk that does not come reloads the tab once; if it fails again, a
 * bar says so and offers to load the page anew, and the rest of the page stays.
 *
 * @param waiting what stands in its place meanwhile. @default nothing
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
