import { drawRooster } from '../../art/drawRooster.ts';
import { roadsMarkup } from '../tables/tablePage.ts';
import type { CockfightTheme } from './CockfightTheme.ts';

/** Returns the markup of the pit with its two birds. */
export function pitMarkup({ red, blue }: CockfightTheme): string {
  return `<div class="pit" id="pit" aria-hidden="true"><span class="pit-sand"></span><span class="pit-fence"></span>
<div class="bird" id="bird-red" data-side="red"><span class="bird-shade"></span>${drawRooster(red.body, red.tail)}</div>
<div class="bird" id="bird-blue" data-side="blue"><span class="bird-shade"></span><div class="bird-turned">${drawRooster(blue.body, blue.tail)}</div></div>
<span class="plumes" id="plumes"></span><span class="pit-rail"></span></div>`;
}

/** Returns the markup of the pool: its two sides with what they pay now, the draw, and past fights. */
export function poolMarkup(word: (key: string) => string): string {
  const place = (spot: 'red' | 'draw' | 'blue') =>
    `<button class="bet-place" type="button" data-spot="${spot}"><b dir="auto">${word(`cockfight.${spot}`)}</b><i class="pays" id="pays-${spot}" dir="ltr"></i></button>`;
  return `<p class="fight-state" id="state" dir="auto"></p>
<div class="places" role="group" aria-label="${word('table.places')}" data-bets>${place('red')}${place('draw')}${place('blue')}</div>
<div class="pool-bar" id="share" aria-hidden="true"><i></i></div>
<p class="house-note printed" id="house" dir="auto"></p>
${roadsMarkup(word)}`;
}
