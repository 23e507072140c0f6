import { type ComponentType, useEffect, useState } from 'react';
import { optionalPart } from './optionalPart';

/**
 * Returns a part of which a painted page shows nothing: its chunk is fetched once the page answers, so that it weighs on no first view.
 * Where it does not come, the page goes on without it.
 */
export function afterHydration(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = optionalPart(load);
  return function AfterHydration() {
    const [isHydrated, setHydrated] = useState(false);
    useEffect(() => setHydrated(true), []);
    return isHydrated && <Part />;
  };
}
