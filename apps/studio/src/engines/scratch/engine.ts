import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Engine } from '../../core/Engine.ts';
import { boothStyle } from '../instant/boothStyle.ts';
import { boothColors, drawBooth } from '../instant/page.ts';
import { multipleOf, toTimes } from '../instant/Ratio.ts';
import { readStake, stakesIn } from '../instant/stakes.ts';
import { scratchScene } from './filmScratch.ts';
import { composeTheme, type ScratchTheme } from './composeTheme.ts';
import { stageMarkup } from './page.ts';
import { NUMBERS, printTicket, returnPpm, type ScratchMove, type ScratchShown, timesOf } from './rules.ts';

const move = z.strictObject({ stakeMinor: z.string().regex(/^\d{1,18}$/) });

const ppm = returnPpm();

/** Scratch cards: nine fields under foil; three equal symbols win their prize. */
export const scratch: Engine<ScratchTheme, ScratchMove, ScratchShown> = {
  name: 'scratch',
  cycleMs: 2500,
  style: boothStyle + readFileSync(path.join(import.meta.dirname, 'client/scratch.css'), 'utf8'),
  proofFields: [{ name: 'times', label: 'scratch.verifyTimes', pattern: '[0-9.]{0,10}' }],

  themeFor: composeTheme,
  returnPpm: () => ppm,
  stakesIn,
  readMove(input, { currency, moves }) {
    const read = move.safeParse(input);
    const stakeMinor = read.success && moves.length === 0 ? readStake(read.data.stakeMinor, currency) : undefined;
    return stakeMinor === undefined ? undefined : { stakeMinor };
  },
  numbersOf: () => NUMBERS,
  play(_theme, [bought], numbers) {
    const cells = printTicket(numbers);
    const times = timesOf(cells);
    return {
      isOver: true,
      winMinor: multipleOf(BigInt(bought?.stakeMinor ?? 0), times),
      shown: { cells },
      proof: { times: toTimes(times) },
    };
  },

  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: stageMarkup(theme, word),
    style: boothColors(theme),
    action: word('scratch.buy'),
  }),
  draw(theme, name) {
    const symbol = theme.symbols.find(({ motif }) => motif === name);
    return symbol ? drawSymbol({ ...symbol, hand: theme.look.hand }, name) : drawBooth(theme, name);
  },
  film: (theme, look) => filmScene(scratchScene(theme), look),
};
