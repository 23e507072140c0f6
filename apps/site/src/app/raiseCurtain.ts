/**
 * Shows a navigation as a view transition. Without them, or with reduced motion, it only navigates. `arrive` gets the function to call when
 * the new page is rendered.
 */
export function raiseCurtain(navigate: () => void, arrive: { current: () => void }): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return navigate();
  document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        arrive.current = resolve;
        navigate();
      }),
  );
}
