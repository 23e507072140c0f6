import { lazyChunk } from '@site/ui/lazyChunk';
import { loadChunk } from '@site/ui/loadChunk';
import { type ComponentType, memo, Suspense, useEffect, useState } from 'react';
import { PartBoundary } from '../areas/status/PartBoundary';

const parts: (() => Promise<void>)[] = [];
const awaited = new Set<Promise<void>>();

/**
 * Returns a component that hydrates later than the rest: its chunk is not part of the entry, and its server-rendered HTML stays until the
 * chunk has loaded. Links work meanwhile; presses are stored, see index.html.
 */
export function deferred<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let ready: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const chunk = String(load);
  const take = async () => {
    ready = (await loadChunk(chunk, load)).default;
  };
  const begin = () => (loading ??= take());
  const Later = lazyChunk(load, chunk);
  parts.push(async () => {
    ready ??= (await load()).default;
  });

  function Part({ props, onShown }: { props: Props; onShown: () => void }) {
    // Fixed in the state: another type would remount it.
    const [Known] = useState(() => ready ?? Later);
    useEffect(onShown, [onShown]);
    return <Known {...props} />;
  }
  function Deferred(props: Props) {
    const [{ promise, resolve }] = useState(() => {
      const shown = Promise.withResolvers<void>();
      // Its error boundary reports a failure.
      begin().catch(shown.resolve);
      return shown;
    });
    useEffect(() => {
      awaited.add(promise);
      return resolve;
    }, [promise, resolve]);
    return (
      <PartBoundary>
        <Suspense fallback={null}>
          <Part props={props} onShown={resolve} />
        </Suspense>
      </PartBoundary>
    );
  }
  // Rendering it again before hydration would make React discard its HTML and the presses in it.
  return memo(Deferred);
}

/**
 * Preloads all deferred components, for rendering on the service and for the next page. Failures do not reload the tab.
 *
 * Throws: the error of the import.
 */
export async function loadDeferred() {
  // A part that has come may hold others, which join the list.
  // oxlint-disable-next-line no-await-in-loop -- they are loaded once in a process
  for (const load of parts) await load();
}

/** Waits until the deferred components of the page are hydrated or have failed. For effects that depend on them. */
export async function awaitDeferred() {
  // A part may hold others, which join the set before it is done.
  // oxlint-disable-next-line no-await-in-loop -- they are waited for in any order
  for (const part of awaited) await part;
}
