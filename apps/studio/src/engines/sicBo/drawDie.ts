import { ramps } from '../../art/ramps.ts';
import type { TableTheme } from '../tables/TableTheme.ts';

const low = 26;
const mid = 50;
const high = 74;
const pips: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  1: [[mid, mid]],
  2: [
    [low, low],
    [high, high],
  ],
  3: [
    [low, low],
    [mid, mid],
    [high, high],
  ],
  4: [
    [low, low],
    [high, low],
    [low, high],
    [high, high],
  ],
  5: [
    [low, low],
    [high, low],
    [mid, mid],
    [low, high],
    [high, high],
  ],
  6: [
    [low, low],
    [high, low],
    [low, mid],
    [high, mid],
    [low, high],
    [high, high],
  ],
};

/** Draws a face of the game's dice, named die-1 to die-6: one and four in red. Returns undefined for another name. */
export function drawDie({ look }: TableTheme, name: string): string | undefined {
  const [, face = ''] = /^die-([1-6])$/.exec(name) ?? [];
  const places = pips[face];
  if (!places) return undefined;
  const isDark = look.coloring === 'onyx';
  const bone = isDark ? ramps.onyx : ramps.pearl;
  const ink = face === '1' || face === '4' ? '#C4162A' : isDark ? '#F7F3EA' : '#1A1B22';
  const radius = face === '1' ? 17 : 10;
  const pip = ([x, y]: readonly [number, number]) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/><path d="M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius * 0.75} 0 0 0 ${-2 * radius} 0Z" fill="#000" opacity=".35"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 112" width="100" height="112"><rect y="12" width="100" height="100" rx="22" fill="${bone.deep}"/><rect width="100" height="102" rx="21" fill="${bone.mid}"/><rect x="3" y="2" width="94" height="94" rx="19" fill="${bone.light}"/><path d="M3 60C3 90 20 96 40 96H78C92 96 97 88 97 74V21C97 60 70 88 3 60Z" fill="${bone.mid}" opacity=".7"/>${places.map(pip).join('')}</svg>`;
}
