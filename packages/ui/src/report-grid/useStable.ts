import { useCallback, useInsertionEffect, useRef } from 'react';

/** Returns a function whose identity never changes and that calls the latest one given, so that what takes it need not render again. */
export function useStable<Input extends unknown[], Output>(act: (...input: Input) => Output): (...input: Input) => Output {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...input) => latest.current(...input), []);
}
