import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Engine } from '../../core/Engine.ts';
import { boothStyle } from '../instant/boothStyle.ts';
import { type InstantTheme, instantTheme } from '../instant/InstantTheme.ts';
import { boothColors, drawBooth } from '../instant/page.ts';
import { multipleOf, toTimes } from '../instant/Ratio.ts';
import { readStake, stakesIn } from '../instant/stakes.ts';
import { diceScene } from './filmDice.ts';
import { stageMarkup } from './page.ts';
import { type DiceMove, type DiceShown, LEAST_CHANCE, MOST_CHANCE, paidFor, returnPpm, rollOf, sides, targetOf, timesOf } from './rules.ts';

const move = z.strictObject({
  stakeMinor: z.string().regex(/^\d{1,18}$/),
  side: z.literal(sides),
  chance: z.int().min(LEAST_CHANCE).max(MOST_CHANCE),
});

const ppm = returnPpm();

/** Dice: a roll from 0.00 to 100.00, bet to be under or over a limit of the player's choice. */
export const dice: Engine<InstantTheme, DiceMove, DiceShown> = {
  name: 'dice',
  cycleMs: 2500,
  style: boothStyle + readFileSync(path.join(import.meta.dirname, 'client/dice.css'), 'utf8'),
  proofFields: [
    { name: 'side', label: 'dice.verifySide', pattern: 'under|over' },
    { name: 'chance', label: 'dice.chance', pattern: '[0-9]{1,2}' },
    { name: 'times', label: 'dice.verifyTimes', pattern: '[0-9.]{0,10}' },
  ],

  themeFor: instantTheme,
  returnPpm: () => ppm,
  stakesIn,
  readMove(input, { currency, moves }) {
    const read = move.safeParse(input);
    const stakeMinor = read.success && moves.length === 0 ? readStake(read.data.stakeMinor, currency) : undefined;
    return read.success && stakeMinor !== undefined ? { stakeMinor, side: read.data.side, chance: read.data.chance } : undefined;
  },
  numbersOf: () => 1,
  play(_theme, [bet], [number]) {
    if (!bet || number === undefined) throw new TypeError('A roll needs a bet and a number.');
    const shown = { side: bet.side, chance: bet.chance, roll: rollOf(number) };
    const paid = paidFor(shown);
    return {
      isOver: true,
      winMinor: multipleOf(BigInt(bet.stakeMinor), paid),
      shown,
      proof: { side: bet.side, chance: String(bet.chance), times: toTimes(paid) },
    };
  },

  slip: (_theme, { side, chance }, word) => ({
    legs: [{ selection: word(`dice.${side}Limit`, { limit: targetOf(side, chance), chance }), odds: toTimes(timesOf(chance)) }],
  }),
  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: stageMarkup(theme, word),
    style: boothColors(theme),
    action: word('dice.roll'),
  }),
  draw: drawBooth,
  film: (theme, look) => filmScene(diceScene(theme), look),
};
