import { fairFloats } from '@site/rules/fairStream';
import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { streamOfEvent } from '../../../core/events/streamOfEvent.ts';
import type { Moment } from '../../../core/Engine.ts';
import { findFixture } from '../fixtures.ts';
import { numbersOfEvent } from '../matchClock.ts';
import { readRulingLine, settledScore } from '../ruling.ts';
import { cashOutAt } from '../seeMatch.ts';
import { readSelection, settleSelection } from '../Selection.ts';
import { settleSlip } from '../settleSlip.ts';
import type { BookTheme } from '../wire.ts';
import { readSlipLine } from '../writeSlip.ts';
import { marketName, pickName, resultName } from './labels.ts';

/** Plays the matches of a slip again from their seeds, which the fields hold joined by dots, and settles it. */
export async function checkRound({ field, word }: CheckTools<BookTheme>): Promise<RoundCheck> {
  const slip = readSlipLine(field('slip'));
  const eventIds = field('client').split('.');
  const seeds = field('server').split('.');
  if (!slip) return { isAsPaid: null, drawn: [element('p', { text: word('book.verifyNoSlip') })] };
  const numbers = new Map(
    await Promise.all(
      eventIds.map(async (id, index) => {
        const fixture = findFixture(id);
        return [id, await fairFloats(streamOfEvent(id, seeds[index] ?? ''), fixture ? numbersOfEvent(fixture.model) : 0)] as const;
      }),
    ),
  );
  const rulings = readRulingLine(field('slipRulings'));
  const legs = slip.legs.map(({ eventId, selection }) => {
    const fixture = findFixture(eventId);
    const chosen = readSelection(selection);
    if (!fixture || !chosen) throw new Error(`There is no ${selection} on ${eventId}.`);
    const score = settledScore(fixture, numbers.get(eventId) ?? [], rulings.get(eventId));
    return { fixture, chosen, score, result: score ? settleSelection(chosen, score) : ({ kind: 'void' } as const) };
  });
  const cashedMs = field('slipCashedMs');
  const moment: Moment = { nowMs: Number(cashedMs), numbersOf: (id) => numbers.get(id), rulingOf: (id) => rulings.get(id) };
  const results = legs.map(({ result }) => result);
  const paid = cashedMs ? cashOutAt(slip, moment) : settleSlip(slip, results)?.returnMinor;
  const wanted = field('slipPaid');
  return {
    isAsPaid: wanted ? paid === BigInt(wanted) : null,
    drawn: legs.map(({ fixture, chosen, score, result }) =>
      element('p', {
        className: 'drawn',
        text: `${fixture.home} ${score ? `${score.home}–${score.away}` : '–'} ${fixture.away} · ${marketName(chosen.market, fixture.model, word)}: ${pickName(chosen, fixture, word)} · ${resultName(result, word)}`,
      }),
    ),
  };
}
