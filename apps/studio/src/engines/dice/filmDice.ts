import { easeOut, findRound, partOf, type Scene } from '../../art/film/filmScene.ts';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { drawLine } from '../../art/lettering.ts';
import { boardOf } from '../instant/boardOf.ts';
import type { InstantTheme } from '../instant/InstantTheme.ts';
import { isWon, rollOf, rollText, targetOf } from './rules.ts';

const bet = { side: 'under', chance: 60 } as const;
const [LEFT, WIDTH, BAR] = [28, 184, 142];
const ROLL_MS = 1300;
const END_MS = 2300;

/** Shows a roll that wins: the marker runs along the scale, and returns to its start. */
export function diceScene(theme: InstantTheme): Scene {
  const roll = findRound(theme.name, (next) => {
    const rolled = rollOf(next());
    return isWon({ ...bet, roll: rolled }) && rolled > 1500 ? rolled : undefined;
  });
  const limit = LEFT + (WIDTH * targetOf(bet.side, bet.chance)) / 100;
  const scale = `<rect x="${LEFT - 6}" y="${BAR - 11}" width="${WIDTH + 12}" height="22" rx="11" fill="#000" fill-opacity=".5"/><path d="M${LEFT} ${BAR}H${limit}" stroke="#2FC873" stroke-width="9" stroke-linecap="round"/><path d="M${limit} ${BAR}H${LEFT + WIDTH}" stroke="#E0444F" stroke-width="9" stroke-linecap="round"/><path d="M${limit} ${BAR - 13}v26" stroke="#fff" stroke-width="3"/>`;
  return {
    durationMs: END_MS + 400,
    actors: { mark: { svg: drawSymbol(theme.look, 'mark'), width: 34 } },
    stage: boardOf(theme) + scale,
    at(ms, show) {
      const back = easeOut(ms, END_MS, 360);
      const swing = ms < ROLL_MS ? Math.sin((ms / ROLL_MS) * Math.PI * 3) * 4200 * (1 - partOf(ms, 0, ROLL_MS)) : 0;
      const value = Math.min(10_000, Math.max(0, (roll * easeOut(ms, 0, ROLL_MS) + swing) * (1 - back)));
      const won = partOf(ms, ROLL_MS, 120) * (1 - partOf(ms, END_MS, 120));
      const { outline } = drawLine(rollText(Math.round(value)), 'passion-one', 'flat', {
        centerX: 120,
        foot: 96,
        maxWidth: 170,
        maxHeight: 58,
      });
      const x = LEFT + (WIDTH * value) / 10_000;
      return `<path d="${outline}" fill="${won > 0.3 ? '#6BF0A6' : '#fff'}" stroke="#0009" stroke-width="3" paint-order="stroke"/>${show('mark', { x, y: BAR - 4, turn: value / 14, scale: 1 + 0.2 * won })}`;
    },
  };
}
