import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { drawSymbol } from '../../art/drawSymbol.ts';
import type { Engine } from '../../core/Engine.ts';
import { floatsOfRound, playRound, winMinor } from './playRound.ts';
import { filmReels } from './filmReels.ts';
import { stageColors, stageMarkup } from './page.ts';
import { stakesIn } from './stakes.ts';
import type { SlotSymbol, Theme } from './Theme.ts';
import { composeTheme } from './composeTheme.ts';
import { modelPpm } from './models.ts';
import type { ReelsMove, ReelsShown } from './wire.ts';

const move = z.strictObject({ stakeMinor: z.string().regex(/^\d{1,18}$/) });

/** Slots: five reels of three rows, on lines or ways, with free spins. A round is one paid spin and the free spins that it wins. */
export const reels: Engine<Theme, ReelsMove, ReelsShown> = {
  name: 'reels',
  // Source: UK Gambling Commission, RTS 14.
  cycleMs: 2500,
  style: readFileSync(path.join(import.meta.dirname, 'client/reels.css'), 'utf8'),
  proofFields: [{ name: 'coins', label: 'verify.coinsExpected', pattern: '[0-9]{0,9}' }],

  themeFor: composeTheme,
  returnPpm: ({ model }) => modelPpm(model),
  features: ({ lines, freeSpins, hold, wildTimes = 1 }) => [
    lines ? 'lines' : 'ways',
    ...(freeSpins ? ['freeSpins'] : []),
    ...(hold ? ['holdAndWin'] : []),
    ...(wildTimes > 1 ? ['wildMultiplier'] : []),
  ],
  stakesIn,
  readMove(input, { currency, moves }) {
    const read = move.safeParse(input);
    if (!read.success || moves.length > 0) return undefined;
    const stakeMinor = BigInt(read.data.stakeMinor);
    return stakesIn(currency).includes(stakeMinor) ? { stakeMinor: String(stakeMinor) } : undefined;
  },
  numbersOf: floatsOfRound,
  play(theme, [begun], numbers) {
    const { coins, used } = playRound(theme, numbers);
    return {
      isOver: true,
      winMinor: winMinor(BigInt(begun?.stakeMinor ?? 0), coins),
      // Numbers of free spins that were not won are left out: they have no meaning, and are many.
      shown: { floats: numbers.slice(0, used) },
      proof: { coins: String(coins) },
    };
  },

  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/${theme.wild}.svg`,
    stage: stageMarkup(theme, word),
    style: stageColors(theme),
    action: word('game.spin'),
  }),
  draw(theme, name) {
    const [symbol, coloring] = Object.entries(theme.symbols).find(([candidate]) => candidate === name) ?? [];
    return coloring && drawSymbol({ motif: symbol as SlotSymbol, coloring, hand: theme.hand ?? 'flat' }, name);
  },
  film: filmReels,
};
