import { useEffect, useState } from 'react';

const BACK_MS = 4000;

/** Returns the state of the connection; `back` for a while after it was lost. */
export function useConnection(): 'online' | 'offline' | 'back' {
  const [state, setState] = useState<'online' | 'offline' | 'back'>('online');
  useEffect(() => {
    const lost = () => setState('offline');
    const found = () => setState('back');
    addEventListener('offline', lost);
    addEventListener('online', found);
    if (!navigator.onLine) lost();
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', found);
    };
  }, []);
  useEffect(() => {
    if (state !== 'back') return undefined;
    const timer = setTimeout(() => setState('online'), BACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return state;
}
