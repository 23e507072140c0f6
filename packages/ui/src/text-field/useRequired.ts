import { type InvalidEvent, type ReactNode, use, useState } from 'react';
import { RequiredMessage } from './RequiredMessage';

/** Shows the message of `RequiredMessage` in a field that is required and empty when its form is sent, instead of the browser's bubble. */
export function useRequired(ownError: ReactNode) {
  const message = use(RequiredMessage);
  const [isMissing, setMissing] = useState(false);
  const refuse = (event: InvalidEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { currentTarget } = event;
    if (message === undefined || !currentTarget.validity.valueMissing) return;
    event.preventDefault();
    setMissing(true);
    // The browser focuses the first invalid field of a form only when it shows its own bubble.
    if (currentTarget.form?.querySelector(':is(input, select, textarea):invalid') === currentTarget) currentTarget.focus();
  };
  return { error: ownError ?? (isMissing ? message : undefined), refuse, forgive: () => setMissing(false) };
}
