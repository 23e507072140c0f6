import { creditsIn } from '@site/rules/credits';
import { catchChance, type Fish, isOnTable } from './fish.ts';

/** Most shots of a batch, and the longest a shot waits for its batch. Source: docs/domain.md DR-15. */
export const MAX_SHOTS = 20;
export const BATCH_MS = 1000;

/** Cost of a shot of each cannon in hundredths of a credit. Source: docs/domain.md DR-15. */
const cannonCents = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n];

/** Returns the costs of a shot in minor units, by cannon level from 0. */
export function cannonsIn(currency: string): readonly bigint[] {
  return cannonCents.map((cents) => creditsIn(currency, cents) / 100n);
}

/** A shot that has hit a fish. */
export interface Shot {
  /** Unique for the player, so that a batch sent twice is settled once. */
  id: string;
  fishId: number;
  /** Level of the cannon, from 0. */
  cannon: number;
}

export interface BatchFault {
  /** Path of the field, e.g. `shots.3.cannon`. */
  field: string;
  code: 'malformed' | 'shotCount' | 'shotRepeated' | 'unknownFish' | 'unknownCannon';
}

export type BatchReading = { ok: true; shots: readonly Shot[]; stakeMinor: bigint } | { ok: false; faults: readonly BatchFault[] };

export interface BatchTerms {
  currency: string;
  /** Ids of shots settled before. */
  settledIds: ReadonlySet<string>;
  findFish: (fishId: number) => Fish | undefined;
  /** Time since the table opened, by the server's clock. */
  elapsedMs: number;
}

/** Reads a batch from the wire: `{ shots: [{ id, fishId, cannon }] }`. A fish counts as on the table until a batch later. */
export function readBatch(input: unknown, terms: BatchTerms): BatchReading {
  const { shots } = recordOf(input);
  if (!Array.isArray(shots)) return { ok: false, faults: [{ field: 'shots', code: 'malformed' }] };
  if (shots.length === 0 || shots.length > MAX_SHOTS) return { ok: false, faults: [{ field: 'shots', code: 'shotCount' }] };
  const costs = cannonsIn(terms.currency);
  const seen = new Set(terms.settledIds);
  const faults: BatchFault[] = [];
  const read = shots.flatMap((shot: unknown, index): Shot[] => {
    const { id, fishId, cannon } = recordOf(shot);
    const field = `shots.${index}`;
    if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id) || typeof fishId !== 'number' || typeof cannon !== 'number') {
      faults.push({ field, code: 'malformed' });
      return [];
    }
    if (seen.has(id)) faults.push({ field: `${field}.id`, code: 'shotRepeated' });
    seen.add(id);
    if (!canBeHit(terms, fishId)) faults.push({ field: `${field}.fishId`, code: 'unknownFish' });
    if (costs[cannon] === undefined) faults.push({ field: `${field}.cannon`, code: 'unknownCannon' });
    return [{ id, fishId, cannon }];
  });
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, shots: read, stakeMinor: read.reduce((sum, { cannon }) => sum + (costs[cannon] ?? 0n), 0n) };
}

/** How a shot ended. A shot at a fish that was caught before it is returned. */
export type ShotOutcome = 'caught' | 'missed' | 'returned';

export interface SettledShot {
  id: string;
  outcome: ShotOutcome;
  /** Amount to be credited: the pay of a catch, or the cost of a returned shot. */
  creditMinor: bigint;
}

export interface SettledBatch {
  shots: readonly SettledShot[];
  /** Stake without returned shots. */
  playedMinor: bigint;
  winMinor: bigint;
  returnedMinor: bigint;
  /** Fish that are gone from the table. */
  caughtFish: readonly number[];
}

/**
 * Settles a batch in its order: a number in [0, 1) of the fair stream for each shot. Catches are independent of earlier shots.
 *
 * Source: docs/domain.md DR-15 and DR-16.
 */
export function settleBatch(
  shots: readonly Shot[],
  numbers: readonly number[],
  { currency, findFish, caughtBefore }: Pick<BatchTerms, 'currency' | 'findFish'> & { caughtBefore: ReadonlySet<number> },
): SettledBatch {
  if (numbers.length < shots.length) throw new RangeError(`${numbers.length} numbers where ${shots.length} are due.`);
  const costs = cannonsIn(currency);
  const caught = new Set(caughtBefore);
  const settled = shots.map(({ id, fishId, cannon }, index): SettledShot => {
    const costMinor = costs[cannon] ?? 0n;
    const fish = findFish(fishId);
    if (!fish || caught.has(fishId)) return { id, outcome: 'returned', creditMinor: costMinor };
    if ((numbers[index] ?? 1) >= catchChance(fish.kind)) return { id, outcome: 'missed', creditMinor: 0n };
    caught.add(fishId);
    return { id, outcome: 'caught', creditMinor: costMinor * BigInt(fish.kind.multiple) };
  });
  const stakeMinor = shots.reduce((sum, { cannon }) => sum + (costs[cannon] ?? 0n), 0n);
  const returnedMinor = creditOf(settled, 'returned');
  return {
    shots: settled,
    playedMinor: stakeMinor - returnedMinor,
    winMinor: creditOf(settled, 'caught'),
    returnedMinor,
    caughtFish: [...caught].filter((fishId) => !caughtBefore.has(fishId)),
  };
}

/** Groups settled batches by the minute in which they were settled, oldest first. Source: docs/domain.md DR-15. */
export function historyByMinute(batches: readonly (Pick<SettledBatch, 'playedMinor' | 'winMinor'> & { settledAt: Date })[]) {
  const minutes = Map.groupBy(batches, ({ settledAt }) => Math.floor(settledAt.getTime() / 60_000));
  return [...minutes]
    .toSorted(([one], [other]) => one - other)
    .map(([minute, entries]) => ({
      minute: new Date(minute * 60_000),
      playedMinor: entries.reduce((sum, { playedMinor }) => sum + playedMinor, 0n),
      winMinor: entries.reduce((sum, { winMinor }) => sum + winMinor, 0n),
    }));
}

function canBeHit({ findFish, elapsedMs }: BatchTerms, fishId: number): boolean {
  const fish = findFish(fishId);
  return fish !== undefined && (isOnTable(fish, elapsedMs) || isOnTable(fish, elapsedMs - BATCH_MS));
}

function creditOf(shots: readonly SettledShot[], wanted: ShotOutcome): bigint {
  return shots.reduce((sum, { outcome, creditMinor }) => sum + (outcome === wanted ? creditMinor : 0n), 0n);
}

function recordOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}
