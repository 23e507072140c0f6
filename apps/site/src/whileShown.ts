/**
 * Keeps something going for as long as the page is shown. What the browser puts away for back and forward must hold nothing open, or it is
 * given up: there it ends, and begins anew when the page is taken out again. Returns how to end it for good.
 */
export function whileShown(begin: () => () => void): () => void {
  let end: (() => void) | undefined = begin();
  const ending = new AbortController();
  const { signal } = ending;
  const stop = () => {
    end?.();
    end = undefined;
  };
  addEventListener('pagehide', stop, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && (end ??= begin()), { signal });
  return () => {
    ending.abort();
    stop();
  };
}
