import { creditsIn } from '@site/rules/credits';
import { combinations } from '../combinations.ts';
import {
  drums,
  fixedReturn,
  jackpotReturn,
  lottoChances,
  type LottoFormat,
  lottoLines,
  LOTTO_PICKS,
  LOTTO_TENTHS,
  lottoPrizes,
  SYSTEM_PICKS,
} from './balls.ts';
import type { DrawFormat } from './drawGames.ts';
import { type EndingsFormat, type EndingsPlay, endingsPlays } from './endings.ts';
import { KENO_PICKS, kenoChance, kenoPaysMilli, kenoReturn, kenoTopMilli } from './keno.ts';

/** A way to bet on a draw: the form of its lines, their stakes, and what a player is told before betting. */
export interface Play {
  name: string;
  /** Digits of each number, with leading zeros. */
  digits: number;
  lowest: number;
  highest: number;
  /** Different numbers of a line. */
  isPickCount: (picks: number) => boolean;
  /** Returns how many times the stake is due: 1, or the lines of a system bet. */
  linesOf: (picks: number) => number;
  /** Returns the number of different lines, against which DR-1 measures coverage. */
  outcomes: (picks: number) => number;
  /** Returns the stakes of a line in a currency. */
  stakes: (currency: string) => StakeLimits;
  /** Returns the highest fixed pay for 1 staked, in thousandths. Exposure is counted with it. */
  topMilli: (picks: number) => number;
  /** Returns the printed chances and return of a line. */
  printed: (picks: number) => PrintedOdds;
}

export interface StakeLimits {
  minMinor: bigint;
  maxMinor: bigint;
  stepMinor: bigint;
}

export interface PrintedOdds {
  /** Ways to win: the chance, for lô the mean number of hits, and the pay for 1 staked in thousandths; null for a jackpot. */
  wins: readonly { name: string; chance: number; paysMilli: number | null }[];
  /** Return of the fixed prizes in parts per million, rounded down. */
  returnPpm: number;
  /** Return of the jackpots, which comes on top; absent where there is none. */
  jackpotPpm?: number;
}

/** Returns the plays of a format, in the order of the menu. */
export function playsOf(format: DrawFormat): readonly Play[] {
  switch (format) {
    case 'north':
    case 'south':
      return Object.entries(endingsPlays).map(([name, play]) => endingsPlay(name, play, format));
    case 'mega':
    case 'power':
      return [lottoPlay(format)];
    case 'keno':
      return [kenoPlay];
  }
}

/** Returns the counts of numbers that a line of a play may have, ascending. */
export function pickCountsOf(play: Play): number[] {
  return Array.from({ length: SYSTEM_PICKS.most }, (_, index) => index + 1).filter(play.isPickCount);
}

function endingsPlay(name: string, play: EndingsPlay, format: EndingsFormat): Play {
  const { digits, picks: due } = play;
  const paysMilli = play.oddsMilli[format];
  return {
    name,
    digits,
    lowest: 0,
    highest: 10 ** digits - 1,
    isPickCount: (picks) => picks === due,
    linesOf: () => 1,
    outcomes: () => combinations(10 ** digits, due),
    stakes: tenthsOfCredit({ min: 1n, max: 5000n, step: 1n }),
    topMilli: () => paysMilli,
    printed: () => {
      const chance = play.meanHits(format);
      return { wins: [{ name, chance, paysMilli }], returnPpm: ppm((chance * paysMilli) / 1000) };
    },
  };
}

/** A line costs 10,000 VND, two fifths of a credit. Source: docs/domain.md DR-12. */
function lottoPlay(format: LottoFormat): Play {
  const { balls } = drums[format];
  const { five, four, three } = lottoPrizes[format];
  const price = tenthsOfCredit({ min: LOTTO_TENTHS, max: LOTTO_TENTHS, step: LOTTO_TENTHS });
  return {
    name: format,
    digits: 2,
    lowest: 1,
    highest: balls,
    isPickCount: (picks) => picks === LOTTO_PICKS || (picks >= SYSTEM_PICKS.fewest && picks <= SYSTEM_PICKS.most),
    linesOf: lottoLines,
    outcomes: (picks) => combinations(balls, picks),
    stakes: price,
    topMilli: () => five * 1000,
    printed: () => {
      const chances = lottoChances(format);
      const pays = { jackpot1: null, jackpot2: null, five: five * 1000, four: four * 1000, three: three * 1000 };
      const tiers = (['jackpot1', 'jackpot2', 'five', 'four', 'three'] as const).filter((tier) => chances[tier] > 0);
      return {
        wins: tiers.map((tier) => ({ name: tier, chance: chances[tier], paysMilli: pays[tier] })),
        returnPpm: ppm(fixedReturn(format)),
        jackpotPpm: ppm(jackpotReturn(format)),
      };
    },
  };
}

const kenoPlay: Play = {
  name: 'keno',
  digits: 2,
  lowest: 1,
  highest: drums.keno.balls,
  isPickCount: (picks) => picks >= KENO_PICKS.fewest && picks <= KENO_PICKS.most,
  linesOf: () => 1,
  outcomes: (picks) => combinations(drums.keno.balls, picks),
  stakes: tenthsOfCredit({ min: 1n, max: 5000n, step: 1n }),
  topMilli: kenoTopMilli,
  printed: (picks) => ({
    wins: Array.from({ length: picks + 1 }, (_, hits) => picks - hits)
      .map((hits) => ({ name: String(hits), chance: kenoChance(picks, hits), paysMilli: kenoPaysMilli(picks, hits) }))
      .filter(({ paysMilli }) => paysMilli > 0),
    returnPpm: ppm(kenoReturn(picks)),
  }),
};

/** Turns limits in tenths of a credit into those of a currency. */
function tenthsOfCredit({ min, max, step }: { min: bigint; max: bigint; step: bigint }) {
  return (currency: string): StakeLimits => {
    const inMinor = (tenths: bigint) => creditsIn(currency, tenths) / 10n;
    return { minMinor: inMinor(min), maxMinor: inMinor(max), stepMinor: inMinor(step) };
  };
}

/** A part as parts per million; a hair is added so that 0.972 is not 971,999. */
function ppm(part: number): number {
  return Math.floor(part * 1e6 + 1e-6);
}
