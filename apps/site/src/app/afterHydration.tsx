import { type ComponentType, useEffect, useState } from 'react';
import { onFirstTouch } from './onFirstTouch';
import { optionalPart } from './optionalPart';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * Returns a component that is not server-rendered: its chunk is loaded after hydration, so that it does not delay the first view. Renders
 * nothing when the chunk fails to load.
 */
export const afterHydration = (load: Load): ComponentType => later(load, (show) => show());

/** Returns a component whose chunk is loaded on the first interaction with the page, like `afterHydration` otherwise. */
export const afterFirstTouch = (load: Load): ComponentType => later(load, onFirstTouch);

function later(load: Load, wait: (show: () => void) => void | (() => void)): ComponentType {
  const Part = optionalPart(load);
  return function Later() {
    const [isShown, setShown] = useState(false);
    useEffect(() => wait(() => setShown(true)), []);
    return isShown && <Part />;
  };
}
