import { fairFloats } from '@site/rules/fairStream';
import { expect, it } from 'vitest';
import { findGame } from '../../catalogue/findGame.ts';
import type { Moment } from '../../core/Engine.ts';
import { streamOfEvent } from '../../core/events/streamOfEvent.ts';
import { markets } from './engine.ts';
import { fixturesBetween } from './fixtures.ts';
import { numbersOfEvent } from './matchClock.ts';
import { cashOutAt, seeMatch, TICK_MS } from './seeMatch.ts';
import type { Fixture } from './season.ts';
import type { Slip } from './slip.ts';
import type { BookTheme } from './wire.ts';
import { writeSlip } from './writeSlip.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const beganMs = Date.parse('2026-03-02T00:00:00Z');

/** Returns moments of two matches of a sport: one that is played, and one that begins a day later, so that a slip on both stays open. */
async function twoMatches(sport: Fixture['model']['sport'], place: number) {
  const [played, later] = [beganMs, beganMs + DAY_MS].map((ms) => fixturesBetween(sport, new Date(ms), new Date(ms + DAY_MS))[place]);
  if (!played || !later) throw new Error(`${sport} has no two matches.`);
  const numbers = await Promise.all(
    [played, later].map(({ eventId, model }) => fairFloats(streamOfEvent(eventId, 'a'.repeat(64)), numbersOfEvent(model))),
  );
  const ids = [played.eventId, later.eventId];
  const at = (nowMs: number): Moment => ({ nowMs, numbersOf: (eventId) => numbers[ids.indexOf(eventId)], rulingOf: () => undefined });
  return { played, later, at };
}

it.each([
  ['football', 'penalty-king', 'result:home'],
  ['esports', 'iron-arena', 'drawNoBet:home'],
] as const)('DR-14 no offer of %s can be taken that is older than a goal, a map or the end', async (sport, game, selection) => {
  const skin = findGame(game);
  if (!skin) throw new Error(`There is no ${game}.`);
  let taken = 0;
  for (let place = 0; place < 2; place += 1) {
    const { played, later, at } = await twoMatches(sport, place);
    const legs = [played, later].map(({ eventId }) => ({ eventId, selection, oddsMilli: 2000 }));
    const slip: Slip = { legs, size: 1, stakeMinor: 1000n, consent: 'any' };
    const moves = [{ stakeMinor: '2000', slip: writeSlip(slip) }];
    const scoreAt = (ms: number) => {
      const view = seeMatch(played.eventId, at(ms))?.view;
      return `${view?.home}:${view?.away} ${view?.phase === 'FINISHED'}`;
    };
    const startMs = played.startAt.getTime();
    const ticks = Array.from({ length: (11 * MINUTE_MS) / TICK_MS }, (_, index) => startMs + index * TICK_MS);
    const changes = ticks.filter((ms) => scoreAt(ms) !== scoreAt(ms - TICK_MS));
    expect(changes).not.toEqual([]);
    for (const changeMs of changes)
      for (let nowMs = changeMs; nowMs < changeMs + 8000; nowMs += 500)
        for (let atMs = nowMs; atMs > nowMs - 5000; atMs -= 990) {
          const amountMinor = cashOutAt(slip, at(atMs));
          const input = { stakeMinor: '0', cashOut: { amountMinor: String(amountMinor), atMs } };
          const table = { theme: skin.theme as BookTheme, currency: 'USD', moves, moment: at(nowMs) };
          if (!markets.readMove(input, table)) continue;
          expect(scoreAt(atMs)).toBe(scoreAt(nowMs));
          taken += 1;
        }
  }
  expect(taken).toBeGreaterThan(0);
});
