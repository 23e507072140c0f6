import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Engine, Moment, MoveFault, Table } from '../../core/Engine.ts';
import { marketsScene } from './filmMarkets.ts';
import { delayMsOf, judgeSlip } from './acceptance.ts';
import { boardAt, matchesAt } from './board.ts';
import { bookTheme, drawBook } from './BookTheme.ts';
import { findFixture } from './fixtures.ts';
import { numbersOfEvent } from './matchClock.ts';
import { offersAt } from './offers.ts';
import { bookColors, bookMarkup } from './page.ts';
import { MARGIN_PPM } from './prices.ts';
import { playSlip } from './playSlip.ts';
import { readRuling } from './readRuling.ts';
import { rulingAt, rulingLine } from './ruling.ts';
import { saySlip } from './saySlip.ts';
import { cashOutAt, hasMovedOn, resultOf, seeMatch, termsAt } from './seeMatch.ts';
import { OFFER_MS, settleSlip } from './settleSlip.ts';
import { costMinorOf, readSlip } from './slip.ts';
import { stakesIn } from './stakes.ts';
import type { BookMove, BookTheme, SlipShown } from './wire.ts';
import { readWritten, writeSlip } from './writeSlip.ts';

const cashOutInput = z.strictObject({
  stakeMinor: z.literal('0'),
  cashOut: z.strictObject({ amountMinor: z.string().regex(/^\d{1,18}$/), atMs: z.int().min(0) }),
});

type BookTable = Table<BookTheme, BookMove, SlipShown>;

/**
 * Sports and e-sports: matches of invented teams, played by the clock of the studio; slips of singles, parlays and systems on them.
 *
 * Source: docs/domain.md DR-14.
 */
export const markets: Engine<BookTheme, BookMove, SlipShown> = {
  name: 'markets',
  cycleMs: 0,
  style: readFileSync(path.join(import.meta.dirname, 'client/book.css'), 'utf8'),
  proofFields: [
    { name: 'slip', label: 'book.verifySlip', pattern: '[a-zA-Z0-9:@,.\\/\\-]*' },
    { name: 'slipCashedMs', label: 'book.verifyCashOut', pattern: '[0-9]{0,15}' },
    { name: 'slipRulings', label: 'book.verifyRulings', pattern: '[a-z0-9:;=\\-]*' },
    { name: 'slipPaid', label: 'book.verifyPaid', pattern: '[0-9]{0,20}' },
  ],
  events: {
    at: matchesAt,
    of: ([placed]) => [...new Set(placed?.slip?.legs.map(({ eventId }) => eventId))],
    numbersOf(eventId) {
      const fixture = findFixture(eventId);
      return fixture ? numbersOfEvent(fixture.model) : 0;
    },
    isOver: (eventId, moment) => seeMatch(eventId, moment)?.view.phase === 'FINISHED',
    delayMs: ({ slip }, moment) => (slip ? delayMsOf(slip, termsAt(moment, '')) : 0),
    settle([placed], moment) {
      const slip = readWritten(placed?.slip);
      const results = slip.legs.map((leg) => resultOf(leg, moment));
      if (!settleSlip(slip, results)) return undefined;
      const decided = [...new Set(slip.legs.map(({ eventId }) => eventId))].flatMap((eventId) => {
        const ruling = rulingAt(eventId, moment);
        return ruling ? [[eventId, ruling] as const] : [];
      });
      return {
        stakeMinor: '0',
        results: results.map((result) => result ?? null),
        ...(decided.length > 0 && { ruled: rulingLine(decided) }),
      };
    },
    readRuling,
    dueMs([placed], moment) {
      const open = readWritten(placed?.slip).legs.filter((leg) => !resultOf(leg, moment));
      return Math.min(...open.map(({ eventId }) => findFixture(eventId)?.startAt.getTime() ?? moment.nowMs));
    },
    offers: offersAt,
    board: boardAt,
  },

  themeFor: bookTheme,
  // The odds of a market add up to 1.05: that much is staked for each 1 returned.
  returnPpm: () => Math.floor(1e12 / (1_000_000 + MARGIN_PPM)),
  stakesIn,
  readMove(input, table) {
    if (table.moves.length > 0) return cashOutFault(input, table) ? undefined : (input as BookMove);
    if (table.made) return isRepeat(input, table.made) ? table.made : undefined;
    const judgement = judge(input, table);
    if (judgement.status !== 'ACCEPTED') return undefined;
    const asked = readSlip(input);
    const stakeMinor = String(costMinorOf(judgement.slip));
    return { stakeMinor, slip: writeSlip(judgement.slip), ...(asked.ok && { asked: writeSlip(asked.slip) }) };
  },
  findFault(input, table) {
    if (table.moves.length > 0) return cashOutFault(input, table);
    if (table.made) return { field: 'clientRound', rule: 'otherSlip' };
    const judgement = judge(input, table);
    if (judgement.status === 'OFFERED_AGAIN') return { field: 'legs', rule: 'oddsChanged', offer: writeSlip(judgement.slip) };
    const [first, ...also] = (judgement.status === 'REJECTED' ? judgement.faults : []).map(({ field, code }) => ({ field, rule: code }));
    return first && { ...first, ...(also.length > 0 && { also }) };
  },
  numbersOf: () => 0,
  play: playSlip,

  slip: (_theme, { slip }, word) => saySlip(readWritten(slip), word),
  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: bookMarkup(theme, word),
    style: bookColors(theme),
    action: '',
  }),
  draw: drawBook,
  film: (theme, look) => filmScene(marketsScene(theme), look),
};

function judge(input: unknown, { moment, currency }: BookTable) {
  if (!moment || stakesIn(currency).length === 0)
    return { status: 'REJECTED', faults: [{ field: 'currency', code: 'malformed' }] } as const;
  return judgeSlip(input, termsAt(moment, currency));
}

function isRepeat(input: unknown, { asked }: BookMove): boolean {
  const reading = readSlip(input);
  return reading.ok && JSON.stringify(writeSlip(reading.slip)) === JSON.stringify(asked);
}

/**
 * Returns what is wrong with a cash-out. An offer holds for five seconds, while every open market is open, and until a goal, a map or the end
 * of a match: who knows of these does not sell at the price before.
 *
 * Source: docs/domain.md DR-14.
 */
function cashOutFault(input: unknown, { moves, moment }: BookTable): MoveFault | undefined {
  const [placed] = moves;
  const read = cashOutInput.safeParse(input);
  if (!read.success || !placed?.slip || moves.length > 1 || !moment) return { field: 'cashOut', rule: 'malformed' };
  const { amountMinor, atMs } = read.data.cashOut;
  if (atMs > moment.nowMs || moment.nowMs - atMs >= OFFER_MS) return { field: 'cashOut.atMs', rule: 'offerExpired' };
  const slip = readWritten(placed.slip);
  if (cashOutAt(slip, moment) === undefined) return { field: 'cashOut', rule: 'marketClosed' };
  const then: Moment = { ...moment, nowMs: atMs };
  if (slip.legs.some(({ eventId }) => hasMovedOn(eventId, then, moment))) return { field: 'cashOut.atMs', rule: 'offerExpired' };
  return cashOutAt(slip, then) === BigInt(amountMinor) ? undefined : { field: 'cashOut.amountMinor', rule: 'notOffered' };
}
