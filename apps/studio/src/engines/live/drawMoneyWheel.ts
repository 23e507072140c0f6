import { polar, repeat, round, spoke } from '../../art/geometry.ts';
import { drawLine } from '../../art/lettering.ts';
import { type Ramp, ramps } from '../../art/ramps.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { SEGMENTS, spotAt, type WheelSpot } from './moneyWheel.ts';

const STEP = 360 / SEGMENTS;
/** Colour of a sign on a pale segment. */
const NIGHT = '#23355C';
const signs: Readonly<Record<WheelSpot, string>> = { one: '1', two: '2', five: '5', moon: '46', sun: '46' };

/** Draws the money wheel from the front, 600 × 600, its first segment at the top. */
export function drawMoneyWheel({ look }: TableTheme): string {
  const metal = ramps[look.key];
  const wood = ramps[look.coloring];
  const fills: Readonly<Record<WheelSpot, Ramp>> = {
    one: ramps.royal,
    two: ramps.jade,
    five: ramps.violet,
    moon: ramps.snow,
    sun: ramps.gold,
  };
  const segment = (index: number) => {
    const spot = spotAt(index);
    const from = index * STEP - 90 - STEP / 2;
    const { mid, deep } = fills[spot];
    const sign = drawLine(signs[spot], 'passion-one', 'flat', { centerX: 300, foot: 66, maxWidth: 30, maxHeight: 30 });
    return `<path d="M300 300L${spoke(300, 300, 286, from)}A286 286 0 0 1 ${spoke(300, 300, 286, from + STEP)}Z" fill="${index % 2 === 0 ? mid : deep}"/><path d="M300 300L${spoke(300, 300, 286, from)}" stroke="${metal.deep}" stroke-width="2"/><path d="${sign.outline}" transform="rotate(${round(index * STEP)} 300 300)" fill="${spot === 'moon' ? NIGHT : '#fff'}"/>`;
  };
  const pin = (index: number) => {
    const [x, y] = polar(300, 300, 291, index * STEP - 90 - STEP / 2);
    return `<circle cx="${x}" cy="${y}" r="4.4" fill="${metal.light}"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><circle cx="300" cy="300" r="299" fill="${metal.deep}"/><circle cx="300" cy="300" r="295" fill="${metal.mid}"/>${repeat(SEGMENTS, segment)}<circle cx="300" cy="300" r="214" fill="${wood.deep}" stroke="${metal.mid}" stroke-width="7"/>${repeat(20, (index) => `<path d="M300 300L${spoke(300, 300, 208, index * 18)}" stroke="${wood.dark}" stroke-opacity=".5" stroke-width="3"/>`)}<circle cx="300" cy="300" r="150" fill="${wood.mid}" stroke="${metal.mid}" stroke-width="5"/><circle cx="300" cy="300" r="84" fill="${metal.mid}"/><circle cx="300" cy="300" r="62" fill="${metal.light}"/>${repeat(SEGMENTS, pin)}</svg>`;
}
