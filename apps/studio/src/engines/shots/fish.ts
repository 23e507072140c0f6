/** A kind of fish. */
export interface FishKind {
  name: string;
  /** Pay of a catch in shots. */
  multiple: number;
  /** Frequency relative to the other kinds. */
  weight: number;
  /** Time it takes to cross the table. */
  crossingMs: number;
}

export const fishKinds: readonly FishKind[] = [
  { name: 'sardine', multiple: 2, weight: 300, crossingMs: 9000 },
  { name: 'clownfish', multiple: 3, weight: 220, crossingMs: 10_000 },
  { name: 'seahorse', multiple: 4, weight: 160, crossingMs: 12_000 },
  { name: 'pufferfish', multiple: 5, weight: 120, crossingMs: 12_000 },
  { name: 'flyingFish', multiple: 8, weight: 80, crossingMs: 8000 },
  { name: 'squid', multiple: 10, weight: 60, crossingMs: 13_000 },
  { name: 'turtle', multiple: 15, weight: 40, crossingMs: 18_000 },
  { name: 'angler', multiple: 20, weight: 30, crossingMs: 14_000 },
  { name: 'ray', multiple: 30, weight: 20, crossingMs: 16_000 },
  { name: 'octopus', multiple: 50, weight: 12, crossingMs: 16_000 },
  { name: 'shark', multiple: 80, weight: 8, crossingMs: 14_000 },
  { name: 'whale', multiple: 120, weight: 4, crossingMs: 22_000 },
  { name: 'goldenDragon', multiple: 250, weight: 1, crossingMs: 24_000 },
];

/** Return to player of every shot that hits. Source: docs/domain.md DR-15. */
export const RETURN_PPM = 960_000;

/** Returns the chance that a hit catches a fish: the return divided by its multiple. Source: docs/domain.md DR-15. */
export function catchChance({ multiple }: Pick<FishKind, 'multiple'>): number {
  return RETURN_PPM / 1e6 / multiple;
}

/** A fish on the table. */
export interface Fish {
  /** Its place in the order of arrival, from 0. */
  id: number;
  kind: FishKind;
  /** Times since the table opened. */
  arrivesMs: number;
  leavesMs: number;
}

/** Time between the arrivals of two fish. */
export const ARRIVAL_MS = 600;

/** Returns a fish by its id, or undefined for an id without a number. Its kind comes from the table's own stream, a number for each fish. */
export function fishAt(id: number, tableNumbers: readonly number[]): Fish | undefined {
  const number = tableNumbers[id];
  if (number === undefined) return undefined;
  const kind = kindOf(number);
  const arrivesMs = id * ARRIVAL_MS;
  return { id, kind, arrivesMs, leavesMs: arrivesMs + kind.crossingMs };
}

/** Returns true while a fish swims on the table. */
export function isOnTable({ arrivesMs, leavesMs }: Fish, elapsedMs: number): boolean {
  return elapsedMs >= arrivesMs && elapsedMs < leavesMs;
}

/** Returns the kind for a number in [0, 1), by weight. */
export function kindOf(number: number): FishKind {
  let left = number * fishKinds.reduce((sum, { weight }) => sum + weight, 0);
  const kind = fishKinds.find(({ weight }) => (left -= weight) < 0);
  if (!kind) throw new RangeError(`${number} is not in [0, 1).`);
  return kind;
}
