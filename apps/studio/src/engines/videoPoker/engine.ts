import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Engine } from '../../core/Engine.ts';
import { drawTable } from '../tables/drawTable.ts';
import { chipsIn } from '../tables/stakes.ts';
import { tableColors, tableStyle } from '../tables/tablePage.ts';
import { tableTheme, type TableTheme } from '../tables/TableTheme.ts';
import { videoPokerScene } from './filmVideoPoker.ts';
import { stageMarkup } from './page.ts';
import { NUMBERS, playVideoPoker } from './playVideoPoker.ts';
import { paysOf } from './rankHand.ts';
import type { VideoPokerMove, VideoPokerShown } from './wire.ts';

const deal = z.strictObject({ stakeMinor: z.string().regex(/^[1-9]\d{0,17}$/) });
const draw = z.strictObject({
  stakeMinor: z.literal('0'),
  hold: z.array(z.int().min(0).max(4)).max(5),
});

/** Video poker, jacks or better: five cards, any of them held, the others drawn once. */
export const videoPoker: Engine<TableTheme, VideoPokerMove, VideoPokerShown> = {
  name: 'videoPoker',
  cycleMs: 2500,
  style: `${tableStyle}\n${readFileSync(path.join(import.meta.dirname, 'client/videoPoker.css'), 'utf8')}`,
  proofFields: [
    { name: 'pokerStake', label: 'videoPoker.verifyStake', pattern: '[0-9]{1,18}' },
    { name: 'pokerHold', label: 'videoPoker.verifyHold', pattern: '[1-5]{0,5}' },
    { name: 'pokerPaid', label: 'videoPoker.verifyPaid', pattern: '[0-9]{0,20}' },
  ],

  themeFor: tableTheme,
  // Under perfect play. The trial computes it over all hands and all ways to hold.
  returnPpm: () => 995_439,
  stakesIn: chipsIn,
  readMove(input, { currency, moves }) {
    if (moves.length === 0) {
      const read = deal.safeParse(input);
      return read.success && chipsIn(currency).includes(BigInt(read.data.stakeMinor)) ? read.data : undefined;
    }
    const read = draw.safeParse(input);
    if (!read.success || moves.length > 1) return undefined;
    const { hold } = read.data;
    return hold.every((place, index) => index === 0 || place > (hold[index - 1] ?? 0)) ? read.data : undefined;
  },
  leave: () => ({ stakeMinor: '0', hold: [0, 1, 2, 3, 4] }),
  numbersOf: () => NUMBERS,
  play(_theme, [begun, drawn], numbers) {
    const { cards, hand } = playVideoPoker(drawn?.hold, numbers);
    const stake = BigInt(begun?.stakeMinor ?? 0);
    const winMinor = drawn && hand ? stake * BigInt(paysOf[hand]) : 0n;
    return {
      isOver: drawn !== undefined,
      winMinor,
      shown: { cards, hold: drawn?.hold ?? null, hand: hand ?? null },
      proof: {
        pokerStake: String(stake),
        pokerHold: (drawn?.hold ?? []).map((place) => place + 1).join(''),
        pokerPaid: String(winMinor),
      },
    };
  },

  page: (theme, word, locale) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: stageMarkup(theme, word, locale),
    style: tableColors(theme),
    action: word('videoPoker.deal'),
  }),
  draw: drawTable,
  film: (theme, look) => filmScene(videoPokerScene(theme), look),
};
