import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Engine } from '../../core/Engine.ts';
import { chipsIn } from '../tables/stakes.ts';
import { tableColors, tableStyle } from '../tables/tablePage.ts';
import { drawTable } from '../tables/drawTable.ts';
import { tableTheme, type TableTheme } from '../tables/TableTheme.ts';
import { blackjackScene } from './filmBlackjack.ts';
import { acts } from './BlackjackRound.ts';
import { stageMarkup } from './page.ts';
import { CARDS_MAX, playBlackjack } from './playBlackjack.ts';
import { positionOf } from './positionOf.ts';
import { RETURN_PPM } from './returnPpm.ts';
import type { BlackjackMove, BlackjackShown } from './wire.ts';

const move = z.strictObject({ act: z.enum(['deal', ...acts]), stakeMinor: z.string().regex(/^(0|[1-9]\d{0,17})$/) });

/** Blackjack: the player decides on each hand, and may add to the stake by doubling, splitting and insurance. */
export const blackjack: Engine<TableTheme, BlackjackMove, BlackjackShown> = {
  name: 'blackjack',
  cycleMs: 2500,
  style: `${tableStyle}\n${readFileSync(path.join(import.meta.dirname, 'client/blackjack.css'), 'utf8')}`,
  proofFields: [
    { name: 'blackjackStake', label: 'blackjack.verifyStake', pattern: '[0-9]{1,18}' },
    { name: 'blackjackActs', label: 'blackjack.verifyActs', pattern: '[a-z]*([.][a-z]+)*' },
    { name: 'blackjackPaid', label: 'blackjack.verifyPaid', pattern: '[0-9]{0,20}' },
  ],

  themeFor: tableTheme,
  returnPpm: () => RETURN_PPM,
  stakesIn: chipsIn,
  readMove(input, { currency, moves, position }) {
    const read = move.safeParse(input);
    if (!read.success) return undefined;
    const { act, stakeMinor } = read.data;
    if (moves.length === 0) return act === 'deal' && chipsIn(currency).includes(BigInt(stakeMinor)) ? read.data : undefined;
    return position?.shown.allowed.some((one) => one.act === act && one.stakeMinor === stakeMinor) ? read.data : undefined;
  },
  leave: ({ position }) => ({ act: position?.shown.allowed.some(({ act }) => act === 'decline') ? 'decline' : 'stand', stakeMinor: '0' }),
  numbersOf: () => CARDS_MAX,
  play: (_theme, moves, numbers) => positionOf(playBlackjack(moves, numbers), moves),

  showFree: (shown) => ({ ...shown, allowed: shown.allowed.filter(({ stakeMinor }) => stakeMinor === '0') }),
  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: stageMarkup(theme, word),
    style: tableColors(theme),
    action: word('blackjack.deal'),
  }),
  draw: drawTable,
  film: (theme, look) => filmScene(blackjackScene(theme), look),
};
