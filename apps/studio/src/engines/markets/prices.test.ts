import { expect, it } from 'vitest';
import { drawMaps, seriesPrices, seriesProspects } from './esports.ts';
import { drawGoals, footballPrices, type GoalRates, kickOff, NUMBERS_OF_MATCH, prospectsOf, stateAt } from './football.ts';
import { BREAK_MS, finalScoreOf, MAP_MS, MINUTE_MS, numbersOfEvent, viewAt } from './matchClock.ts';
import { leadersOf, outrightPrices } from './outright.ts';
import { expectedReturn, fairOdds, marginOf, type Prices, type Prospect } from './prices.ts';
import { competitions, makeSeason, roundsOf, seasonAt } from './season.ts';
import { seededNumbers } from '../seededNumbers.ts';
import { picksOf, selectionId } from './Selection.ts';

const rates: GoalRates = { home: 1.6, away: 1.1 };
const numbersFrom = (seed: number, count = NUMBERS_OF_MATCH) => Array.from({ length: count }, seededNumbers(seed));
const bookOf = (prices: Prices, market: string) => [...prices].flatMap(([id, odds]) => (id.startsWith(`${market}:`) ? [odds] : []));

it('DR-14 the margin of 2.10, 3.40 and 3.60 is 4.81 %', () => {
  expect(marginOf([2100, 3400, 3600])).toBe(48_086);
});

it('DR-14 fair odds return the stake, quarter lines and pushes included', () => {
  const prospects = prospectsOf(rates, kickOff);
  for (let line = -8; line <= 8; line += 1) {
    const fair = fairOdds({ market: 'handicap', line, pick: 'home' }, prospects);
    expect(expectedReturn({ market: 'handicap', line, pick: 'home' }, fair * 1000, prospects)).toBeCloseTo(1, 9);
    expect(1 / fair + 1 / fairOdds({ market: 'handicap', line, pick: 'away' }, prospects)).toBeCloseTo(1, 9);
  }
});

it('DR-14 fair odds of known chances', () => {
  const prospects: Prospect[] = [
    { score: { home: 1, away: 0, halfWinner: 'home' }, chance: 0.5 },
    { score: { home: 0, away: 0, halfWinner: 'draw' }, chance: 0.3 },
    { score: { home: 0, away: 1, halfWinner: 'draw' }, chance: 0.2 },
  ];
  expect(fairOdds({ market: 'result', pick: 'home' }, prospects)).toBeCloseTo(2);
  expect(fairOdds({ market: 'drawNoBet', pick: 'home' }, prospects)).toBeCloseTo(1.4);
  expect(fairOdds({ market: 'handicap', line: -1, pick: 'home' }, prospects)).toBeCloseTo(1.7);
  expect(fairOdds({ market: 'correctScore', pick: '2-2' }, prospects)).toBe(Infinity);
});

it.each([
  ['at the start', kickOff],
  ['behind after an hour', { minute: 60, home: 0, away: 2, halfWinner: 'away' as const }],
  ['level at half-time', { minute: 45, home: 1, away: 1, halfWinner: 'draw' as const }],
])('DR-14 %s, prospects add up to one and every book has its margin', (_when, state) => {
  const prospects = prospectsOf(rates, state);
  expect(prospects.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  const prices = footballPrices(rates, state);
  const whole = (['result', 'drawNoBet', 'bothScore', 'oddEven'] as const).filter((market) =>
    picksOf(market).every((pick) => prices.has(selectionId({ market, pick }))),
  );
  expect(whole.length).toBeGreaterThan(2);
  for (const market of whole) {
    const margin = marginOf(bookOf(prices, market));
    expect(margin).toBeGreaterThanOrEqual(50_000);
    expect(margin).toBeLessThan(52_000);
  }
});

it('DR-14 offers every market before a match, each line around the balanced one', () => {
  const prices = footballPrices(rates, kickOff);
  const markets = new Set([...prices.keys()].map((id) => id.split(':')[0]));
  expect([...markets]).toEqual([
    'result',
    'doubleChance',
    'drawNoBet',
    'bothScore',
    'correctScore',
    'oddEven',
    'handicap',
    'total',
    'halfFull',
  ]);
  expect(bookOf(prices, 'handicap')).toHaveLength(10);
  expect(bookOf(prices, 'total').every((odds) => odds > 1300 && odds < 3500)).toBe(true);
});

it('DR-14 the favourite is cheaper, and a goal moves the price its way', () => {
  const home = selectionId({ market: 'result', pick: 'home' });
  const before = footballPrices(rates, kickOff);
  expect(before.get(home)).toBeLessThan(before.get(selectionId({ market: 'result', pick: 'away' })) ?? 0);
  const ahead = footballPrices(rates, { minute: 30, home: 1, away: 0 });
  const behind = footballPrices(rates, { minute: 30, home: 0, away: 1 });
  expect(ahead.get(home)).toBeLessThan(before.get(home) ?? 0);
  expect(behind.get(home)).toBeGreaterThan(before.get(home) ?? Infinity);
  const late = footballPrices(rates, { minute: 85, home: 1, away: 0, halfWinner: 'home' });
  expect(late.get(home) ?? 1000).toBeLessThan(ahead.get(home) ?? 0);
  expect(late.has('correctScore:0-0')).toBe(false);
});

it('DR-16 goals come from the stream alone, in order, within the match', () => {
  expect(drawGoals(rates, numbersFrom(5))).toEqual(drawGoals(rates, numbersFrom(5)));
  for (let seed = 0; seed < 200; seed += 1) {
    const goals = drawGoals(rates, numbersFrom(seed));
    expect(goals.every(({ minute }, index) => minute < 90 && minute >= (goals[index - 1]?.minute ?? 0))).toBe(true);
  }
  expect(drawGoals(rates, [0.5, 0.1, 0.9, 0.9])).toMatchObject([{ side: 'home' }]);
  expect(drawGoals(rates, [0.99])).toEqual([]);
});

it('DR-16 the score at half-time is kept to the end', () => {
  const goals = [
    { minute: 44.9, side: 'away' },
    { minute: 45.1, side: 'home' },
    { minute: 80, side: 'home' },
  ] as const;
  expect(stateAt(goals, 44)).toEqual({ minute: 44, home: 0, away: 0 });
  expect(stateAt(goals, 45)).toEqual({ minute: 45, home: 0, away: 1, halfWinner: 'away' });
  expect(stateAt(goals, 90)).toEqual({ minute: 90, home: 2, away: 1, halfWinner: 'away' });
});

it('DR-14 a series of three ends when two maps are won, and prices follow the score', () => {
  const series = { bestOf: 3 as const, homeChance: 0.6 };
  const running = { part: 0, home: 0, away: 0 };
  const chances = Object.fromEntries(
    seriesProspects(series, { home: 0, away: 0 }).map(({ score, chance }) => [`${score.home}-${score.away}`, chance.toFixed(3)]),
  );
  expect(chances).toEqual({ '2-0': '0.360', '2-1': '0.288', '1-2': '0.192', '0-2': '0.160' });
  expect(drawMaps(series, [0.1, 0.2, 0.9])).toEqual(['home', 'home']);
  expect(drawMaps(series, [0.1, 0.7, 0.5])).toEqual(['home', 'away', 'home']);
  const before = seriesPrices(series, { finished: [], running });
  expect(marginOf(bookOf(before, 'drawNoBet'))).toBeLessThan(52_000);
  const leads = { finished: [{ winner: 'home' as const, kills: 20 }], running };
  expect(seriesPrices(series, leads).get('drawNoBet:home')).toBeLessThan(before.get('drawNoBet:home') ?? 0);
  const kills = { finished: [], running: { part: 0.5, home: 9, away: 2 } };
  expect(seriesPrices(series, kills).get('map1:home')).toBeLessThan(before.get('map1:home') ?? 0);
  expect([...before.keys()].filter((id) => /^(map|kills)/.test(id)).map((id) => id.split(':')[0])).toEqual([
    'map1',
    'map1',
    'kills1',
    'kills1',
    'map2',
    'map2',
    'kills2',
    'kills2',
  ]);
  expect([...before.keys()].filter((id) => id.startsWith('correctScore'))).toHaveLength(4);
});

const firstAt = new Date('2026-11-23T00:00:00Z');

it.each(competitions)('DR-14 a season of $code has every pair twice, each team once a round', (competition) => {
  const fixtures = makeSeason(competition, 0, { seed: 7, firstAt });
  const { teams } = competition;
  expect(fixtures).toHaveLength(teams.length * (teams.length - 1));
  expect(new Set(fixtures.map(({ home, away }) => `${home}/${away}`)).size).toBe(fixtures.length);
  expect(new Set(fixtures.map(({ eventId }) => eventId)).size).toBe(fixtures.length);
  for (const round of Map.groupBy(fixtures, ({ startAt }) => startAt.getTime()).values())
    expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(teams.length);
});

it('DR-14 a season is its seed, and the next one begins when it ends', () => {
  const [coast] = competitions;
  if (!coast) throw new Error('There is no competition.');
  const season = makeSeason(coast, 3, { seed: 7, firstAt });
  expect(makeSeason(coast, 3, { seed: 7, firstAt })).toEqual(season);
  expect(makeSeason(coast, 3, { seed: 8, firstAt })).not.toEqual(season);
  const [first] = season;
  expect(seasonAt(coast, first?.startAt ?? firstAt, firstAt)).toBe(3);
  expect(seasonAt(coast, new Date((first?.startAt ?? firstAt).getTime() - 1), firstAt)).toBe(2);
  expect((first?.startAt.getTime() ?? 0) - firstAt.getTime()).toBe(3 * roundsOf(coast) * coast.roundEveryMs);
});

const fixture = {
  eventId: 'x',
  competition: 'coast',
  home: 'A',
  away: 'B',
  startAt: firstAt,
  model: { sport: 'football' as const, rates },
};
const at = (ms: number) => new Date(firstAt.getTime() + ms);

it.each([
  [-1, 'SCHEDULED', 0],
  [0, 'IN_PLAY', 0],
  [44 * MINUTE_MS, 'IN_PLAY', 44],
  [45 * MINUTE_MS, 'BREAK', 45],
  [45 * MINUTE_MS + BREAK_MS, 'IN_PLAY', 45],
  [90 * MINUTE_MS + BREAK_MS, 'FINISHED', 90],
])('DR-14 after %i ms a match is %s at minute %i', (ms, phase, elapsed) => {
  expect(viewAt(fixture, numbersFrom(3), at(ms))).toMatchObject({ phase, elapsed });
});

it('DR-14 a view tells nothing that has not happened', () => {
  const numbers = numbersFrom(11);
  const [first] = drawGoals(rates, numbers);
  if (!first) throw new Error('The seed gives no goal.');
  const others = [numbers[0] ?? 0, ...numbersFrom(12).slice(1)];
  const before = at((first.minute - 0.1) * MINUTE_MS);
  expect(viewAt(fixture, numbers, before)).toEqual(viewAt(fixture, others, before));
});

it('DR-14 a match is closed for 5 s after a goal, and from its end', () => {
  const goals = drawGoals(rates, numbersFrom(11));
  const minute = goals[0]?.minute ?? 0;
  const goalMs = minute * MINUTE_MS + (minute > 45 ? BREAK_MS : 0);
  expect(viewAt(fixture, numbersFrom(11), at(goalMs - 1)).isOpen).toBe(true);
  expect(viewAt(fixture, numbersFrom(11), at(goalMs + 1))).toMatchObject({ isOpen: false, prices: new Map() });
  expect(viewAt(fixture, numbersFrom(11), at(goalMs + 5001)).isOpen).toBe(true);
  const end = viewAt(fixture, numbersFrom(11), at(90 * MINUTE_MS + BREAK_MS));
  expect(end.isOpen).toBe(false);
  expect(finalScoreOf(fixture, numbersFrom(11))).toMatchObject({ home: end.home, away: end.away });
});

it('DR-14 a series is in play until its deciding map ends', () => {
  const series = { ...fixture, model: { sport: 'esports' as const, series: { bestOf: 3 as const, homeChance: 0.5 } } };
  const numbers = [0.1, 0.9, 0.2, ...Array.from({ length: numbersOfEvent(series.model) - 3 }, (_, index) => (index % 2 === 0 ? 0.5 : 0.1))];
  expect(viewAt(series, numbers, at(-1))).toMatchObject({ phase: 'SCHEDULED', home: 0, away: 0, isOpen: true });
  expect(viewAt(series, numbers, at(MAP_MS))).toMatchObject({ phase: 'IN_PLAY', home: 1, away: 0, isOpen: false });
  expect(viewAt(series, numbers, at(MAP_MS + 5000)).isOpen).toBe(true);
  expect(viewAt(series, numbers, at(3 * MAP_MS))).toMatchObject({ phase: 'FINISHED', home: 2, away: 1, isOpen: false });
  expect(finalScoreOf(series, numbers)).toMatchObject({
    home: 2,
    away: 1,
    maps: [{ winner: 'home' }, { winner: 'away' }, { winner: 'home' }],
  });
  expect(viewAt(series, numbers, at(MAP_MS / 2)).maps).toMatchObject([{ away: 0, winner: null }]);
  expect(viewAt(series, numbers, at(MAP_MS * 1.5)).maps).toMatchObject([{ winner: 'home' }, { home: 0, winner: null }]);
});

it('DR-14 the winner of a competition is priced from what is left, and shared when teams are equal', () => {
  const [coast] = competitions;
  if (!coast) throw new Error('There is no competition.');
  const season = makeSeason(coast, 0, { seed: 7, firstAt });
  const before = outrightPrices(season, new Map(), 1);
  expect(marginOf([...before.values()])).toBeGreaterThan(49_000);
  const results = new Map(
    season.map((match) => [match.eventId, { home: match.home === 'Corrandale' ? 2 : 0, away: match.away === 'Corrandale' ? 2 : 0 }]),
  );
  expect(leadersOf(season, results)).toEqual(['Corrandale']);
  const draws = new Map(season.map(({ eventId }) => [eventId, { home: 1, away: 1 }]));
  expect(leadersOf(season, draws)).toHaveLength(10);
  const begun = new Map([...results].slice(0, 10));
  expect(outrightPrices(season, begun, 1).get('Corrandale')).toBeLessThan(before.get('Corrandale') ?? Infinity);
  expect(outrightPrices(season, results, 1)).toEqual(new Map());
});
