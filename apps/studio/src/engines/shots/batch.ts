import { creditsIn } from '@site/rules/credits';
import type { EngineMove } from '../../core/Engine.ts';
import { fifthOfCredit } from '../stakeLadder.ts';
import { catchChance, fishAt } from './fish.ts';
import type { ShotsTheme } from './ShotsTheme.ts';

/** Most shots of a batch, and the longest a shot waits for its batch. Source: docs/domain.md DR-15. */
export const MAX_SHOTS = 20;
export const BATCH_MS = 600;

/** Cost of a shot of each cannon in hundredths of a credit. Source: docs/domain.md DR-15. */
const cannonCents = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n];

/** Returns the costs of a shot in minor units, by cannon. Empty for a currency that is not accepted. */
export function cannonsIn(currency: string): readonly bigint[] {
  return fifthOfCredit.has(currency) ? cannonCents.map((cents) => creditsIn(currency, cents) / 100n) : [];
}

/** A shot that hits a fish. */
export interface Shot {
  /** Id of the fish. */
  fish: number;
  costMinor: string;
}

/** A batch of shots, which is a round: debited, settled and paid as one. Its key is that of the round, so it is carried out once. */
export interface BatchMove extends EngineMove {
  shots: readonly Shot[];
}

/** How a shot ended. A shot at a fish that an earlier one of its batch has caught is returned. */
export type ShotOutcome = 'caught' | 'missed' | 'returned';

export interface SettledShot {
  fish: number;
  outcome: ShotOutcome;
  /** Money that is credited, as digits: the pay of a catch, or the cost of a returned shot. */
  creditMinor: string;
}

/** The result of a batch, for the browser. */
export interface BatchShown {
  shots: readonly SettledShot[];
}

/**
 * Settles a batch in its order: a number in [0, 1) of the fair stream for each shot. Catches are independent of earlier shots.
 *
 * Source: docs/domain.md DR-15 and DR-16.
 */
export function settleBatch(
  theme: Pick<ShotsTheme, 'name' | 'kinds'>,
  shots: readonly Shot[],
  numbers: readonly number[],
): { shots: SettledShot[]; winMinor: bigint } {
  if (numbers.length < shots.length) throw new RangeError(`${numbers.length} numbers where ${shots.length} are due.`);
  const caught = new Set<number>();
  const settled = shots.map(({ fish, costMinor }, index): SettledShot => {
    const target = fishAt(theme, fish);
    if (!target || caught.has(fish)) return { fish, outcome: 'returned', creditMinor: costMinor };
    if ((numbers[index] ?? 1) >= catchChance(target.kind)) return { fish, outcome: 'missed', creditMinor: '0' };
    caught.add(fish);
    return { fish, outcome: 'caught', creditMinor: String(BigInt(costMinor) * BigInt(target.kind.multiple)) };
  });
  return { shots: settled, winMinor: settled.reduce((sum, { creditMinor }) => sum + BigInt(creditMinor), 0n) };
}

/** A settled batch of the player's own history. */
export interface PlayedBatch {
  atMs: number;
  shots: number;
  stakeMinor: bigint;
  winMinor: bigint;
}

/** Groups batches by the minute in which they were settled, newest first. Source: docs/domain.md DR-15. */
export function historyByMinute(batches: readonly PlayedBatch[]): PlayedBatch[] {
  const minutes = Map.groupBy(batches, ({ atMs }) => Math.floor(atMs / 60_000) * 60_000);
  return [...minutes]
    .toSorted(([one], [other]) => other - one)
    .map(([atMs, entries]) => ({
      atMs,
      shots: entries.reduce((sum, { shots }) => sum + shots, 0),
      stakeMinor: entries.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
      winMinor: entries.reduce((sum, { winMinor }) => sum + winMinor, 0n),
    }));
}
