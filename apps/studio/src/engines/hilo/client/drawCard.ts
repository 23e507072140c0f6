import { element, svgElement } from '../../../core/client/element.ts';
import type { Word } from '../../../core/client/Stage.ts';
import type { Card } from '../rules.ts';

const letters = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** Outlines of the suits in a box of 100 × 100. */
const pips: Record<(typeof suits)[number], string> = {
  clubs: 'M50 8a21 21 0 0 1 16 34a21 21 0 1 1-8 36q1 10 10 16H32q9-6 10-16a21 21 0 1 1-8-36A21 21 0 0 1 50 8Z',
  diamonds: 'M50 5Q66 30 86 50Q66 70 50 95Q34 70 14 50Q34 30 50 5Z',
  hearts: 'M50 92Q8 58 8 34A22 22 0 0 1 50 26A22 22 0 0 1 92 34Q92 58 50 92Z',
  spades: 'M50 6Q92 40 92 62A20 20 0 0 1 57 74Q58 86 68 94H32Q42 86 43 74A20 20 0 0 1 8 62Q8 40 50 6Z',
};

/** Centres of the pips of each number in a box of 100 × 140. */
const [left, middle, right] = [28, 50, 72];
const places: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[middle, 70]],
  [
    [middle, 34],
    [middle, 106],
  ],
  [
    [middle, 30],
    [middle, 70],
    [middle, 110],
  ],
  [left, right].flatMap((x) => [34, 106].map((y) => [x, y] as const)),
  [...[left, right].flatMap((x) => [34, 106].map((y) => [x, y] as const)), [middle, 70]],
  [left, right].flatMap((x) => [30, 70, 110].map((y) => [x, y] as const)),
  [...[left, right].flatMap((x) => [30, 70, 110].map((y) => [x, y] as const)), [middle, 50]],
  [...[left, right].flatMap((x) => [30, 70, 110].map((y) => [x, y] as const)), [middle, 50], [middle, 90]],
  [...[left, right].flatMap((x) => [28, 56, 84, 112].map((y) => [x, y] as const)), [middle, 70]],
  [...[left, right].flatMap((x) => [28, 56, 84, 112].map((y) => [x, y] as const)), [middle, 42], [middle, 98]],
];

/** Returns the name of a card, e.g. "Queen of hearts". */
export function nameOf({ rank, suit }: Card, word: Word): string {
  return word('hilo.card', { rank: word(`hilo.rank${rank}`), suit: word(`hilo.${suits[suit] ?? 'spades'}`) });
}

/** Draws the face of a card. Court cards show the motif of the game. */
export function drawCard({ rank, suit }: Card, motif: string): HTMLElement {
  const name = suits[suit] ?? 'spades';
  const letter = letters[rank - 1] ?? '';
  const pip = (x: number, y: number, size: number, turn = 0) =>
    svgElement('path', { d: pips[name], transform: `translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)` });
  const corner = (turn: number) =>
    svgElement('g', { transform: `rotate(${turn} 50 70)` }, [
      Object.assign(svgElement('text', { x: '11', y: '20', 'text-anchor': 'middle' }), { textContent: letter }),
      pip(11, 30, 12),
    ]);
  const court = rank > 10;
  const middlePart = court
    ? [
        svgElement('rect', { class: 'hilo-court', x: '22', y: '20', width: '56', height: '100', rx: '6' }),
        svgElement('image', { href: motif, x: '18', y: '36', width: '64', height: '68' }),
        pip(32, 32, 15),
        pip(68, 108, 15, 180),
      ]
    : (places[rank - 1] ?? []).map(([x, y]) => pip(x, y, rank === 1 ? 46 : 23, y > 70 ? 180 : 0));
  return element('span', {
    className: 'hilo-face',
    attributes: { 'data-color': name === 'hearts' || name === 'diamonds' ? 'red' : 'black' },
    children: [svgElement('svg', { viewBox: '0 0 100 140', 'aria-hidden': 'true' }, [corner(0), corner(180), ...middlePart])],
  });
}
