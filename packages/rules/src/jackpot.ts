import { type FairRound, fairFloats } from './fairStream.ts';
import { PPM } from './floorMinor.ts';

export interface JackpotTerms {
  /** Amount that it begins with. */
  seedMinor: bigint;
  /** Share of each stake that it takes. */
  contributionPpm: number;
  /** Highest amount that it can reach. */
  mustDropMinor: bigint;
}

/**
 * Returns the amount at which a jackpot drops: evenly spread above its seed, up to the amount that it must drop by.
 *
 * Source: docs/domain.md DR-19.2.
 */
export async function dropPoint({ seedMinor, mustDropMinor }: JackpotTerms, fair: FairRound): Promise<bigint> {
  const [number = 0] = await fairFloats(fair, 1);
  return seedMinor + 1n + BigInt(Math.floor(number * Number(mustDropMinor - seedMinor)));
}

interface Fed {
  /** Contributions since the last drop, in millionths of a minor unit: no fraction of a stake is lost. */
  fedMicro: bigint;
  /** Index of the stake that reached the drop point. Stakes after it belong to the next round. */
  droppedBy: number | undefined;
}

/**
 * Adds the contributions of stakes to a jackpot, up to its drop point. Of the contribution that reaches it, only what was missing is taken.
 *
 * Source: docs/domain.md DR-19.1, DR-19.3.
 */
export function feedJackpot(
  { seedMinor, contributionPpm }: JackpotTerms,
  { fedMicro, dropMinor }: { fedMicro: bigint; dropMinor: bigint },
  stakesMinor: readonly bigint[],
): Fed {
  const fullMicro = (dropMinor - seedMinor) * PPM;
  let sumMicro = fedMicro;
  for (const [index, stakeMinor] of stakesMinor.entries()) {
    sumMicro += stakeMinor * BigInt(contributionPpm);
    if (sumMicro >= fullMicro) return { fedMicro: fullMicro, droppedBy: index };
  }
  return { fedMicro: sumMicro, droppedBy: undefined };
}

/** Returns the amount of a jackpot in whole minor units, rounded down. Source: docs/domain.md DR-19.1. */
export function jackpotAmount({ seedMinor }: Pick<JackpotTerms, 'seedMinor'>, fedMicro: bigint): bigint {
  return seedMinor + fedMicro / PPM;
}
