import { type ComponentType, memo, Suspense, useEffect, useState } from 'react';
import { lazyChunk } from './lazyChunk';
import { loadChunk } from './loadChunk';
import { PartBoundary } from './status/PartBoundary';

const parts: (() => Promise<void>)[] = [];
const awaited = new Set<Promise<void>>();

/**
 * A part of the painted page that answers a moment after the rest: its chunk is no part of the entry, and what the service painted
 * stands until it is here. Its links work meanwhile, as links do; a press is kept, see index.html.
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
  parts.push(begin);

  function Part({ props, onShown }: { props: Props; onShown: () => void }) {
    // Pinned: another type would mount it a second time.
    const [Known] = useState(() => ready ?? Later);
    useEffect(onShown, [onShown]);
    return <Known {...props} />;
  }
  function Deferred(props: Props) {
    const [{ promise, resolve }] = useState(() => {
      const shown = Promise.withResolvers<void>();
      // One that does not come is said by its boundary.
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
  // What is drawn again before it has come is thrown away by React, and what people have pressed in it along with it.
  return memo(Deferred);
}

/** Has all of them at hand, as painting needs them. */
export async function loadDeferred() {
  // A part that has come may hold others, which join the list.
  // oxlint-disable-next-line no-await-in-loop -- they are loaded once in a process
  for (const begin of parts) await begin();
}

/** For effects around the page: waits until the parts in it answer, or will not come. */
export async function awaitDeferred() {
  // A part may hold others, which join the set before it is done.
  // oxlint-disable-next-line no-await-in-loop -- they are waited for in any order
  for (const part of awaited) await part;
}
