import type { Moment } from '../../core/Engine.ts';
import { finalScoreOf } from './matchClock.ts';
import type { Fixture } from './season.ts';
import { type FinalScore, winnerOf } from './Selection.ts';

/**
 * A decision on a match: it is void, because it was postponed or abandoned, or its result was another than the first one told. Only football
 * has a score to correct.
 */
export type MatchRuling = { kind: 'void' } | { kind: 'score'; half: Goals; full: Goals };

interface Goals {
  home: number;
  away: number;
}

/** Returns the decision on a match at a moment. */
export function rulingAt(eventId: string, moment: Moment): MatchRuling | undefined {
  return moment.rulingOf(eventId) as MatchRuling | undefined;
}

/** Returns the score that a match is settled by; undefined when it is void. */
export function settledScore(fixture: Fixture, numbers: readonly number[], decided: MatchRuling | undefined): FinalScore | undefined {
  if (decided?.kind === 'void') return undefined;
  return decided ? { ...decided.full, halfWinner: winnerOf(decided.half) } : finalScoreOf(fixture, numbers);
}

/** Writes decisions as one line: `coast-1-2-3=void;coast-1-2-4=1:0:2:1`. It is what a player verifies. */
export function rulingLine(decided: readonly (readonly [eventId: string, ruling: MatchRuling])[]): string {
  return decided
    .map(([eventId, one]) => {
      if (one.kind === 'void') return `${eventId}=void`;
      return `${eventId}=${[one.half.home, one.half.away, one.full.home, one.full.away].join(':')}`;
    })
    .join(';');
}

/** Reads the line of decisions, and leaves out anything else. */
export function readRulingLine(line: string): ReadonlyMap<string, MatchRuling> {
  const decided = line.split(';').flatMap((one): [string, MatchRuling][] => {
    const [eventId = '', content = ''] = one.split('=');
    if (content === 'void') return [[eventId, { kind: 'void' }]];
    if (!/^\d{1,2}(:\d{1,2}){3}$/.test(content)) return [];
    const [a = 0, b = 0, c = 0, d = 0] = content.split(':').map(Number);
    return [[eventId, { kind: 'score', half: { home: a, away: b }, full: { home: c, away: d } }]];
  });
  return new Map(decided);
}
