import { ramps } from '../../art/ramps.ts';
import { tones } from '../../art/tones.ts';
import { darken } from '../tables/darken.ts';
import type { BookTheme } from './wire.ts';

/** Contrast of white letters on ground, panel and rail. WCAG asks for 4.5. */
const GROUND_CONTRAST = 16;
const PANEL_CONTRAST = 12.5;
const RAIL_CONTRAST = 9.5;

/** Returns the markup of a book before its first answer: the sign of the house, and the place of all the rest. */
export function bookMarkup({ name, house, sport }: BookTheme, word: (key: string) => string): string {
  return `<div class="book" id="book" data-house="${house}" data-sport="${sport}">
<header class="masthead"><img class="mark" src="/art/symbol/${name}/motif.svg" alt="" width="64" height="64"><img class="sign" src="/art/symbol/${name}/${house === 'paper' ? 'print' : 'sign'}.svg" alt="" width="640" height="120"><p class="strap">${word(`book.house.${house}`)}</p></header>
<div class="desk" id="desk"></div>
</div>
<p class="unseen" id="spoken" role="status"></p>`;
}

/** Returns the colours of a book as CSS. A house may have its own. */
export function bookColors({ look }: BookTheme): string {
  const { base, foot, family } = { ...tones[look.tone] };
  const cloth = family === 'dark' ? ramps[look.key].deep : base;
  const rows = {
    edge: darken(foot, GROUND_CONTRAST),
    ground: darken(cloth, GROUND_CONTRAST),
    panel: darken(cloth, PANEL_CONTRAST),
    rail: darken(cloth, RAIL_CONTRAST),
    tint: cloth,
    accent: ramps[look.fill].mid,
    'accent-light': ramps[look.fill].light,
    key: ramps[look.key].mid,
    'key-light': ramps[look.key].light,
  };
  return `:root{${Object.entries(rows)
    .map(([row, value]) => `--${row}:${value};`)
    .join('')}}`;
}
