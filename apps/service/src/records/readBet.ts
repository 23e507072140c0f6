import { readBet } from '@site/api/records';
import type { VendorWords } from '@site/api/vendor';
import { saidInOf } from '../content/saidInOf.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { betKeyOf } from './betKeyOf.ts';

/** Reads what an own bet was placed on: the legs of all its debits. Source: MEM-06. */
export default handle(readBet, async ({ input, member, language, services: { db } }) => {
  const { integration, roundId, part } = betKeyOf(input.id);
  const bet = await db
    .selectFrom('bet')
    .where('account_id', '=', member.id)
    .where('integration', '=', integration)
    .where('round_id', '=', roundId)
    .where('part', '=', part)
    .select(['currency', 'slip'])
    .executeTakeFirst();
  if (!bet) return refuse('notFound');
  const textOf = (words: VendorWords) => (typeof words === 'string' ? words : (words[language] ?? words['EN'] ?? ''));
  // Market and selection are written together, so one of them tells for both.
  const saidInOfLeg = (texts: (VendorWords | undefined)[]) => {
    const words = texts.find((text) => typeof text === 'object');
    return words && saidInOf(words, language, undefined);
  };
  const slips = Object.values(bet.slip ?? {});
  return accept({
    currency: bet.currency,
    legs: slips
      .flatMap(({ legs }) => legs)
      .map(({ event, market, selection, odds, amountMinor }) => ({
        event: event === undefined ? null : textOf(event),
        market: market === undefined ? null : textOf(market),
        selection: textOf(selection),
        saidIn: saidInOfLeg([selection, market]),
        odds: odds ?? null,
        stakeMinor: amountMinor ?? null,
      })),
    odds: slips.find(({ odds }) => odds !== undefined)?.odds ?? null,
  });
});
