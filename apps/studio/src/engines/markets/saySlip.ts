import type { Word } from '../../core/client/Stage.ts';
import type { SaidSlip } from '../../core/Engine.ts';
import { marketName, pickName, selectionOf } from './client/labels.ts';
import { findFixture } from './fixtures.ts';
import type { Slip } from './slip.ts';

/** Odds above this are not said: no slip pays them. */
const MOST_MILLI = 9_999_999_000n;

/** Returns a slip in words. A system has no odds of its own, since it pays by how many of its lines are won. */
export function saySlip({ legs, size, stakeMinor }: Slip, word: Word): SaidSlip {
  const isParlay = legs.length > 1 && size === legs.length;
  return {
    legs: legs.map(({ eventId, selection, oddsMilli }) => {
      const fixture = findFixture(eventId);
      if (!fixture) throw new Error(`There is no match ${eventId}.`);
      const chosen = selectionOf(selection);
      return {
        event: `${fixture.home} – ${fixture.away}`,
        market: marketName(chosen.market, fixture.model, word),
        selection: pickName(chosen, fixture, word),
        odds: String(oddsMilli / 1000),
        ...(size === 1 && { amountMinor: String(stakeMinor) }),
      };
    }),
    ...(isParlay && { odds: oddsTogether(legs.map(({ oddsMilli }) => BigInt(oddsMilli))) }),
  };
}

/** Returns the product of odds, rounded down to thousandths. */
function oddsTogether(oddsMilli: readonly bigint[]): string | undefined {
  const product = oddsMilli.reduce((all, odds) => all * odds, 1000n) / 1000n ** BigInt(oddsMilli.length);
  return product > MOST_MILLI ? undefined : String(Number(product) / 1000);
}
