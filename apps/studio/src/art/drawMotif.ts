import type { CutOut } from './cutOut.ts';
import { type HandName, hands } from './hands/hands.ts';
import type { DrawingName } from './markupOf.ts';
import type { RampName } from './ramps.ts';

/** Draws a motif in its 300 × 320 box, in a hand. Throws when the motif has no such colouring. */
export function drawMotif(name: DrawingName, coloring: RampName, cut: CutOut, hand: HandName = 'flat') {
  return hands[hand].motif(name, coloring, cut);
}
