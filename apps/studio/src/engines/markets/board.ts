import { z } from 'zod';
import type { BoardRequest, Moment } from '../../core/Engine.ts';
import { fixturesBetween } from './fixtures.ts';
import { cashOutAt, resultOf, seeMatch, type SeenMatch, TICK_MS } from './seeMatch.ts';
import type { Board, BookMove, BookTheme, MatchPage, MatchRow, OpenSlip } from './wire.ts';
import { readWritten } from './writeSlip.ts';

/** Matches are shown from this long before they begin, and this long after. */
const AHEAD_MS = 45 * 60_000;
const BEHIND_MS = 30 * 60_000;

const boardView = z.object({
  eventId: z.string().max(40).optional(),
  legs: z
    .array(z.object({ eventId: z.string().max(40), selection: z.string().max(40) }))
    .max(12)
    .default([]),
});

/** Returns the ids of the matches that a book shows at a time. */
export function matchesAt({ sport }: BookTheme, nowMs: number): string[] {
  return fixturesBetween(sport, new Date(nowMs - BEHIND_MS), new Date(nowMs + AHEAD_MS)).map(({ eventId }) => eventId);
}

/** Returns the matches at a moment, with the one that the player has opened and the slips that are open. */
export function boardAt(theme: BookTheme, moment: Moment, { view, rounds }: BoardRequest<BookMove>): Board {
  const { eventId, legs } = boardView.catch({ legs: [] }).parse(view);
  const matches = matchesAt(theme, moment.nowMs).flatMap((id) => seeMatch(id, moment) ?? []);
  const opened = eventId === undefined ? undefined : seeMatch(eventId, moment);
  return {
    matches: matches.map(rowOf),
    match: opened ? pageOf(opened) : null,
    odds: legs.map((leg) => seeMatch(leg.eventId, moment)?.view.prices.get(leg.selection) ?? null),
    slips: rounds.map((round) => standOf(round, moment)),
  };
}

function rowOf({
  fixture,
  view: { phase, elapsed, home, away, isOpen, isVoid = false, isCorrected = false, prices, maps },
}: SeenMatch): MatchRow {
  const main = fixture.model.sport === 'football' ? 'result:' : 'drawNoBet:';
  const running = maps?.at(-1);
  return {
    eventId: fixture.eventId,
    phase,
    elapsed,
    home,
    away,
    kills: running && phase === 'IN_PLAY' ? [running.home, running.away] : null,
    isOpen,
    isVoid,
    isCorrected,
    main: [...prices].filter(([selection]) => selection.startsWith(main)),
    count: prices.size,
  };
}

function pageOf({ fixture: { eventId }, view: { prices, goals = [], maps = [] } }: SeenMatch): MatchPage {
  return { eventId, odds: [...prices], goals, maps };
}

function standOf({ roundId, moves: [placed] }: { roundId: string; moves: readonly BookMove[] }, moment: Moment): OpenSlip {
  const slip = readWritten(placed?.slip);
  const results = slip.legs.map((leg) => resultOf(leg, moment) ?? null);
  const amountMinor = cashOutAt(slip, moment);
  return {
    roundId,
    results,
    odds: slip.legs.map(({ eventId, selection }, index) =>
      results[index] ? null : (seeMatch(eventId, moment)?.view.prices.get(selection) ?? null),
    ),
    // The time of the prices, from which the offer is checked.
    cashOut: amountMinor === undefined ? null : { amountMinor: String(amountMinor), atMs: Math.floor(moment.nowMs / TICK_MS) * TICK_MS },
  };
}
