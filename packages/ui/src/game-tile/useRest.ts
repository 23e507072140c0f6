import { type FocusEvent, useRef, useState } from 'react';

const REST_MS = 300;
/** People who point precisely, and have not asked for less motion. */
const MAY_MOVE = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/**
 * Returns true while a mouse or the focus rests on an element, and the handlers of that element. Always false on touch screens, with reduced
 * motion, and when `isAwaited` is false.
 */
export function useRest(isAwaited: boolean) {
  const [isResting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begin = () => {
    clearTimeout(timer.current);
    if (isAwaited && matchMedia(MAY_MOVE).matches) timer.current = setTimeout(() => setResting(true), REST_MS);
  };
  const end = () => {
    clearTimeout(timer.current);
    setResting(false);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) end();
  };
  return [isResting, { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur }] as const;
}
