import { FIELD } from '../../art/film/filmScene.ts';
import { ramps } from '../../art/ramps.ts';
import { tones } from '../../art/tones.ts';
import type { InstantTheme } from './InstantTheme.ts';

/** Draws the board of a booth in the colours of its game, in pixels of a film. */
export function boardOf({ look }: InstantTheme): string {
  const { foot, ink } = tones[look.tone];
  const { left, top, right, bottom } = FIELD;
  return `<linearGradient id="board" x2="0" y2="1"><stop stop-color="${foot}"/><stop offset="1" stop-color="${ink}"/></linearGradient><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="16" fill="url(#board)" stroke="${ramps[look.key].mid}" stroke-width="3"/>`;
}
