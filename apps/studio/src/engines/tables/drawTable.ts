import { drawCardBack, drawCardFace } from '../../art/drawCard.ts';
import { drawSignLettering } from '../../art/drawLettering.ts';
import { drawMotif } from '../../art/drawMotif.ts';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { ramps } from '../../art/ramps.ts';
import { tones } from '../../art/tones.ts';
import { pack, rankOf, suitOf } from './cards.ts';
import type { TableTheme } from './TableTheme.ts';

/** Draws what every table has: the game's `motif`, the `crest` that is printed on its cloth, its `sign`, the grain of the `felt`, the `back` of its cards, and each card by its name. */
export function drawTable({ sign, look }: TableTheme, name: string): string | undefined {
  const card = pack.find((known) => known === name);
  if (card) return drawCardFace(rankOf(card), suitOf(card), look);
  switch (name) {
    case 'motif':
      return drawSymbol(look, name);
    case 'crest':
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -8 332 332" width="332" height="332"><g opacity=".42">${drawMotif(look.motif, look.coloring, { ink: tones[look.tone].ink, id: name }, look.hand)}</g></svg>`;
    case 'back':
      return drawCardBack(look);
    case 'sign':
      return drawSign(sign, look);
    case 'felt':
      return feltGrain;
    default:
      return undefined;
  }
}

function drawSign(sign: string, { hand, tone, face, warp, fill, key }: TableTheme['look']): string {
  const style = { face, warp, fill: [ramps[fill].light, ramps[fill].mid], ink: tones[tone].ink, key: ramps[key].mid } as const;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 120" width="640" height="120">${drawSignLettering(sign, hand, style, 's')}</svg>`;
}

/** Threads of cloth, as a tile. */
const feltGrain = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180"><filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 0 0 0 -.3"/></filter><rect width="180" height="180" filter="url(#n)" opacity=".5"/></svg>`;
