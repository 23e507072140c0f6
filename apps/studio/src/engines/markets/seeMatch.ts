import type { Moment } from '../../core/Engine.ts';
import { findFixture } from './fixtures.ts';
import type { LegResult } from './legResult.ts';
import { type EventView, viewAt } from './matchClock.ts';
import { mapsWon, type MatchRuling, rulingAt, settledScore } from './ruling.ts';
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
  /** The ruling on it; undefined where its numbers count. */
  ruling: MatchRuling | undefined;
}

const KEPT = 500;
const seen = new Map<string, { tickMs: number; match: SeenMatch }>();

/** Returns a match as it stands at a moment; undefined for one that is not of that moment. */
export function seeMatch(eventId: string, moment: Moment): SeenMatch | undefined {
  const { nowMs } = moment;
  const numbers = moment.numbersOf(eventId);
  const ruling = rulingAt(eventId, moment);
  const fixture = numbers && findFixture(eventId);
  if (!fixture) return undefined;
  const tickMs = Math.floor(nowMs / TICK_MS) * TICK_MS;
  const last = seen.get(eventId);
  const isSame =
    last?.match.numbers === numbers && last.match.ruling === ruling && (last.tickMs === tickMs || isStill(last.match, last.tickMs, tickMs));
  if (last && isSame) return last.match;
  const match = { fixture, numbers, ruling, view: viewUnder(ruling, viewAt(fixture, numbers, new Date(tickMs))) };
  seen.delete(eventId);
  seen.set(eventId, { tickMs, match });
  if (seen.size > KEPT) seen.delete(String(seen.keys().next().value));
  return match;
}

/** A void match is over at once; another score counts once the match is over. */
function viewUnder(ruling: MatchRuling | undefined, view: EventView): EventView {
  if (ruling?.kind === 'void') return { ...view, phase: 'FINISHED', isVoid: true, isOpen: false, prices: new Map() };
  if (!ruling || view.phase !== 'FINISHED') return view;
  if (ruling.kind === 'score') return { ...view, ...ruling.full, isCorrected: true };
  return { ...view, ...mapsWon(ruling), elapsed: ruling.maps.length, maps: ruling.maps, isCorrected: true };
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
  const score = settledScore(match.fixture, match.numbers, match.ruling);
  return score ? settleSelection(chosen, score) : { kind: 'void' };
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
