import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { ramps } from '../../art/ramps.ts';
import { tones } from '../../art/tones.ts';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Engine } from '../../core/Engine.ts';
import { stakesIn } from '../reels/stakes.ts';
import { crashScene } from './filmCrash.ts';
import { crashOf, HIGHEST, LOWEST_CASH_OUT, multiplierAt, RETURN_PERCENT, timeOf } from './flight.ts';
import { drawLand } from './drawLand.ts';
import { stageMarkup, stageColors } from './page.ts';
import type { CrashMove, CrashShown, CrashTheme } from './wire.ts';

const bet = z.strictObject({ stakeMinor: z.string().regex(/^\d{1,18}$/), autoAt: z.int().min(LOWEST_CASH_OUT).max(HIGHEST).optional() });
const cashOut = z.strictObject({ stakeMinor: z.literal('0'), cashOut: z.literal(true) });

/**
 * Crash: a multiplier rises until the flight ends at a point that was fixed before. Who cashes out before is paid the stake times the
 * multiplier of that moment, by the studio's clock. All players share the flights.
 */
export const crash: Engine<CrashTheme, CrashMove, CrashShown> = {
  name: 'crash',
  cycleMs: 0,
  clock: {
    openMs: 8000,
    closedMs: 0,
    runMs: (_theme, [number = 0]) => timeOf(crashOf(number)),
    overMs: 3500,
    tellsAtStart: false,
    outcome: (_theme, [number = 0]) => ({ crash: crashOf(number) }),
  },
  style: readFileSync(path.join(import.meta.dirname, 'client/crash.css'), 'utf8'),
  proofFields: [{ name: 'crash', label: 'verify.crashExpected', pattern: '[0-9.]{0,7}' }],

  themeFor({ gameCode, look: { hand, motif, coloring, tone, key } }) {
    const { base, foot, ink, disc } = tones[tone];
    return { name: gameCode, hand, motif, coloring, sky: [base, foot, ink], trail: ramps[key].mid, glow: ramps[key].light, disc };
  },
  returnPpm: () => RETURN_PERCENT * 10_000,
  stakesIn,
  readMove(input, { currency, moves, runningMs }) {
    if (moves.length === 0) {
      const { success, data } = bet.safeParse(input);
      if (!success || !stakesIn(currency).includes(BigInt(data.stakeMinor))) return undefined;
      return { stakeMinor: String(BigInt(data.stakeMinor)), ...(data.autoAt !== undefined && { autoAt: data.autoAt }) };
    }
    if (moves.length > 1 || runningMs === undefined || !cashOut.safeParse(input).success) return undefined;
    return { stakeMinor: '0', atMs: Math.floor(runningMs) };
  },
  numbersOf: () => 1,
  play(_theme, [begun, ended], [number]) {
    const autoAt = begun?.autoAt ?? null;
    const crashed = number === undefined ? undefined : crashOf(number);
    const wanted = Math.min(autoAt ?? Infinity, ended?.atMs === undefined ? Infinity : multiplierAt(ended.atMs));
    const isOver = crashed !== undefined || ended !== undefined;
    const cashedAt = isOver && wanted <= (crashed ?? HIGHEST) ? wanted : null;
    return {
      isOver,
      winMinor: (BigInt(begun?.stakeMinor ?? 0) * BigInt(cashedAt ?? 0)) / 100n,
      shown: { autoAt, cashedAt },
      proof: { ...(crashed !== undefined && { crash: (crashed / 100).toFixed(2) }) },
    };
  },

  slip(_theme, { autoAt }, word) {
    const at = autoAt === undefined ? undefined : (autoAt / 100).toFixed(2);
    return { legs: at ? [{ selection: `${word('crash.auto')} ${at}`, odds: at }] : [] };
  },
  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/${theme.motif}.svg`,
    stage: stageMarkup(theme, word),
    style: stageColors(theme),
    action: word('crash.bet'),
  }),
  draw(theme, name) {
    if (name === 'far' || name === 'near') return drawLand(theme, name);
    return name === theme.motif ? drawSymbol(theme, name) : undefined;
  },
  film: (theme, look) => filmScene(crashScene(theme), look),
};
