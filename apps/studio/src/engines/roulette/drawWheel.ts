import { polar, repeat, spoke } from '../../art/geometry.ts';
import { drawLine } from '../../art/lettering.ts';
import { ramps } from '../../art/ramps.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { colorOf, POCKETS, wheelOrder } from './spots.ts';

const STEP = 360 / POCKETS;
const FILLS = { green: '#0E8A4E', red: '#C4162A', black: '#15161C' };

/** Draws the wheel from above, 600 × 600, zero at the top: the bowl's inner part, which turns. */
export function drawWheel({ look }: TableTheme): string {
  const wood = ramps[look.coloring];
  const metal = ramps[look.key];
  const arm = (index: number) => {
    const [x, y] = polar(300, 300, 92, index * 90 - 45);
    return `<path d="M300 300L${x} ${y}" stroke="${metal.mid}" stroke-width="13" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="15" fill="${metal.light}" stroke="${metal.deep}" stroke-width="4"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">
    <defs><radialGradient id="w"><stop offset=".2" stop-color="${wood.mid}"/><stop offset="1" stop-color="${wood.dark}"/></radialGradient>
    <radialGradient id="m" cx=".4" cy=".34"><stop stop-color="${metal.light}"/><stop offset=".6" stop-color="${metal.mid}"/><stop offset="1" stop-color="${metal.deep}"/></radialGradient></defs>
    <circle cx="300" cy="300" r="298" fill="${metal.deep}"/><circle cx="300" cy="300" r="292" fill="${metal.mid}"/>
    ${repeat(POCKETS, drawPocket)}
    <circle cx="300" cy="300" r="244" fill="none" stroke="#E9DFC4" stroke-width="2.4"/>
    <circle cx="300" cy="300" r="210" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="66"/>
    <circle cx="300" cy="300" r="177" fill="url(#w)" stroke="${metal.mid}" stroke-width="5"/>
    ${repeat(16, (index) => `<path d="M300 300L${spoke(300, 300, 174, index * 22.5)}" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`)}
    ${repeat(4, arm)}<circle cx="300" cy="300" r="58" fill="url(#m)" stroke="${metal.deep}" stroke-width="4"/><circle cx="300" cy="300" r="27" fill="${metal.light}" stroke="${metal.deep}" stroke-width="3"/></svg>`.replaceAll(
    />\s+</g,
    '><',
  );
}

/** Draws a pocket with its number. */
function drawPocket(index: number): string {
  const number = wheelOrder[index] ?? 0;
  const from = index * STEP - 90 - STEP / 2;
  const outer = `M${spoke(300, 300, 286, from)}A286 286 0 0 1 ${spoke(300, 300, 286, from + STEP)}`;
  const digits = drawLine(String(number), 'passion-one', 'flat', { centerX: 300, foot: 50, maxWidth: 30, maxHeight: 24 });
  return `<path d="${outer}L${spoke(300, 300, 176, from + STEP)}A176 176 0 0 0 ${spoke(300, 300, 176, from)}Z" fill="${FILLS[colorOf(number)]}"/>
    <path d="M${spoke(300, 300, 286, from)}L${spoke(300, 300, 176, from)}" stroke="#E9DFC4" stroke-width="2.4"/>
    <path d="${digits.outline}" transform="rotate(${index * STEP} 300 300)" fill="#fff"/>`;
}
