import { useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../theme/isMotionReduced';

const COUNT_MS = 2400;

/** Returns an amount that counts up to its new value, and never beyond it. A lower value shows at once, as does any with reduced motion. */
export function useCountUp(valueMinor: bigint): bigint {
  const [shown, setShown] = useState(valueMinor);
  const last = useRef(valueMinor);
  useEffect(() => {
    const from = last.current;
    let frame: number;
    const begunMs = performance.now();
    const step = (nowMs: number) => {
      const isDone = valueMinor <= from || nowMs - begunMs >= COUNT_MS || isMotionReduced();
      const thousandths = BigInt(Math.floor((1000 * Math.max(0, nowMs - begunMs)) / COUNT_MS));
      last.current = isDone ? valueMinor : from + ((valueMinor - from) * thousandths) / 1000n;
      setShown(last.current);
      if (!isDone) frame = requestAnimationFrame(step);
    };
    if (valueMinor !== from) frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [valueMinor]);
  return shown < valueMinor ? shown : valueMinor;
}
