import { type ComponentType, useEffect, useState } from 'react';
import { optionalPart } from './optionalPart';

/**
 * Returns a component that is not server-rendered: its chunk is loaded after hydration, so that it does not delay the first view. Renders
 * nothing when the chunk fails to load.
 */
export function afterHydration(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = optionalPart(load);
  return function AfterHydration() {
    const [isHydrated, setHydrated] = useState(false);
    useEffect(() => setHydrated(true), []);
    return isHydrated && <Part />;
  };
}
