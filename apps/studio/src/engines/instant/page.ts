import { cutOut } from '../../art/cutOut.ts';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { drawGround } from '../../art/grounds.ts';
import { drawSignLettering } from '../../art/lettering.ts';
import type { Motif } from '../../art/motifs/defineMotif.ts';
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
    `}.room{--ground:url("/art/symbol/${name}/ground.svg")}`,
  ].join('');
}

function shades(of: string, ramp: RampName): string {
  const { light, mid, deep, dark } = ramps[ramp];
  return `--${of}-light:${light};--${of}:${mid};--${of}-deep:${deep};--${of}-dark:${dark};`;
}

/** Draws what every booth has: `ground`, `sign` and `motif`. */
export function drawBooth({ look, sign }: InstantTheme, name: string): string | undefined {
  const { motif, coloring, tone, pattern, turn, face, warp, fill, key } = look;
  const { ink } = tones[tone];
  switch (name) {
    case 'ground':
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">${drawGround(pattern, tones[tone], turn, 'g')}</svg>`;
    case 'sign': {
      const lettering = drawSignLettering(sign, { face, warp, fill: [ramps[fill].light, ramps[fill].mid], ink, key: ramps[key].mid }, 's');
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 120" width="640" height="120">${lettering}</svg>`;
    }
    case 'motif':
      return drawSymbol({ motif, coloring }, name);
    default:
      return undefined;
  }
}

/** Draws a piece of a board that is not a motif of posters. */
export function drawPiece(motif: Motif, coloring: RampName): string {
  const drawing = motif.draw(coloring, 'piece');
  const placed = motif.placement ? `<g transform="${motif.placement}">${drawing}</g>` : drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -8 332 332" width="332" height="332">${cutOut(placed, { ink: '#1A0B05', id: 'piece' })}</svg>`;
}
