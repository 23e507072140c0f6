import { type HandName, hands } from './hands/hands.ts';
import { drawLine, type LetteringStyle, placeLines } from './lettering.ts';

/** Draws one or two lines of at most nine letters, at the foot of a 300 × 400 poster. `id` prefixes its ids. */
export function drawLettering(lines: readonly string[], hand: HandName, style: LetteringStyle, id: string) {
  return hands[hand].letter(placeLines(lines, style), style, id);
}

/** Draws a name on one line in the middle of a 640 × 120 sign. `id` prefixes its ids. */
export function drawSignLettering(name: string, hand: HandName, style: LetteringStyle, id: string) {
  const line = drawLine(name, style.face, style.warp, { centerX: 320, foot: 94, maxWidth: 580, maxHeight: 68 });
  return hands[hand].letter([line], style, id);
}
