/** Attribute of a control whose press is pending. The theme styles it; `index.html` sets it before hydration. */
const PENDING = 'data-pending';

let pressed: Element | undefined;

/** Tracks the pressed control, for `markPressed`. Call once, in the browser. */
export function watchPresses() {
  addEventListener(
    'click',
    ({ target }) => {
      pressed = (target instanceof Element && target.closest('button, a')) || undefined;
      // Only effects of this press may mark it.
      setTimeout(() => {
        pressed = undefined;
      });
    },
    { capture: true },
  );
}

/** Marks the control being pressed as pending. Returns a function that removes the mark, or undefined when it is marked already. */
export function markPressed(): (() => void) | undefined {
  const control = pressed;
  if (!control) return () => {};
  if (control.hasAttribute(PENDING)) return undefined;
  control.setAttribute(PENDING, '');
  control.setAttribute('aria-busy', 'true');
  return () => {
    control.removeAttribute(PENDING);
    control.removeAttribute('aria-busy');
  };
}
