import { expect, it } from 'vitest';
import { cannonsIn, historyByMinute, readBatch, settleBatch, type Shot } from './batch.ts';
import { catchChance, type Fish, fishAt, fishKinds, isOnTable, kindOf } from './fish.ts';
import { emptyMagazine, fire, refundMinor, takeBatch } from './magazine.ts';

const kinds = Object.fromEntries(fishKinds.map((kind) => [kind.name, kind]));
const fish = (id: number, name: string): Fish => {
  const kind = kinds[name];
  if (!kind) throw new Error(`No fish ${name}.`);
  return { id, kind, arrivesMs: 0, leavesMs: 10_000 };
};
const table = [fish(0, 'sardine'), fish(1, 'whale'), fish(2, 'sardine')];
const findFish = (id: number) => table[id];
const terms = { currency: 'USD', settledIds: new Set(['old']), findFish, elapsedMs: 5000 };
const shot = (id: string, fishId = 0, cannon = 9): Shot => ({ id, fishId, cannon });

it.each(fishKinds)('DR-15 the chance to catch a $name of $multiple is 0.96 divided by it', (kind) => {
  expect(catchChance(kind) * kind.multiple).toBeCloseTo(0.96, 12);
});

it('DR-15 a shot costs 0.01 to 10 credits', () => {
  expect([cannonsIn('USD')[0], cannonsIn('USD').at(-1)]).toEqual([1n, 1000n]);
  expect([cannonsIn('VND')[0], cannonsIn('VND').at(-1)]).toEqual([250n, 250_000n]);
  expect(cannonsIn('BDT').toSorted((one, other) => Number(one - other))).toEqual(cannonsIn('BDT'));
});

it('DR-15 settles each shot by its own number', () => {
  const shots = [shot('a', 1, 0), shot('b', 0, 9), shot('c', 2, 5)];
  expect(settleBatch(shots, [0.0079, 0.48, 0.4799], { currency: 'USD', findFish, caughtBefore: new Set() })).toEqual({
    shots: [
      { id: 'a', outcome: 'caught', creditMinor: 120n },
      { id: 'b', outcome: 'missed', creditMinor: 0n },
      { id: 'c', outcome: 'caught', creditMinor: 100n },
    ],
    playedMinor: 1051n,
    winMinor: 220n,
    returnedMinor: 0n,
    caughtFish: [1, 2],
  });
});

it('DR-15 returns shots at a fish that is caught already, in this batch or before', () => {
  const settled = settleBatch([shot('a'), shot('b'), shot('c', 2)], [0.1, 0.1, 0.1], {
    currency: 'USD',
    findFish,
    caughtBefore: new Set([2]),
  });
  expect(settled.shots.map(({ outcome }) => outcome)).toEqual(['caught', 'returned', 'returned']);
  expect(settled).toMatchObject({ playedMinor: 1000n, winMinor: 2000n, returnedMinor: 2000n, caughtFish: [0] });
});

it('DR-16 too few numbers are refused', () => {
  expect(() => settleBatch([shot('a'), shot('b')], [0.1], { currency: 'USD', findFish, caughtBefore: new Set() })).toThrow(RangeError);
});

const twenty = Array.from({ length: 20 }, (_, index) => shot(`s${index}`, 0, 0));

it('DR-15 reads a batch of up to 20 shots', () => {
  expect(readBatch({ shots: twenty }, terms)).toEqual({ ok: true, shots: twenty, stakeMinor: 20n });
});

it.each<[string, unknown, string, string]>([
  ['nothing', undefined, 'shots', 'malformed'],
  ['no shots', { shots: [] }, 'shots', 'shotCount'],
  ['21 shots', { shots: [...twenty, shot('x')] }, 'shots', 'shotCount'],
  ['a shot that is none', { shots: [null] }, 'shots.0', 'malformed'],
  ['an id of signs', { shots: [shot('a b')] }, 'shots.0', 'malformed'],
  ['the same shot twice', { shots: [shot('a'), shot('a')] }, 'shots.1.id', 'shotRepeated'],
  ['a shot settled before', { shots: [shot('old')] }, 'shots.0.id', 'shotRepeated'],
  ['a fish that is not there', { shots: [shot('a', 7)] }, 'shots.0.fishId', 'unknownFish'],
  ['a cannon that is none', { shots: [shot('a', 0, 10)] }, 'shots.0.cannon', 'unknownCannon'],
  ['half a cannon', { shots: [shot('a', 0, 0.5)] }, 'shots.0.cannon', 'unknownCannon'],
])('DR-15 refuses %s', (_what, input, field, code) => {
  expect(readBatch(input, terms)).toEqual({ ok: false, faults: [{ field, code }] });
});

it.each([
  [9999, true],
  [10_999, true],
  [11_000, false],
  [-1, false],
])('DR-15 a fish that leaves at 10 s is hit at %i ms: %s', (elapsedMs, isHit) => {
  expect(readBatch({ shots: [shot('a')] }, { ...terms, elapsedMs }).ok).toBe(isHit);
});

it('DR-16 fish arrive in order from the table’s stream, small ones most often', () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => (index * 0.618034) % 1);
  const arrived = numbers.map((_, id) => fishAt(id, numbers));
  expect(arrived[10]).toMatchObject({ id: 10, arrivesMs: 6000 });
  expect(isOnTable(arrived[10] ?? fish(0, 'ray'), 5999)).toBe(false);
  expect(fishAt(1000, numbers)).toBeUndefined();
  const count = (name: string) => arrived.filter((one) => one?.kind.name === name).length;
  expect(count('sardine')).toBeGreaterThan(count('octopus'));
  expect(kindOf(0).name).toBe('sardine');
  expect(kindOf(1 - 2 ** -32).name).toBe('goldenDragon');
});

it('DR-15 sends a batch at 20 shots, or a second after the first', () => {
  const loaded = twenty.slice(0, 3).reduce((magazine, one, index) => fire(magazine, one, 100 + index * 300), emptyMagazine);
  expect(takeBatch(loaded, 1099).batch).toEqual([]);
  expect(takeBatch(loaded, 1100)).toEqual({ batch: twenty.slice(0, 3), left: { waiting: [], sinceMs: 1100 } });
  const full = [...twenty, shot('x')].reduce((magazine, one) => fire(magazine, one, 100), emptyMagazine);
  expect(takeBatch(full, 101)).toEqual({ batch: twenty, left: { waiting: [shot('x')], sinceMs: 101 } });
  expect(takeBatch(emptyMagazine, 9999).batch).toEqual([]);
});

it('DR-15 a lost connection gives back the shots that were not sent, and no others', () => {
  const full = [...twenty, shot('x'), shot('y', 0, 2)].reduce((magazine, one) => fire(magazine, one, 100), emptyMagazine);
  expect(refundMinor(takeBatch(full, 101).left, cannonsIn('USD'))).toBe(1005n);
  expect(refundMinor(emptyMagazine, cannonsIn('USD'))).toBe(0n);
});

const entry = (time: string, playedMinor: bigint, winMinor: bigint) => ({
  settledAt: new Date(`2026-11-23T${time}Z`),
  playedMinor,
  winMinor,
});

it('DR-15 history is grouped by minute', () => {
  expect(historyByMinute([entry('12:01:00', 5n, 0n), entry('12:00:59.999', 1n, 7n), entry('12:00:00', 2n, 3n)])).toEqual([
    { minute: new Date('2026-11-23T12:00:00Z'), playedMinor: 3n, winMinor: 10n },
    { minute: new Date('2026-11-23T12:01:00Z'), playedMinor: 5n, winMinor: 0n },
  ]);
});
