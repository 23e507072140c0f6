// oxlint-disable-next-line no-restricted-imports -- the one place that may
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from './loadChunk';
import { PartBoundary } from './status/PartBoundary';

type Module<Props> = Promise<{ default: ComponentType<Props> }>;

/**
 * Returns a component whose chunk is loaded when it is first shown. A chunk that does not come reloads the tab once; if it fails again, a
 * bar says so and offers to load the page anew, and the rest of the page stays.
 *
 * @param waiting what stands in its place meanwhile. @default nothing
 *
 * Source: SYS-09.
 */
export function lazyPart<Props extends object>(load: () => Module<Props>, waiting: ReactNode = null): ComponentType<Props> {
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

/** Returns a component that is nothing until its chunk has come, and stays nothing where it does not come. */
export function optionalPart<Props extends object>(load: () => Module<Props>): ComponentType<Props> {
  const Part = lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: Nothing })));
  return function OptionalPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Returns React's own lazy component, for callers that bring their Suspense and boundary. */
export const lazyChunk = <Props extends object>(load: () => Module<Props>, chunk = String(load)) => lazy(() => loadChunk(chunk, load));

const Nothing = () => null;
