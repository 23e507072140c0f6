import { useEffect, useRef, useState } from 'preact/hooks';

const FRESH_MS = 2400;

/** A score that lights up for a moment when it changes. */
export function Score({ text }: { text: string }) {
  const lastRef = useRef(text);
  const [isFresh, setIsFresh] = useState(false);
  useEffect(() => {
    if (lastRef.current === text) return undefined;
    lastRef.current = text;
    setIsFresh(true);
    const timer = setTimeout(() => setIsFresh(false), FRESH_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <strong class="score figure" dir="ltr" data-fresh={isFresh}>
      {text}
    </strong>
  );
}
