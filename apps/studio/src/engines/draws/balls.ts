import { combinations } from '../combinations.ts';

/** Formats whose result is a set of balls: 6/45, 6/55 with a bonus ball, and 20 of 80. */
export type BallsFormat = 'mega' | 'power' | 'keno';

export interface Balls {
  /** Ascending. */
  balls: readonly number[];
  /** Ball drawn after the six of 6/55. */
  bonus?: number;
}

interface Drum {
  balls: number;
  drawn: number;
  hasBonus: boolean;
}

export const drums: Record<BallsFormat, Drum> = {
  mega: { balls: 45, drawn: 6, hasBonus: false },
  power: { balls: 55, drawn: 6, hasBonus: true },
  keno: { balls: 80, drawn: 20, hasBonus: false },
};

/** Returns how many numbers of the fair stream a draw uses. */
export function ballsOf(format: BallsFormat): number {
  const { drawn, hasBonus } = drums[format];
  return drawn + (hasBonus ? 1 : 0);
}

/**
 * Draws balls without replacement: a number in [0, 1) of the fair stream times the balls left, rounded down, is the index of the next one.
 * Returns them in the order in which they come, the bonus ball last.
 *
 * Source: docs/domain.md DR-16.
 */
export function drawOrder(format: BallsFormat, numbers: readonly number[]): number[] {
  const due = ballsOf(format);
  if (numbers.length < due) throw new RangeError(`${numbers.length} numbers where ${due} are due.`);
  const left = Array.from({ length: drums[format].balls }, (_, index) => index + 1);
  return numbers.slice(0, due).flatMap((number) => left.splice(Math.floor(number * left.length), 1));
}

/** Draws the balls of a format. Source: docs/domain.md DR-16. */
export function drawBalls(format: BallsFormat, numbers: readonly number[]): Balls {
  const order = drawOrder(format, numbers);
  const { drawn } = drums[format];
  const [bonus] = order.slice(drawn);
  return { balls: order.slice(0, drawn).toSorted((one, other) => one - other), ...(bonus !== undefined && { bonus }) };
}

/** Returns numbers that draw balls, the bonus ball as a prize of its own. Undefined for balls that the format cannot draw. */
export function numbersOfBalls(format: BallsFormat, prizes: readonly (readonly string[])[]): number[] | undefined {
  const { balls, drawn, hasBonus } = drums[format];
  const isWhole = prizes.length === (hasBonus ? 2 : 1) && prizes[0]?.length === drawn && (prizes[1]?.length ?? 1) === 1;
  if (!isWhole) return undefined;
  const left = Array.from({ length: balls }, (_, index) => index + 1);
  const numbers = prizes.flat().map((ball) => {
    const place = /^\d{1,2}$/.test(ball) ? left.indexOf(Number(ball)) : -1;
    const number = (place + 0.5) / left.length;
    if (place >= 0) left.splice(place, 1);
    return number;
  });
  return numbers.every((number) => number > 0) ? numbers : undefined;
}

/** Lotteries of six numbers with jackpots. */
export type LottoFormat = 'mega' | 'power';

export type LottoTier = 'jackpot1' | 'jackpot2' | 'five' | 'four' | 'three';

/** Number of winning lines of each tier. */
export type WinningLines = Readonly<Record<LottoTier, number>>;

/** Fixed prizes in multiples of a line's price: 10,000,000, 300,000 and 30,000 VND for 10,000 in 6/45. Source: docs/domain.md DR-12. */
export const lottoPrizes: Record<LottoFormat, { five: number; four: number; three: number }> = {
  mega: { five: 1000, four: 30, three: 3 },
  power: { five: 4000, four: 50, three: 5 },
};

/** A jackpot: its seed in credits, and the part of every line's price that it takes. */
export interface LottoJackpot {
  name: 'jackpot1' | 'jackpot2';
  seedCredits: bigint;
  contributionPpm: number;
}

/** Jackpots, the highest first. Seeds are 12 bn VND in 6/45, 30 bn and 3 bn in 6/55. Source: docs/domain.md DR-12. */
export const lottoJackpots: Record<LottoFormat, readonly LottoJackpot[]> = {
  mega: [{ name: 'jackpot1', seedCredits: 480_000n, contributionPpm: 300_000 }],
  power: [
    { name: 'jackpot1', seedCredits: 1_200_000n, contributionPpm: 250_000 },
    { name: 'jackpot2', seedCredits: 120_000n, contributionPpm: 50_000 },
  ],
};

/** Price of a line in tenths of a credit: 10,000 VND. Source: docs/domain.md DR-12. */
export const LOTTO_TENTHS = 4n;

export const LOTTO_PICKS = 6;
/** Fewest and most numbers of a system bet, which plays every line of six of them. */
export const SYSTEM_PICKS = { fewest: 7, most: 18 } as const;

/** Returns the number of lines in a bet on `picks` numbers: 1 for six, C(picks, 6) for a system. */
export function lottoLines(picks: number): number {
  return combinations(picks, LOTTO_PICKS);
}

/** Counts the winning lines of a bet on six numbers or a system of up to 18. */
export function winningLines(picked: readonly number[], { balls, bonus }: Balls): WinningLines {
  const hits = picked.filter((number) => balls.includes(number)).length;
  const withBonus = bonus !== undefined && picked.includes(bonus) ? 1 : 0;
  return linesByTier({ hits, withBonus, misses: picked.length - hits - withBonus });
}

/** Returns the chance that one line wins each tier. */
export function lottoChances(format: LottoFormat): WinningLines {
  const { balls, hasBonus } = drums[format];
  const withBonus = hasBonus ? 1 : 0;
  const lines = linesByTier({ hits: LOTTO_PICKS, withBonus, misses: balls - LOTTO_PICKS - withBonus });
  const all = lottoLines(balls);
  return {
    jackpot1: lines.jackpot1 / all,
    jackpot2: lines.jackpot2 / all,
    five: lines.five / all,
    four: lines.four / all,
    three: lines.three / all,
  };
}

/**
 * Returns the return of the jackpots, as a part of the price: what the stakes put in, all of which is paid one day, and the seed that each
 * win costs the house, shared by nobody.
 */
export function jackpotReturn(format: LottoFormat): number {
  const chances = lottoChances(format);
  return lottoJackpots[format].reduce((sum, { name, seedCredits, contributionPpm }) => {
    const seedInPrices = Number((seedCredits * 10n) / LOTTO_TENTHS);
    return sum + seedInPrices * chances[name] + contributionPpm / 1e6;
  }, 0);
}

/** Returns the return of the fixed prizes, as a part of the price; jackpots come on top. */
export function fixedReturn(format: LottoFormat): number {
  const chances = lottoChances(format);
  const prizes = lottoPrizes[format];
  return chances.five * prizes.five + chances.four * prizes.four + chances.three * prizes.three;
}

/** Returns the fixed prizes of a bet in minor units. */
export function fixedWinMinor(format: LottoFormat, linePriceMinor: bigint, lines: WinningLines): bigint {
  const prizes = lottoPrizes[format];
  return linePriceMinor * BigInt(lines.five * prizes.five + lines.four * prizes.four + lines.three * prizes.three);
}

/** Counts lines of six numbers among hits, the bonus ball and misses. */
function linesByTier({ hits, withBonus, misses }: { hits: number; withBonus: number; misses: number }): WinningLines {
  const others = withBonus + misses;
  return {
    jackpot1: combinations(hits, 6),
    jackpot2: combinations(hits, 5) * withBonus,
    five: combinations(hits, 5) * misses,
    four: combinations(hits, 4) * combinations(others, 2),
    three: combinations(hits, 3) * combinations(others, 3),
  };
}
