/** Attribute of a control whose press is still waiting. The style stands in the theme; `index.html` sets it before the page answers. */
const PENDING = 'data-pending';

let pressed: Element | undefined;

/** Remembers the control that is being pressed, for `markPressed`. Call once, in the browser. */
export function watchPresses() {
  addEventListener(
    'click',
    ({ target }) => {
      pressed = (target instanceof Element && target.closest('button, a')) || undefined;
      // Only what this press does may mark it.
      setTimeout(() => {
        pressed = undefined;
      });
    },
    { capture: true },
  );
}

/** Marks the control that is being pressed as pending. Returns how to remove the mark, or undefined when it is marked already. */
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
