import type { TableTheme } from '../tables/TableTheme.ts';
import { wheelKinds, wheelSpots } from './moneyWheel.ts';

/** Returns the markup of a money wheel, its places for chips, and the last stops. */
export function showContent({ name }: TableTheme, word: (key: string) => string): string {
  const place = (spot: (typeof wheelSpots)[number]) =>
    `<button class="bet-place" type="button" data-spot="${spot}"><b dir="auto" data-odds="${wheelKinds[spot].odds} : 1">${word(`show.${spot}`)}</b></button>`;
  return `<div class="show-wheel" id="wheel" aria-hidden="true"><img id="rotor" src="/art/symbol/${name}/moneywheel.svg" alt="" width="600" height="600"><img class="show-hub" src="/art/symbol/${name}/motif.svg" alt="" width="332" height="332"><span class="show-flap"></span></div>
<div class="places" role="group" aria-label="${word('table.places')}" data-bets>${wheelSpots.map(place).join('')}</div>
<ol class="stops" id="stops" aria-label="${word('show.last')}"></ol>`;
}
