const signs = ['pointerdown', 'keydown', 'scroll'] as const;

/** Acts once, as soon as the page is not only looked at. Returns how to stop waiting for it. */
export function onFirstTouch(act: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const touch = () => {
    waiting.abort();
    act();
  };
  for (const sign of signs) addEventListener(sign, touch, { capture: true, passive: true, signal });
  return () => waiting.abort();
}
