import { cutOut } from './cutOut.ts';
import { drawMotif } from './drawMotif.ts';
import { drawLine, type FaceName } from './lettering.ts';
import type { MotifName } from './motifs/motifs.ts';
import { ramps, type RampName } from './ramps.ts';

export type Rank = 'A' | 'K' | 'Q' | 'J' | '10' | '9';

/** A symbol of the reels: a motif, or a letter for low-paying symbols. */
export type ReelSymbol = { motif: MotifName; coloring: RampName } | { rank: Rank; ramp: RampName; face?: FaceName };

const ink = '#1A0B05';

/** Draws a square reel symbol as SVG. `code` keeps its ids apart from those of other symbols on the same page. */
export function drawSymbol(symbol: ReelSymbol, code: string) {
  const id = `s-${code}`;
  const drawing = 'motif' in symbol ? drawMotif(symbol.motif, symbol.coloring, { ink, id }) : drawRank(symbol, id);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -8 332 332" width="332" height="332">${drawing}</svg>`;
}

function drawRank({ rank, ramp, face = 'alfa-slab-one' }: Extract<ReelSymbol, { rank: Rank }>, id: string) {
  const { light, mid, deep, dark } = ramps[ramp];
  const { outline } = drawLine(rank, face, 'flat', { centerX: 150, foot: 258, maxWidth: 218, maxHeight: 196 });
  const letter = `<clipPath id="${id}-letter"><path d="${outline}"/></clipPath>
    <path d="${outline}" fill="${deep}" stroke="${deep}" stroke-width="26" stroke-linejoin="round"/>
    <path d="${outline}" transform="translate(-3 -5)" fill="${light}" stroke="${light}" stroke-width="12" stroke-linejoin="round"/>
    <path d="${outline}" fill="${mid}"/>
    <g clip-path="url(#${id}-letter)"><rect x="150" width="170" height="320" fill="${dark}" opacity=".2"/><path d="M0 40H320L0 190Z" fill="#fff" opacity=".22"/></g>`;
  return cutOut(letter.replaceAll(/>\s+</g, '><'), { ink, id });
}
