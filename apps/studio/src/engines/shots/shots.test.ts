import { expect, it } from 'vitest';
import { findGame, playableGames } from '../../catalogue/findGame.ts';
import { cannonsIn, historyByMinute, MAX_SHOTS, settleBatch, type Shot } from './batch.ts';
import { shots } from './engine.ts';
import { catchChance, type Fish, fishAt, fishIn, isInWater } from './fish.ts';
import { canFire, dropStale, type Fired, isDue } from './magazine.ts';
import { readShots, writeShots } from './proof.ts';
import type { ShotsTheme } from './ShotsTheme.ts';
import { waterNames, waters } from './waters.ts';

const games = playableGames().flatMap(({ gameCode, engine }) => (engine === 'shots' ? (findGame(gameCode) ?? []) : []));
const themes = games.map(({ theme }) => theme as ShotsTheme);
const [theme = expect.fail('The catalogue has no fishing game.')] = themes;
const nowMs = Date.UTC(2026, 10, 23, 12);
const inWater = fishIn(theme, nowMs);
const cheapest = inWater.toSorted((one, other) => one.kind.multiple - other.kind.multiple);
const [first = expect.fail('The water is empty.'), second = expect.fail('One fish alone.')] = cheapest;
const dearest: Fish = cheapest.at(-1) ?? first;
const table = { theme, currency: 'USD', moves: [], nowMs };

const shot = (fish: number, costMinor = '20'): Shot => ({ fish, costMinor });
const batch = (fired: readonly Shot[], stakeMinor = String(fired.reduce((sum, { costMinor }) => sum + BigInt(costMinor), 0n))) => ({
  stakeMinor,
  shots: fired,
});

const kinds = waterNames.flatMap((water) => waters[water].kinds.map((kind) => ({ water, kind })));

it.each(kinds)('DR-15 the chance to catch a $kind.species of $kind.multiple in the $water is 0.96 divided by it', ({ kind }) => {
  expect(catchChance(kind) * kind.multiple).toBeCloseTo(0.96, 12);
});

it('DR-15 a shot costs 0.01 to 10 credits', () => {
  expect([cannonsIn('USD')[0], cannonsIn('USD').at(-1)]).toEqual([1n, 1000n]);
  expect([cannonsIn('VND')[0], cannonsIn('VND').at(-1)]).toEqual([250n, 250_000n]);
  expect(cannonsIn('BDT').toSorted((one, other) => Number(one - other))).toEqual(cannonsIn('BDT'));
  expect(cannonsIn('XAU')).toEqual([]);
});

it('DR-15 settles each shot by its own number', () => {
  const under = catchChance(first.kind) - 1e-9;
  const over = catchChance(second.kind);
  expect(settleBatch(theme, [shot(first.id, '100'), shot(second.id)], [under, over])).toEqual({
    shots: [
      { fish: first.id, outcome: 'caught', creditMinor: String(100 * first.kind.multiple) },
      { fish: second.id, outcome: 'missed', creditMinor: '0' },
    ],
    winMinor: BigInt(100 * first.kind.multiple),
  });
});

it('DR-15 returns shots at a fish that the batch has caught already', () => {
  const { shots: settled, winMinor } = settleBatch(theme, [shot(first.id), shot(first.id, '50'), shot(second.id)], [0, 0, 0.999]);
  expect(settled.map(({ outcome }) => outcome)).toEqual(['caught', 'returned', 'missed']);
  expect(winMinor).toBe(BigInt(20 * first.kind.multiple + 50));
});

it('DR-16 too few numbers are refused', () => {
  expect(() => settleBatch(theme, [shot(first.id), shot(second.id)], [0.1])).toThrow(RangeError);
});

it('GAM-15 reads a batch of up to 20 shots', () => {
  const twenty = Array.from({ length: MAX_SHOTS }, () => shot(first.id, '1'));
  expect(shots.readMove(batch(twenty), table)).toEqual({ stakeMinor: '20', shots: twenty });
  expect(shots.readMove(batch([...twenty, shot(first.id, '1')]), table)).toBeUndefined();
});

it.each<[string, unknown, string]>([
  ['nothing', undefined, 'move'],
  ['no shots', batch([]), 'shots'],
  ['a shot that is none', { stakeMinor: '20', shots: [null] }, 'shots.0'],
  ['a fish that never was', batch([shot(1)]), 'shots.0.fish'],
  ['a place that no shoal has', batch([shot(first.id), shot(Math.floor(first.id / 8) * 8 + 7)]), 'shots.1.fish'],
  ['half a fish', batch([shot(first.id + 0.5)]), 'shots.0.fish'],
  ['a cannon that is none', batch([shot(first.id, '3')]), 'shots.0.costMinor'],
  ['a shot for nothing', batch([shot(first.id, '0')]), 'shots.0.costMinor'],
  ['a negative stake', batch([shot(first.id)], '-20'), 'stakeMinor'],
  ['less than its shots cost', batch([shot(first.id), shot(first.id)], '20'), 'stakeMinor'],
  ['more than its shots cost', batch([shot(first.id)], '40'), 'stakeMinor'],
  ['a catch of its own', { ...batch([shot(first.id)]), winMinor: '5000' }, 'move'],
  ['an outcome of a shot', { stakeMinor: '20', shots: [{ ...shot(first.id), outcome: 'caught' }] }, 'shots.0'],
])('GAM-15 does not fire %s, and names the field', (_what, input, field) => {
  expect(shots.readMove(input, table)).toBeUndefined();
  expect(shots.findFault?.(input, table)).toMatchObject({ field });
});

it.each([
  [-3001, false],
  [-3000, true],
  [first.leavesMs - first.arrivesMs + 2999, true],
  [first.leavesMs - first.arrivesMs + 3000, false],
])('GAM-15 a fish can be hit %i ms after it came: %s', (afterMs, isHit) => {
  const read = shots.readMove(batch([shot(first.id)]), { ...table, nowMs: first.arrivesMs + afterMs });
  expect(read !== undefined).toBe(isHit);
});

it('GAM-15 a batch takes no second move', () => {
  const move = batch([shot(first.id)]);
  expect(shots.readMove(move, { ...table, moves: [move] })).toBeUndefined();
});

it('GAM-15 pays a batch, and proves it by its shots', () => {
  const move = batch([shot(first.id), shot(dearest.id, '50')]);
  expect(shots.play(theme, [move], [0, ...Array.from({ length: 19 }, () => 0.999)])).toMatchObject({
    isOver: true,
    winMinor: BigInt(20 * first.kind.multiple),
    proof: { shots: `${first.id}x20,${dearest.id}x50`, won: String(20 * first.kind.multiple) },
  });
  expect(readShots(writeShots(move.shots))).toEqual(move.shots);
});

it('GAM-15 every moment has fish to shoot at, and something small among them, and the boss about once a minute', () => {
  for (let seconds = 0; seconds < 120; seconds += 1) {
    const there = fishIn(theme, nowMs + seconds * 1000);
    expect(there.length).toBeGreaterThan(8);
    expect(there.map(({ kind }) => kind.multiple)).toContain(2);
  }
  const met = new Map(
    Array.from({ length: 240 }, (_, seconds) => fishIn(theme, nowMs + seconds * 1000).map((fish) => [fish.id, fish] as const)).flat(),
  );
  const bosses = [...met.values()].filter(({ isBoss }) => isBoss);
  expect(bosses.length).toBeGreaterThanOrEqual(4);
  expect(new Set(bosses.map(({ kind }) => kind.species))).toEqual(new Set([theme.kinds.at(-1)?.species]));
  const species = new Set([...met.values()].map(({ kind }) => kind.species));
  expect(species.size).toBe(theme.kinds.length);
});

it('GAM-15 whoever looks at a time sees the same fish, and each is in the water', () => {
  expect(fishIn(theme, nowMs)).toEqual(inWater);
  for (const fish of inWater) {
    expect(fishAt(theme, fish.id)).toEqual(fish);
    expect(isInWater(fish, nowMs)).toBe(true);
  }
});

const drawings = (each: ShotsTheme) => [
  'water',
  'shore',
  'sign',
  'net',
  'coin',
  'icon',
  'cannon-0',
  'cannon-2',
  'ball-1',
  ...each.kinds.flatMap(({ species }) => [`fish-${species}`, `one-${species}`]),
];

it('GAM-15 every fishing game has a water of its own, drawn with all its fish', () => {
  expect(new Set(themes.map(({ water }) => water)).size).toBe(themes.length);
  expect(themes.length).toBe(waterNames.length);
  for (const each of themes) for (const name of drawings(each)) expect(shots.draw(each, name)).toContain('</svg>');
  for (const name of ['cannon-3', 'fish-nobody', 'unknown', '']) expect(shots.draw(theme, name)).toBeUndefined();
});

const fired = (firedMs: number): Fired => ({ shot: shot(first.id), firedMs, landsMs: firedMs + 400 });
const full = Array.from({ length: MAX_SHOTS }, () => fired(100));

it('DR-15 sends a batch at 20 shots, or 0.3 s after the first', () => {
  expect([isDue([], 9999), isDue([fired(100), fired(300)], 399), isDue([fired(100), fired(300)], 400)]).toEqual([false, false, true]);
  expect([isDue(full, 100), isDue(full.slice(1), 100)]).toEqual([true, false]);
});

it('DR-15 shots that could not be sent in time are taken back and cost nothing, and the cannon jams before', () => {
  expect(dropStale([fired(100), fired(101)], 2600)).toEqual([fired(101)]);
  expect([canFire([], 9999), canFire([fired(100)], 1349), canFire([fired(100)], 1350)]).toEqual([true, true, false]);
  expect([canFire(full.slice(1), 100), canFire(full, 100)]).toEqual([true, false]);
});

const played = (time: string, stakeMinor: bigint, winMinor: bigint) => ({
  atMs: Date.parse(`2026-11-23T${time}Z`),
  shots: 2,
  stakeMinor,
  winMinor,
});

it('DR-15 history is grouped by minute', () => {
  expect(historyByMinute([played('12:00:00', 2n, 3n), played('12:00:59.999', 1n, 7n), played('12:01:00', 5n, 0n)])).toEqual([
    { ...played('12:01:00', 5n, 0n) },
    { ...played('12:00:00', 3n, 10n), shots: 4 },
  ]);
});
