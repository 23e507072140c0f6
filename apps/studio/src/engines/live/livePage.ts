import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hands } from '../../art/hands/hands.ts';
import { tones } from '../../art/tones.ts';
import { tableMarkup, tableStyle } from '../tables/tablePage.ts';
import type { TableTheme } from '../tables/TableTheme.ts';

/** Reads the CSS of an engine, e.g. live/client/live. */
export const readStyle = (name: string) => readFileSync(path.join(import.meta.dirname, '..', `${name}.css`), 'utf8');

/** CSS that all live tables share, besides that of their kind. */
export const liveStyle = `${tableStyle}\n${readStyle('live/client/live')}`;

/** Circumference of the countdown's ring. */
const RING = 276.5;

/** Returns the markup of a room above a table: `scene` is escaped markup in the room, `content` on the cloth. */
export function liveMarkup(
  theme: TableTheme,
  word: (key: string) => string,
  { kind, scene, content }: { kind: string; scene: string; content: string },
): string {
  const { name } = theme;
  return `<div class="live" id="live" data-kind="${kind}" dir="ltr">
<div class="live-room"><img class="live-wall" src="/art/symbol/${name}/wall.svg" alt=""><span class="lamp"></span><span class="lamp"></span><img class="live-sign" src="/art/symbol/${name}/sign.svg" alt="" width="640" height="120">
${scene}
<div class="countdown"><svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="44"/><circle class="countdown-left" id="ring" cx="50" cy="50" r="44" stroke-dasharray="${RING}"/></svg><output class="figure" id="seconds" aria-hidden="true"></output></div>
<p class="live-call" id="call" dir="auto"></p>
<p class="live-crowd" id="crowd" dir="auto"><span class="live-dot"></span><span id="crowd-text">${word('live.opening')}</span></p>
</div>
${tableMarkup(theme, { kind, content })}
</div>`;
}

/** Draws the wall behind the dealer: the ground of the game's poster, darker towards the floor. */
export function drawWall({ look: { hand, pattern, tone, turn } }: TableTheme): string {
  const { ink, foot } = tones[tone];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 60 300 160" width="900" height="480" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ink}" stop-opacity=".55"/><stop offset=".45" stop-color="${foot}" stop-opacity=".3"/><stop offset="1" stop-color="${ink}" stop-opacity=".86"/></linearGradient><radialGradient id="l" cx=".5" cy=".2" r=".6"><stop stop-color="#fff" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>${hands[hand].ground({ pattern, turn, tone: tones[tone], id: 'wall' })}<rect y="60" width="300" height="160" fill="url(#d)"/><rect y="60" width="300" height="160" fill="url(#l)"/></svg>`;
}
