import type { KeyboardEvent } from 'react';

/** Chooses the first or the last radio button of a group on Home or End. The browser moves by arrow keys itself. */
export function moveToEnds(event: KeyboardEvent<HTMLElement>): void {
  const end = { Home: 0, End: -1 }[event.key];
  if (end === undefined || !(event.target instanceof HTMLInputElement)) return;
  const shown = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[type="radio"]:enabled')].filter((radio) =>
    radio.checkVisibility(),
  );
  event.preventDefault();
  shown.at(end)?.focus();
  shown.at(end)?.click();
}
