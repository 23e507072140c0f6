import { type ComponentType, lazy, Suspense } from 'react';

const parts: (() => Promise<void>)[] = [];

/**
 * A part of the painted page that answers a moment after the rest: its chunk is no part of the entry, and what the service painted
 * stands until it is here. Its links work meanwhile, as links do.
 */
export function deferred<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  const Later = lazy(load);
  let ready: ComponentType<Props> | undefined;
  parts.push(async () => {
    ready = (await load()).default;
  });
  return function Deferred(props: Props) {
    const Part = ready ?? Later;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Has all of them at hand, as painting needs them. */
export const loadDeferred = () => Promise.all(parts.map((load) => load()));
