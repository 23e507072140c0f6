/**
 * Keeps something running while the page is shown. Open connections would exclude the page from the back/forward cache: it ends when the
 * page is hidden there, and begins again on return. Returns a function that ends it for good.
 */
export function whilePageShown(begin: () => () => void): () => void {
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
