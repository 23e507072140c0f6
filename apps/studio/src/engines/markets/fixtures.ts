import { type Competition, competitions, type Fixture, makeSeason, seasonAt } from './season.ts';

/** The strengths of all teams come from this seed. They are public: what is sealed is how their matches end. */
const SEED = 7;
const FIRST_AT = new Date('2026-01-05T00:00:00Z');

/** Returns the fixtures of a sport that start in a time, in the order of their start. */
export function fixturesBetween(sport: Competition['sport'], from: Date, to: Date): Fixture[] {
  return competitions
    .filter((competition) => competition.sport === sport)
    .flatMap((competition) => {
      const [first, last] = [seasonAt(competition, from, FIRST_AT), seasonAt(competition, to, FIRST_AT)];
      return Array.from({ length: last - first + 1 }, (_, index) => seasonOf(competition, first + index)).flat();
    })
    .filter(({ startAt }) => startAt >= from && startAt < to)
    .toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime());
}

/** Returns the fixture of an id; undefined for one that there is not. */
export function findFixture(eventId: string): Fixture | undefined {
  const [code, season = ''] = eventId.split('-');
  const competition = competitions.find((one) => one.code === code);
  if (!competition || !/^\d{1,6}$/.test(season)) return undefined;
  return seasonOf(competition, Number(season)).find((fixture) => fixture.eventId === eventId);
}

const KEPT_SEASONS = 24;
const seasons = new Map<string, readonly Fixture[]>();

function seasonOf(competition: Competition, season: number): readonly Fixture[] {
  const key = `${competition.code}-${season}`;
  const made = seasons.get(key) ?? makeSeason(competition, season, { seed: SEED, firstAt: FIRST_AT });
  // The season asked for longest ago makes room.
  seasons.delete(key);
  seasons.set(key, made);
  if (seasons.size > KEPT_SEASONS) seasons.delete(String(seasons.keys().next().value));
  return made;
}
