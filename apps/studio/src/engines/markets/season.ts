import { seededNumbers } from '../seededNumbers.ts';
import type { Series } from './esports.ts';
import type { GoalRates } from './football.ts';

export interface Competition {
  code: string;
  name: string;
  sport: 'football' | 'esports';
  /** Time between the rounds of a season. */
  roundEveryMs: number;
  /** Time of its rounds after those of the other competitions, so that a match is always on. */
  kickOffMs: number;
  /** Invented names, an even number of them, written alike in every language. */
  teams: readonly string[];
}

export type EventModel = { sport: 'football'; rates: GoalRates } | { sport: 'esports'; series: Series };

/** A match of a season. */
export interface Fixture {
  /** Competition, season, round and place in the round, e.g. `coast-7-3-2`. */
  eventId: string;
  competition: string;
  home: string;
  away: string;
  startAt: Date;
  model: EventModel;
}

const QUARTER_HOUR_MS = 15 * 60_000;

export const competitions: readonly Competition[] = [
  {
    code: 'coast',
    name: 'Coast League',
    sport: 'football',
    roundEveryMs: QUARTER_HOUR_MS,
    kickOffMs: 0,
    teams: [
      'Amberwick Town',
      'Blackmere Rovers',
      'Corrandale',
      'Dunmarrow United',
      'Eastholt Athletic',
      'Fennick Vale',
      'Grayhaven City',
      'Hollinport',
      'Iverness Albion',
      'Kestrel Bay',
    ],
  },
  {
    code: 'delta',
    name: 'Delta Premier',
    sport: 'football',
    roundEveryMs: QUARTER_HOUR_MS,
    kickOffMs: QUARTER_HOUR_MS / 3,
    teams: [
      'Boral Wanderers',
      'Chandmukh',
      'Dhanshiri Stars',
      'Gorai United',
      'Jhilam Sporting',
      'Kajolpur',
      'Meghbati City',
      'Nilganj Athletic',
      'Rupsha Town',
      'Shaluk Rangers',
    ],
  },
  {
    code: 'summit',
    name: 'Summit Cup',
    sport: 'football',
    roundEveryMs: QUARTER_HOUR_MS,
    kickOffMs: (QUARTER_HOUR_MS * 2) / 3,
    teams: ['Altenfirn', 'Brennspitz', 'Corvatal', 'Gletschau', 'Monte Brina', 'Pizzo Chiaro', 'Sankt Verin', 'Valdoro'],
  },
  {
    code: 'circuit',
    name: 'Circuit Masters',
    sport: 'esports',
    roundEveryMs: QUARTER_HOUR_MS,
    kickOffMs: 0,
    teams: ['Ashen Circuit', 'Blue Lattice', 'Coldwire', 'Ember Nine', 'Ghost Harbor', 'Lumen Pack', 'Quiet Storm', 'Vanta Foxes'],
  },
  {
    code: 'nexus',
    name: 'Nexus Open',
    sport: 'esports',
    roundEveryMs: QUARTER_HOUR_MS,
    kickOffMs: QUARTER_HOUR_MS / 3,
    teams: ['Argent Rift', 'Bitter Oak', 'Chrome Wolves', 'Dune Signal', 'Nine Lanterns', 'Paper Tigers', 'Static Bloom', 'Tidal Nine'],
  },
  {
    code: 'orbit',
    name: 'Orbit Cup',
    sport: 'esports',
    roundEveryMs: QUARTER_HOUR_MS,
    kickOffMs: (QUARTER_HOUR_MS * 2) / 3,
    teams: ['Apsis Five', 'Black Meridian', 'Comet Row', 'Dark Transit', 'Halo Drift', 'Kessler', 'Low Gravity', 'Perigee'],
  },
];

const HOME_GOALS = 1.5;
const AWAY_GOALS = 1.15;
const HOME_EDGE = 0.15;
const SPREAD = 0.3;

/** Returns the number of rounds of a season: every team meets every other at home and away. */
export function roundsOf({ teams }: Competition): number {
  return 2 * (teams.length - 1);
}

/**
 * Returns the fixtures of a season in the order of play. Seasons follow each other without a pause from `firstAt`, and each has new
 * strengths: the same season number and seed always give the same fixtures.
 */
export function makeSeason(competition: Competition, season: number, { seed, firstAt }: { seed: number; firstAt: Date }): Fixture[] {
  const { code, teams, roundEveryMs } = competition;
  // The code takes part, so that two competitions have teams of different strengths.
  const ofCode = code.split('').reduce((sum, letter) => 31 * sum + (letter.codePointAt(0) ?? 0), 0);
  const next = seededNumbers(seed + season * 7919 + ofCode);
  const strengths = new Map(teams.map((team) => [team, { attack: normal(next) * SPREAD, defence: normal(next) * SPREAD }]));
  const beganMs = firstAt.getTime() + competition.kickOffMs + season * roundsOf(competition) * roundEveryMs;
  return Array.from({ length: roundsOf(competition) }, (_, round) =>
    pairsOf(teams, round).map(([home, away], place): Fixture => ({
      eventId: `${code}-${season}-${round + 1}-${place + 1}`,
      competition: code,
      home,
      away,
      startAt: new Date(beganMs + round * roundEveryMs),
      model: modelOf(competition.sport, strengths.get(home) ?? average, strengths.get(away) ?? average),
    })),
  ).flat();
}

/** Returns the number of the season that is played at a time. */
export function seasonAt(competition: Competition, now: Date, firstAt: Date): number {
  return Math.floor((now.getTime() - firstAt.getTime() - competition.kickOffMs) / (roundsOf(competition) * competition.roundEveryMs));
}

interface Strength {
  attack: number;
  defence: number;
}

const average: Strength = { attack: 0, defence: 0 };

function modelOf(sport: Competition['sport'], home: Strength, away: Strength): EventModel {
  if (sport === 'esports') {
    const edge = home.attack + home.defence - away.attack - away.defence;
    return { sport, series: { bestOf: 3, homeChance: 1 / (1 + Math.exp(-edge)) } };
  }
  const rates = { home: HOME_GOALS * Math.exp(home.attack - away.defence), away: AWAY_GOALS * Math.exp(away.attack - home.defence) };
  return { sport, rates: { home: Math.min(4, rates.home + HOME_EDGE), away: Math.min(4, rates.away) } };
}

/** Returns who meets whom in a round, by the circle method: one team stays, the others turn. The second half swaps home and away. */
function pairsOf(teams: readonly string[], round: number): (readonly [home: string, away: string])[] {
  const [fixed = '', ...turning] = teams;
  const turn = round % turning.length;
  const circle = [fixed, ...turning.slice(turn), ...turning.slice(0, turn)];
  const isReturn = round >= turning.length;
  return circle.slice(0, circle.length / 2).map((one, place) => {
    const other = circle.at(-place - 1) ?? '';
    return ((turn + place) % 2 === 0) !== isReturn ? [one, other] : [other, one];
  });
}

/** Returns a number of the standard normal distribution, by Box and Muller. */
function normal(next: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}
