import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/**
 * A part of which a painted page shows nothing: its chunk is fetched once the page answers, so that it weighs on no first view.
 * Where it does not come, the page goes on without it.
 */
export function afterHydration(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy(() => load().catch(() => ({ default: Nothing })));
  return function AfterHydration() {
    const [isHydrated, setHydrated] = useState(false);
    useEffect(() => setHydrated(true), []);
    return (
      isHydrated && (
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      )
    );
  };
}

const Nothing = () => null;
