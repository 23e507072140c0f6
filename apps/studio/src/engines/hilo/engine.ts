import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Engine, Table } from '../../core/Engine.ts';
import { boothStyle } from '../instant/boothStyle.ts';
import { type InstantTheme, instantTheme } from '../instant/InstantTheme.ts';
import { boothColors, drawBooth } from '../instant/page.ts';
import { multipleOf, toTimes } from '../instant/Ratio.ts';
import { readStake, stakesIn } from '../instant/stakes.ts';
import { hiloScene } from './filmHilo.ts';
import { stageMarkup } from './page.ts';
import { guesses, type HiloMove, type HiloShown, isAllowed, MOST_CARDS, playHilo, returnPpm } from './rules.ts';

const begin = z.strictObject({ stakeMinor: z.string().regex(/^\d{1,18}$/) });
const guess = z.strictObject({ stakeMinor: z.literal('0'), guess: z.literal([...guesses, 'skip'] as const) });
const cashOut = z.strictObject({ stakeMinor: z.literal('0'), cashOut: z.literal(true) });

const ppm = returnPpm();

/** Hi-lo: the next card is higher or lower. Each right guess raises the payout; a wrong one loses the stake. */
export const hilo: Engine<InstantTheme, HiloMove, HiloShown> = {
  name: 'hilo',
  cycleMs: 2500,
  style: boothStyle + readFileSync(path.join(import.meta.dirname, 'client/hilo.css'), 'utf8'),
  proofFields: [
    { name: 'moves', label: 'hilo.verifyMoves', pattern: '[hls]{0,60}' },
    { name: 'times', label: 'hilo.verifyTimes', pattern: '[0-9.]{0,10}' },
  ],

  themeFor: instantTheme,
  returnPpm: () => ppm,
  stakesIn,
  readMove,
  leave: () => ({ stakeMinor: '0', cashOut: true }),
  numbersOf: () => MOST_CARDS,
  play(_theme, moves, numbers) {
    const { isOver, paid, ...shown } = playHilo(moves, numbers);
    const stake = moves.reduce((total, { stakeMinor }) => total + BigInt(stakeMinor), 0n);
    return {
      isOver,
      winMinor: multipleOf(stake, paid),
      shown,
      proof: { moves: shown.made.map((made) => made.charAt(0)).join(''), times: toTimes(paid) },
    };
  },

  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: stageMarkup(theme, word),
    style: boothColors(theme),
    action: word('hilo.deal'),
  }),
  draw: drawBooth,
  film: (theme, look) => filmScene(hiloScene(theme), look),
};

function readMove(input: unknown, { currency, position }: Table<InstantTheme, HiloMove, HiloShown>): HiloMove | undefined {
  if (!position) {
    const read = begin.safeParse(input);
    const stakeMinor = read.success ? readStake(read.data.stakeMinor, currency) : undefined;
    return stakeMinor === undefined ? undefined : { stakeMinor };
  }
  const { shown } = position;
  const guessed = guess.safeParse(input);
  if (guessed.success) return isAllowed(shown, guessed.data.guess) ? guessed.data : undefined;
  const cashed = cashOut.safeParse(input);
  // Without a guess there is nothing to cash out: a stake that is merely returned would count as play.
  return cashed.success && shown.made.some((made) => made !== 'skip') ? cashed.data : undefined;
}
