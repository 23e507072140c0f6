import type { Moment } from '../../core/Engine.ts';
import { findFixture } from './fixtures.ts';
import type { LegResult } from './legResult.ts';
import { type EventView, finalScoreOf, viewAt } from './matchClock.ts';
import type { Fixture } from './season.ts';
import { readSelection, settleSelection } from './Selection.ts';
import type { Leg, Slip, SlipTerms } from './slip.ts';
import { offerCashOut, type LegStanding } from './settleSlip.ts';

/** Prices and scores move in steps of this time, so that all players of a moment see and get the same. */
export const TICK_MS = 2000;

/** A match at a moment. */
export interface SeenMatch {
  fixture: Fixture;
  view: EventView;
  numbers: readonly number[];
}

const KEPT = 500;
const seen = new Map<string, { tickMs: number; match: SeenMatch }>();

/** Returns a match as it stands at a moment; undefined for one that is not of that moment. */
export function seeMatch(eventId: string, { nowMs, numbersOf }: Moment): SeenMatch | undefined {
  const numbers = numbersOf(eventId);
  const fixture = numbers && findFixture(eventId);
  if (!fixture) return undefined;
  const tickMs = Math.floor(nowMs / TICK_MS) * TICK_MS;
  const last = seen.get(eventId);
  const isSame = last?.match.numbers === numbers && (last.tickMs === tickMs || isStill(last.match, last.tickMs, tickMs));
  if (last && isSame) return last.match;
  const match = { fixture, numbers, view: viewAt(fixture, numbers, new Date(tickMs)) };
  seen.delete(eventId);
  seen.set(eventId, { tickMs, match });
  if (seen.size > KEPT) seen.delete(String(seen.keys().next().value));
  return match;
}

/** Returns the terms on which slips are judged at a moment. */
export function termsAt(moment: Moment, currency: string): SlipTerms {
  return {
    currency,
    findEvent(eventId) {
      const match = seeMatch(eventId, moment);
      if (!match) return undefined;
      const { phase, isOpen, prices } = match.view;
      return { isInPlay: phase === 'IN_PLAY' || phase === 'BREAK', isOpen, prices };
    },
  };
}

/** Returns the result of a leg; undefined before its match is over. */
export function resultOf({ eventId, selection }: Leg, moment: Moment): LegResult | undefined {
  const match = seeMatch(eventId, moment);
  const chosen = readSelection(selection);
  if (match?.view.phase !== 'FINISHED' || !chosen) return undefined;
  return settleSelection(chosen, finalScoreOf(match.fixture, match.numbers));
}

/** Returns how a leg stands: its result, or its odds of now. */
export function standingOf(leg: Leg, moment: Moment): LegStanding {
  const result = resultOf(leg, moment);
  return result ? { result } : { oddsMilli: seeMatch(leg.eventId, moment)?.view.prices.get(leg.selection) };
}

/** Returns the amount for which a slip may be cashed out at a moment; undefined while it may not. */
export function cashOutAt(slip: Slip, moment: Moment): bigint | undefined {
  const standings = slip.legs.map((leg) => standingOf(leg, moment));
  return offerCashOut(slip, standings);
}

/** Returns true when the score of a match, or whether it is over, differs between two moments. */
export function hasMovedOn(eventId: string, then: Moment, now: Moment): boolean {
  const [before, after] = [seeMatch(eventId, then)?.view, seeMatch(eventId, now)?.view];
  const isAsBefore = before?.home === after?.home && before?.away === after?.away;
  return !isAsBefore || (before?.phase === 'FINISHED') !== (after?.phase === 'FINISHED');
}

/** Returns true when nothing about a match changes between two times: before it begins, and after its end. */
function isStill({ view: { phase }, fixture: { startAt } }: SeenMatch, thenMs: number, nowMs: number): boolean {
  if (nowMs < thenMs) return false;
  return phase === 'FINISHED' || (phase === 'SCHEDULED' && nowMs < startAt.getTime());
}
