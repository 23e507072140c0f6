import { drawNumbers, easeOut, FIELD, findRound, partOf, type Scene } from '../../art/film/filmScene.ts';
import { drawLine } from '../../art/lettering.ts';
import { type RampName, ramps } from '../../art/ramps.ts';
import { boardOf } from '../instant/boardOf.ts';
import { drawOrder } from './balls.ts';
import { isOfBalls, numbersOfDraw } from './drawResult.ts';
import { drawPrizes } from './endings.ts';
import type { DrawsTheme } from './wire.ts';

const SHOW_MS = 900;
const AWAY_MS = 260;
/** Size of the digits of each prize shown, and its height. */
const LINES: readonly (readonly [size: number, y: number])[] = [
  [36, 52],
  [28, 102],
  [24, 145],
];
const tints: readonly RampName[] = ['crimson', 'royal', 'jade', 'gold', 'violet', 'teal'];

/** Shows a draw: balls that come one after the other, or the digits of the highest prizes as they come to rest. */
export function drawsScene(theme: DrawsTheme): Scene {
  return isOfBalls(theme.game.format) ? ballsScene(theme, theme.game.format) : digitsScene(theme, theme.game.format);
}

function ballsScene(theme: DrawsTheme, format: Parameters<typeof drawOrder>[0]): Scene {
  const order = findRound(theme.name, (next) => drawOrder(format, drawNumbers(numbersOfDraw(format), next)));
  const isKeno = format === 'keno';
  const columns = isKeno ? 5 : 4;
  const [size, pitch, stepMs] = isKeno ? [32, 38, 90] : [46, 52, 300];
  const rows = Math.ceil(order.length / columns);
  const endMs = 150 + order.length * stepMs + 400 + SHOW_MS;
  return {
    durationMs: endMs + AWAY_MS,
    actors: Object.fromEntries(order.map((ball) => [ball, { svg: drawNumberedBall(ball), width: size }])),
    stage: boardOf(theme),
    at: (ms, show) =>
      order
        .map((ball, index) => {
          const row = Math.floor(index / columns);
          const inRow = Math.min(columns, order.length - row * columns);
          const x = FIELD.middleX + ((index % columns) - (inRow - 1) / 2) * pitch;
          const y = FIELD.middleY + (row - (rows - 1) / 2) * pitch;
          const come = easeOut(ms, 150 + index * stepMs, 380);
          const gone = partOf(ms, endMs, AWAY_MS) ** 2;
          const lit = Math.sin(Math.PI * partOf(ms, endMs - SHOW_MS + index * 25, 360));
          return come > 0
            ? show(String(ball), {
                x,
                y: -30 + (y + 30) * come + 190 * gone,
                turn: -200 * (1 - come),
                scale: 1 + 0.12 * lit,
                opacity: 1 - gone,
              })
            : '';
        })
        .join(''),
  };
}

function drawNumberedBall(ball: number): string {
  const { light, mid, deep } = ramps[tints[ball % tints.length] ?? 'crimson'];
  const { outline } = drawLine(String(ball), 'passion-one', 'flat', { centerX: 50, foot: 64, maxWidth: 40, maxHeight: 32 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><radialGradient id="b" cx=".36" cy=".28" r=".8"><stop stop-color="${light}"/><stop offset=".45" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient><circle cx="50" cy="50" r="47" fill="url(#b)" stroke="#0006" stroke-width="2"/><circle cx="50" cy="50" r="29" fill="#fff"/><path d="${outline}" fill="#15161C"/></svg>`;
}

function digitsScene(theme: DrawsTheme, format: Parameters<typeof drawPrizes>[0]): Scene {
  const prizes = findRound(theme.name, (next) => drawPrizes(format, drawNumbers(numbersOfDraw(format), next)));
  const lines = prizes.slice(0, 3).flatMap(([first]) => (first === undefined ? [] : [first]));
  const rollMs = 500;
  const lineMs = 620;
  const endMs = 200 + lines.length * lineMs + 500 + SHOW_MS;
  const gold = ramps[theme.look.key];
  // The highest prize comes last, as in the hall.
  const cells = lines.flatMap((line, place) => {
    const [size, y] = LINES[place] ?? [24, 145];
    const turn = lines.length - 1 - place;
    return Array.from(line, (digit, index) => ({
      digit: Number(digit),
      x: FIELD.middleX + (index - (line.length - 1) / 2) * Math.min(size, 208 / line.length),
      y,
      size: Math.min(size, 208 / line.length),
      place,
      stopMs: 200 + turn * lineMs + rollMs * (0.4 + (0.6 * (index + 1)) / line.length),
      startMs: 200 + turn * lineMs - 200,
    }));
  });
  const card = ({ x, y, size }: (typeof cells)[number], fill: string) =>
    `<rect x="${x - size / 2 + 1}" y="${y - size * 0.62}" width="${size - 2}" height="${size * 1.24}" rx="4" fill="${fill}"/>`;
  return {
    durationMs: endMs + AWAY_MS,
    actors: Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [digit, { svg: drawDigit(digit), width: 26 }])),
    stage: boardOf(theme),
    at: (ms, show) =>
      cells
        .map((cell) => {
          const { digit, x, y, size, stopMs, startMs, place } = cell;
          const isRunning = ms >= startMs && ms < stopMs;
          const back = partOf(ms, endMs, AWAY_MS);
          const lit = place === 0 ? partOf(ms, endMs - SHOW_MS, 150) * (1 - back) : 0;
          const face = isRunning ? (digit + Math.floor((stopMs - ms) / 60) + 1) % 10 : digit;
          const opacity = ms < startMs ? 0 : 1 - back;
          return (
            card(cell, lit > 0.3 ? gold.light : '#FFF8E6') + show(String(face), { x, y, scale: (size / 34) * (1 + 0.12 * lit), opacity })
          );
        })
        .join(''),
  };
}

function drawDigit(digit: number): string {
  const { outline } = drawLine(String(digit), 'passion-one', 'flat', { centerX: 50, foot: 92, maxWidth: 84, maxHeight: 84 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><path d="${outline}" fill="#B01026"/></svg>`;
}
