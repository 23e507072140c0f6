import { expect, it } from 'vitest';
import { pack } from './cards.ts';
import { darken } from './darken.ts';
import { drawTable } from './drawTable.ts';
import { tableTheme } from './TableTheme.ts';

const theme = tableTheme({
  gameCode: 'king-blackjack',
  gameClassify: 'TABLE',
  look: {
    hand: 'flat',
    motif: 'crown',
    coloring: 'snow',
    tone: 'amber',
    pattern: 'scales',
    turn: 1,
    face: 'passion-one',
    warp: 'flat',
    fill: 'snow',
    key: 'royal',
  },
});

it('GAM-14 every card has a face of its own, and the table its sign, its back, its cloth and the crest on that', () => {
  const drawn = [...pack, 'back', 'crest', 'sign', 'felt', 'motif'].map((name) => drawTable(theme, name));
  expect(new Set(drawn).size).toBe(57);
  for (const svg of drawn) expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/s);
  for (const unknown of ['1S', 'KX', 'wheel', '']) expect(drawTable(theme, unknown)).toBeUndefined();
});

it.each([
  ['#ffffff', 4.5],
  ['#EFA92B', 7],
  ['#0A0403', 7],
])('GAM-14 %s is darkened until white letters have a contrast of %d', (color, contrast) => {
  const channels = [1, 3, 5].map((start) => Number.parseInt(darken(color, contrast).slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThanOrEqual(contrast);
});
