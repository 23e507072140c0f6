/** Returns the places of a printed table by name. */
export function placesOf(selector: string): ReadonlyMap<string, HTMLButtonElement> {
  const places = document.querySelectorAll<HTMLButtonElement>(`${selector} .bet-place`);
  return new Map([...places].map((place) => [place.dataset['spot'] ?? '', place]));
}
