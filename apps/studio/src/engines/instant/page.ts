import { drawSymbol } from '../../art/drawSymbol.ts';
import { hands } from '../../art/hands/hands.ts';
import { drawSignLettering } from '../../art/drawLettering.ts';
import { type RampName, ramps } from '../../art/ramps.ts';
import { tones } from '../../art/tones.ts';
import type { InstantTheme } from './InstantTheme.ts';

/** Returns the markup of a booth: a framed board under the sign of its game. `content` is escaped markup. */
export function boothMarkup({ name }: InstantTheme, content: string): string {
  return `<div class="booth" id="booth"><img class="hung-sign" src="/art/symbol/${name}/sign.svg" alt="" width="640" height="120"><div class="booth-inner">${content}<p class="booth-plaque figure" id="plaque" dir="ltr" aria-hidden="true" hidden></p></div><div class="booth-sparks" id="sparks"></div></div>`;
}

/** Returns the markup of one of several options, of which one is chosen. `label` is escaped. */
export function optionMarkup(name: string, value: string | number, label: string, isChosen: boolean): string {
  return `<label class="booth-option"><input type="radio" name="${name}" value="${value}"${isChosen ? ' checked' : ''}><span>${label}</span></label>`;
}

/** Returns the colours of a game as CSS: its ground, its motif and its accent. */
export function boothColors({ name, look }: InstantTheme): string {
  const { base, pattern, foot, ink } = tones[look.tone];
  return [
    `:root{--lit:color-mix(in srgb,${base} 55%,${foot});--edge:${foot};--tone:${base};--tone-pattern:${pattern};--ink:${ink};`,
    shades('main', look.coloring),
    shades('accent', look.key),
    shades('letter', look.fill),
    look.hand === 'neon' ? night : '',
    `}.room{--ground:url("/art/symbol/${name}/ground.svg")}`,
  ].join('');
}

/** Paper and cells behind signs that glow. */
const night =
  '--sheet:#221d42;--sheet-shade:#17132e;--sheet-deep:#0c0a1a;--cell:#2a2450;--cell-deep:#100d22;--cell-edge:var(--accent);--cell-focus:#fff;--cell-won:#5a3a10;--cell-won-deep:#2a1606;';

function shades(of: string, ramp: RampName): string {
  const { light, mid, deep, dark } = ramps[ramp];
  return `--${of}-light:${light};--${of}:${mid};--${of}-deep:${deep};--${of}-dark:${dark};`;
}

/** Draws what every booth has: `ground`, `sign` and `motif`. */
export function drawBooth({ look, sign }: InstantTheme, name: string): string | undefined {
  const { hand, motif, coloring, pattern, turn, face, warp, fill, key } = look;
  const tone = tones[look.tone];
  switch (name) {
    case 'ground':
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">${hands[hand].ground({ pattern, turn, tone, id: 'g' })}</svg>`;
    case 'sign': {
      const lettering = drawSignLettering(
        sign,
        hand,
        { face, warp, fill: [ramps[fill].light, ramps[fill].mid], ink: tone.ink, key: ramps[key].mid },
        's',
      );
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 120" width="640" height="120">${lettering}</svg>`;
    }
    case 'motif':
      return drawSymbol({ motif, coloring, hand }, name);
    default:
      return undefined;
  }
}
