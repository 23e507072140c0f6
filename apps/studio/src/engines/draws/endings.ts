import { combinations } from '../combinations.ts';

/** Formats whose result is a list of prizes, played by their last digits: the North, and the South with the Centre. */
export type EndingsFormat = 'north' | 'south';

/** Winning numbers of a draw by prize, the special prize first. A number is its digits, with leading zeros. */
export type Prizes = readonly (readonly string[])[];

interface Tier {
  count: number;
  digits: number;
}

/** Prizes of each format, the special prize first. Source: docs/domain.md DR-12. */
export const tiers: Record<EndingsFormat, readonly Tier[]> = {
  north: [
    { count: 1, digits: 5 },
    { count: 1, digits: 5 },
    { count: 2, digits: 5 },
    { count: 6, digits: 5 },
    { count: 4, digits: 4 },
    { count: 6, digits: 4 },
    { count: 3, digits: 3 },
    { count: 4, digits: 2 },
  ],
  south: [
    { count: 1, digits: 6 },
    { count: 1, digits: 5 },
    { count: 1, digits: 5 },
    { count: 2, digits: 5 },
    { count: 7, digits: 5 },
    { count: 1, digits: 4 },
    { count: 3, digits: 4 },
    { count: 1, digits: 3 },
    { count: 1, digits: 2 },
  ],
};

/** Returns how many numbers of a draw have at least `digits` digits. */
export function numbersWith(format: EndingsFormat, digits: number): number {
  return tiers[format].reduce((sum, tier) => sum + (tier.digits >= digits ? tier.count : 0), 0);
}

/** Draws the prizes of a format: a number in [0, 1) of the fair stream for each, in the order of the prizes. */
export function drawPrizes(format: EndingsFormat, numbers: readonly number[]): Prizes {
  const left = numbers.values();
  return tiers[format].map(({ count, digits }) =>
    Array.from({ length: count }, () => {
      const { value, done } = left.next();
      if (done) throw new RangeError(`${numbers.length} numbers where ${numbersWith(format, 2)} are due.`);
      return String(Math.floor(value * 10 ** digits)).padStart(digits, '0');
    }),
  );
}

/** Returns numbers that draw prizes. Undefined for prizes that the format cannot have. */
export function numbersOfPrizes(format: EndingsFormat, prizes: Prizes): number[] | undefined {
  const isWhole =
    prizes.length === tiers[format].length &&
    tiers[format].every(({ count, digits }, tier) => {
      const drawn = prizes[tier] ?? [];
      return drawn.length === count && drawn.every((number) => number.length === digits && /^\d+$/.test(number));
    });
  // Half a step above, so that rounding cannot give the number before.
  return isWhole ? prizes.flat().map((number) => (Number(number) + 0.5) / 10 ** number.length) : undefined;
}

/** A way to bet on the endings of a draw. */
export interface EndingsPlay {
  /** Digits of each number of a line. */
  digits: number;
  /** Different numbers of a line. */
  picks: number;
  /** Total paid for 1 staked and each hit, stake included, in thousandths. */
  oddsMilli: Record<EndingsFormat, number>;
  /** Returns how often a line is paid. */
  hits(numbers: readonly string[], prizes: Prizes): number;
  /** Returns the mean of `hits`; for a play that pays at most once, its chance. */
  meanHits(format: EndingsFormat): number;
}

export type EndingsPlayName = keyof typeof endingsPlays;

/** Plays with their default odds. Source: docs/domain.md DR-12. */
export const endingsPlays = {
  lo2: { ...everyEnding(2), oddsMilli: { north: 3600, south: 5350 } },
  lo3: { ...everyEnding(3), oddsMilli: { north: 40_500, south: 54_700 } },
  lo4: { ...everyEnding(4), oddsMilli: { north: 455_000, south: 569_000 } },
  de: { ...specialEnding(2), oddsMilli: { north: 97_000, south: 97_000 } },
  cang3: { ...specialEnding(3), oddsMilli: { north: 930_000, south: 930_000 } },
  cang4: { ...specialEnding(4), oddsMilli: { north: 9_000_000, south: 9_000_000 } },
  dau: { ...specialDigit(-2), oddsMilli: { north: 9600, south: 9600 } },
  duoi: { ...specialDigit(-1), oddsMilli: { north: 9600, south: 9600 } },
  xien2: { ...allOf(2), oddsMilli: { north: 16_800, south: 35_200 } },
  xien3: { ...allOf(3), oddsMilli: { north: 75_000, south: 235_000 } },
  xien4: { ...allOf(4), oddsMilli: { north: 345_000, south: 1_650_000 } },
  truot4: { ...noneOf(4), oddsMilli: { north: 2770, south: 1920 } },
  truot8: { ...noneOf(8), oddsMilli: { north: 8750, south: 4120 } },
  truot10: { ...noneOf(10), oddsMilli: { north: 15_800, south: 6130 } },
} satisfies Readonly<Record<string, EndingsPlay>>;

/** Returns the amount paid for a line at the odds it was accepted at, rounded down. */
export function endingsWinMinor(
  play: EndingsPlayName,
  { numbers, stakeMinor, oddsMilli }: { numbers: readonly string[]; stakeMinor: bigint; oddsMilli: number },
  prizes: Prizes,
): bigint {
  return (stakeMinor * BigInt(oddsMilli) * BigInt(endingsPlays[play].hits(numbers, prizes))) / 1000n;
}

type PlayWithoutOdds = Omit<EndingsPlay, 'oddsMilli'>;

function everyEnding(digits: number): PlayWithoutOdds {
  return {
    digits,
    picks: 1,
    hits: ([wanted], prizes) => endingsOf(prizes, digits).filter((ending) => ending === wanted).length,
    meanHits: (format) => numbersWith(format, digits) / 10 ** digits,
  };
}

function specialEnding(digits: number): PlayWithoutOdds {
  return {
    digits,
    picks: 1,
    hits: ([wanted], prizes) => (special(prizes).slice(-digits) === wanted ? 1 : 0),
    meanHits: () => 10 ** -digits,
  };
}

/** One digit of the special prize, counted from its end. */
function specialDigit(place: -1 | -2): PlayWithoutOdds {
  return {
    digits: 1,
    picks: 1,
    hits: ([wanted], prizes) => (special(prizes).at(place) === wanted ? 1 : 0),
    meanHits: () => 0.1,
  };
}

/** Pays once when every number appears, however often. */
function allOf(picks: number): PlayWithoutOdds {
  return {
    digits: 2,
    picks,
    hits(numbers, prizes) {
      const endings = endingsOf(prizes, 2);
      return numbers.every((number) => endings.includes(number)) ? 1 : 0;
    },
    meanHits(format) {
      const missing = Array.from(
        { length: picks + 1 },
        (_, absent) => (-1) ** absent * combinations(picks, absent) * chanceOfNone(format, absent),
      );
      return missing.reduce((sum, part) => sum + part, 0);
    },
  };
}

/** Pays once when no number appears. */
function noneOf(picks: number): PlayWithoutOdds {
  return {
    digits: 2,
    picks,
    hits(numbers, prizes) {
      const endings = endingsOf(prizes, 2);
      return numbers.some((number) => endings.includes(number)) ? 0 : 1;
    },
    meanHits: (format) => chanceOfNone(format, picks),
  };
}

function chanceOfNone(format: EndingsFormat, numbers: number): number {
  return ((100 - numbers) / 100) ** numbersWith(format, 2);
}

/** Returns the last digits of every number. Shorter numbers stay as they are, and equal none of that many digits. */
function endingsOf(prizes: Prizes, digits: number): string[] {
  return prizes.flat().map((number) => number.slice(-digits));
}

function special(prizes: Prizes): string {
  return prizes[0]?.[0] ?? '';
}
