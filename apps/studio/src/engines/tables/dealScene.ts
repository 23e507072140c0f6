import { type Actor, easeOut, FIELD, partOf, type Pose, type Scene, type Show } from '../../art/film/filmScene.ts';
import { tones } from '../../art/tones.ts';
import type { Card } from './cards.ts';
import { drawTable } from './drawTable.ts';
import type { TableTheme } from './TableTheme.ts';

/** A card that is dealt: where it lies, and when it comes and is turned over. */
export interface DealtCard {
  card: Card;
  x: number;
  y: number;
  atMs: number;
  /** Absent for a card that stays as it lies. */
  turnMs?: number | undefined;
  /** Time at which the card is taken away, e.g. exchanged. */
  leavesMs?: number | undefined;
  isWinner?: boolean;
}

interface Deal {
  cards: readonly DealtCard[];
  /** Breadth of a card in pixels. @default 40 */
  breadth?: number;
  /** Time at which the winning cards light up. */
  wonMs: number;
  /** Further markup on the cloth. */
  stage?: string;
  actors?: Readonly<Record<string, Actor>>;
  also?: (ms: number, show: Show) => string;
}

const FLIGHT_MS = 220;
const TURN_MS = 220;
const WIN_MS = 900;
const AWAY_MS = 240;
const SHOE = { x: 262, y: -30 };

/** Returns a deal of cards as a scene: they fly in, are turned over, the winners light up, and all are taken away. */
export function dealScene(theme: TableTheme, { cards, breadth = 40, wonMs, stage = '', actors, also }: Deal): Scene {
  const endMs = wonMs + WIN_MS;
  const faces = Object.fromEntries(cards.map(({ card }) => [card, { svg: drawTable(theme, card) ?? '', width: breadth }]));
  return {
    durationMs: endMs + AWAY_MS,
    actors: { ...faces, back: { svg: drawTable(theme, 'back') ?? '', width: breadth }, ...actors },
    stage: clothOf(theme) + stage,
    at: (ms, show) => cards.map((dealt) => showCard(dealt, ms, show)).join('') + (also?.(ms, show) ?? ''),
  };

  function showCard(
    { card, x, y, atMs, turnMs = atMs + FLIGHT_MS, leavesMs = endMs, isWinner = false }: DealtCard,
    ms: number,
    show: Show,
  ) {
    if (ms < atMs) return '';
    const come = easeOut(ms, atMs, FLIGHT_MS);
    const gone = partOf(ms, leavesMs, AWAY_MS) ** 2;
    const turned = partOf(ms, turnMs, TURN_MS);
    const won = partOf(ms, wonMs, 200) * (1 - partOf(ms, endMs, 100));
    const lift = isWinner ? won : 0;
    const pose: Pose = {
      x: SHOE.x + (x - SHOE.x) * come,
      y: SHOE.y + (y - SHOE.y) * come - 5 * lift - 190 * gone,
      breadth: Math.max(0.04, Math.abs(Math.cos(turned * Math.PI))),
      turn: 70 * (1 - come),
      scale: 1 + 0.06 * lift,
      opacity: isWinner ? 1 : 1 - 0.5 * won,
    };
    return (lift > 0 ? glow(pose, breadth, lift) : '') + show(turned < 0.5 ? 'back' : card, pose);
  }
}

function glow({ x, y }: Pose, breadth: number, part: number): string {
  const [width, height] = [breadth * 1.06 + 6, breadth * 1.4 * 1.06 + 6];
  return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="6" fill="#FFD95C" opacity="${part * 0.9}"/>`;
}

/** Draws the cloth of a table in the colours of its game. */
export function clothOf({ look }: TableTheme): string {
  const { base, foot, ink } = tones[look.tone];
  const { left, top, right, bottom } = FIELD;
  const [width, height] = [right - left, bottom - top];
  return `<radialGradient id="cloth" cx=".5" cy=".4" r=".75"><stop stop-color="${base}"/><stop offset="1" stop-color="${foot}"/></radialGradient><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="26" fill="url(#cloth)" stroke="${ink}" stroke-width="4"/><rect x="${left + 6}" y="${top + 6}" width="${width - 12}" height="${height - 12}" rx="21" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.2"/>`;
}

/** Returns the middles of places in a row around the middle of the film. */
export function rowOf(count: number, pitch: number, middle: number = FIELD.middleX): number[] {
  return Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * pitch);
}
