import type { GameType } from '@site/api/common';

/** Percentage of a valid bet that counts towards a bonus. Source: docs/domain.md DR-3.2. */
const bonusPercent: Record<GameType, bigint> = {
  RNG: 100n,
  FISH: 50n,
  LIVE: 20n,
  PVP: 0n,
  SPORTS: 100n,
  ESPORTS: 100n,
  LOTT: 20n,
  ELOTT: 20n,
  COCKFIGHT: 20n,
};

interface Counted {
  /** Valid bet that no earlier requirement has used; negative for a correction. */
  validBetMinor: bigint;
  gameType: GameType;
  /** 'all': each valid bet counts whole. 'bonus': it counts by the share of its game type. */
  counts: 'all' | 'bonus';
  needMinor: bigint;
  doneMinor: bigint;
}

/**
 * Counts a valid bet towards a requirement. Returns what is done of the requirement after it, and the part of the valid bet that is left for the
 * next one. A share that is no whole minor unit rounds up, in the player's favour.
 *
 * Source: docs/domain.md DR-3.2.
 */
export function countedMinor({ validBetMinor, gameType, counts, needMinor, doneMinor }: Counted): { doneMinor: bigint; leftMinor: bigint } {
  const percent = counts === 'all' ? 100n : bonusPercent[gameType];
  if (percent === 0n) return { doneMinor, leftMinor: validBetMinor };
  if (validBetMinor < 0n) {
    const takenMinor = (-validBetMinor * percent) / 100n;
    const backMinor = takenMinor < doneMinor ? takenMinor : doneMinor;
    return { doneMinor: doneMinor - backMinor, leftMinor: validBetMinor + divideUp(backMinor * 100n, percent) };
  }
  const shareMinor = divideUp(validBetMinor * percent, 100n);
  const openMinor = needMinor - doneMinor;
  if (shareMinor <= openMinor) return { doneMinor: doneMinor + shareMinor, leftMinor: 0n };
  return { doneMinor: needMinor, leftMinor: validBetMinor - divideUp(openMinor * 100n, percent) };
}

const divideUp = (value: bigint, by: bigint): bigint => (value + by - 1n) / by;
