/** A mouse that moves over the page is an interaction, too. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Calls `act` once, on the first interaction with the page. Returns a function that cancels it. */
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
