import type { Moment } from '../../core/Engine.ts';
import { mapScore } from './esports.ts';
import { finalScoreOf } from './matchClock.ts';
import type { Fixture } from './season.ts';
import { type FinalScore, winnerOf } from './Selection.ts';

/**
 * A decision on a match: it is void, because it was postponed or abandoned, or its result was another than the first one told: a score of
 * football, the maps of e-sports.
 */
export type MatchRuling =
  | { kind: 'void' }
  | { kind: 'score'; half: SideScores; full: SideScores }
  | { kind: 'maps'; maps: readonly RuledMap[] };

interface SideScores {
  home: number;
  away: number;
}

/** A map as it was decided: its winner, and the kills of each side. */
export interface RuledMap extends SideScores {
  winner: 'home' | 'away';
}

/** Returns the decision on a match at a moment. */
export function rulingAt(eventId: string, moment: Moment): MatchRuling | undefined {
  return moment.rulingOf(eventId) as MatchRuling | undefined;
}

/** Returns the score that a match is settled by; undefined when it is void. */
export function settledScore(fixture: Fixture, numbers: readonly number[], decided: MatchRuling | undefined): FinalScore | undefined {
  if (!decided) return finalScoreOf(fixture, numbers);
  switch (decided.kind) {
    case 'void':
      return undefined;
    case 'score':
      return { ...decided.full, halfWinner: winnerOf(decided.half) };
    case 'maps':
      return { ...mapsWon(decided), maps: decided.maps.map(({ winner, home, away }) => ({ winner, kills: home + away })) };
  }
}

/** Returns the maps that each side has won by a decision. */
export function mapsWon({ maps }: Extract<MatchRuling, { kind: 'maps' }>): SideScores {
  return mapScore(maps.map(({ winner }) => winner));
}

/** Writes decisions as one line: `coast-1-2-3=void;coast-1-2-4=1:0:2:1;orbit-1-2-1=home-14-9:home-11-10`. It is what a player verifies. */
export function rulingLine(decided: readonly (readonly [eventId: string, ruling: MatchRuling])[]): string {
  return decided
    .map(([eventId, one]) => {
      if (one.kind === 'void') return `${eventId}=void`;
      if (one.kind === 'maps') return `${eventId}=${one.maps.map(({ winner, home, away }) => `${winner}-${home}-${away}`).join(':')}`;
      return `${eventId}=${[one.half.home, one.half.away, one.full.home, one.full.away].join(':')}`;
    })
    .join(';');
}

/** Reads the line of decisions, and leaves out anything else. */
export function readRulingLine(line: string): ReadonlyMap<string, MatchRuling> {
  const decided = line.split(';').flatMap((one): [string, MatchRuling][] => {
    const [eventId = '', content = ''] = one.split('=');
    if (content === 'void') return [[eventId, { kind: 'void' }]];
    const maps = content.split(':').flatMap((map): RuledMap[] => {
      const [, winner, home, away] = /^(home|away)-(\d{1,3})-(\d{1,3})$/.exec(map) ?? [];
      return winner ? [{ winner: winner as RuledMap['winner'], home: Number(home), away: Number(away) }] : [];
    });
    if (maps.length > 0) return [[eventId, { kind: 'maps', maps }]];
    if (!/^\d{1,2}(:\d{1,2}){3}$/.test(content)) return [];
    const [a = 0, b = 0, c = 0, d = 0] = content.split(':').map(Number);
    return [[eventId, { kind: 'score', half: { home: a, away: b }, full: { home: c, away: d } }]];
  });
  return new Map(decided);
}
