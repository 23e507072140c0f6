import { drawMotif } from './drawMotif.ts';
import type { HandName } from './hands/hands.ts';
import type { DrawingName } from './markupOf.ts';
import type { RampName } from './ramps.ts';

/** A symbol of the reels, or a piece of a board. */
export interface ReelSymbol {
  motif: DrawingName;
  coloring: RampName;
  hand: HandName;
}

const ink = '#1A0B05';

/** Draws a square symbol as SVG. `code` keeps its ids apart from those of other symbols on the same page. */
export function drawSymbol({ motif, coloring, hand }: ReelSymbol, code: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -8 332 332" width="332" height="332">${drawMotif(motif, coloring, { ink, id: `s-${code}` }, hand)}</svg>`;
}
