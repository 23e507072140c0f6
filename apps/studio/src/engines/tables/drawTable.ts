import { drawCardBack, drawCardFace } from '../../art/drawCard.ts';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { drawLine } from '../../art/lettering.ts';
import { ramps } from '../../art/ramps.ts';
import { pack, rankOf, suitOf } from './cards.ts';
import type { TableTheme } from './TableTheme.ts';

/** Draws what every table has: the game's `motif`, its `sign`, the grain of the `felt`, the `back` of its cards, and each card by its name. */
export function drawTable({ sign, look }: TableTheme, name: string): string | undefined {
  const card = pack.find((known) => known === name);
  if (card) return drawCardFace(rankOf(card), suitOf(card), look);
  switch (name) {
    case 'motif':
      return drawSymbol({ motif: look.motif, coloring: look.coloring }, name);
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

function drawSign(sign: string, { face, warp, fill, key }: TableTheme['look']): string {
  const { outline } = drawLine(sign, face, warp, { centerX: 450, foot: 104, maxWidth: 800, maxHeight: 72 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 150" width="900" height="150"><path d="${outline}" transform="translate(3 5)" fill="#000" opacity=".4"/><path d="${outline}" fill="${ramps[fill].light}" stroke="${ramps[key].mid}" stroke-width="2"/></svg>`;
}

/** Threads of cloth, as a tile. */
const feltGrain = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180"><filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 0 0 0 -.3"/></filter><rect width="180" height="180" filter="url(#n)" opacity=".5"/></svg>`;
