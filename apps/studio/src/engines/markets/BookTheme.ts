import { drawSymbol } from '../../art/drawSymbol.ts';
import { drawLine } from '../../art/lettering.ts';
import type { MotifName } from '../../art/motifs/motifs.ts';
import { ramps } from '../../art/ramps.ts';
import type { GameTraits } from '../../core/Engine.ts';
import { drawCrest } from './drawCrest.ts';
import { competitions } from './season.ts';
import type { BookTheme, House } from './wire.ts';

/** The house of a book by the motif of its game. */
const houses: Record<BookTheme['sport'], Partial<Record<MotifName, House>>> = {
  football: { ball: 'pitch', trophy: 'paper', bull: 'chalk', crown: 'board' },
  esports: { helm: 'hangar', gamepad: 'cabinet', shield: 'radar', wolf: 'frost', phoenix: 'forge', knight: 'terminal' },
};

export function bookTheme({ gameCode, gameClassify, look }: GameTraits): BookTheme {
  const sport = gameClassify === 'ARENA' ? 'esports' : 'football';
  const { hand, motif, coloring, tone, face, warp, fill, key } = look;
  return {
    name: gameCode,
    sport,
    house: houses[sport][motif] ?? 'pitch',
    sign: gameCode.toUpperCase().replaceAll('-', ' '),
    look: { hand, motif, coloring, tone, face, warp, fill, key },
  };
}

/** Draws the `motif` of a book, its `sign` in colours or in `print`, and the crest of a team as `crest-<competition>-<place>`. */
export function drawBook(
  { sign, sport, look: { hand, motif, coloring, face, warp, fill, key } }: BookTheme,
  name: string,
): string | undefined {
  if (name === 'motif') return drawSymbol({ motif, coloring, hand }, name);
  if (name === 'sign' || name === 'print') {
    const { outline } = drawLine(sign, face, warp, { centerX: 320, foot: 92, maxWidth: 600, maxHeight: 72 });
    if (name === 'print')
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 120" width="640" height="120"><path d="${outline}" fill="#1d1512"/></svg>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 120" width="640" height="120"><path d="${outline}" transform="translate(3 5)" opacity=".45"/><path d="${outline}" fill="${ramps[fill].light}" stroke="${ramps[key].mid}" stroke-width="2"/></svg>`;
  }
  const [, code, place] = /^crest-([a-z]+)-(\d{1,2})$/.exec(name) ?? [];
  const team = competitions.find((competition) => competition.code === code && competition.sport === sport)?.teams[Number(place)];
  return team && drawCrest(team, sport, Number(place));
}
