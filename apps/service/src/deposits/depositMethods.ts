import { depositMethods } from '@site/api/deposits';
import { type Promotion, readPromotions } from '../content/readPromotions.ts';
import { accept, handle } from '../http/handle.ts';
import { depositLimitsLeft } from '../limits/depositLimitsLeft.ts';
import { uncheckedLeft } from '../profile/uncheckedLeft.ts';
import { centsIn } from '../rewards/Offer.ts';
import { readOwn } from '../rewards/readOwn.ts';
import { methodAsSent, methodsOf } from './methodsOf.ts';

/** Lists the ways to deposit. Source: MEM-03. */
export default handle(depositMethods, async ({ member, merchant, language, now, services }) => {
  const { brand, settings } = await services.brands.of(member.merchant);
  const { currency } = member;
  const methods = methodsOf(services, settings, currency).map((method) => methodAsSent(method, currency));
  const limits = await depositLimitsLeft(services.db, { accountId: member.id, currency, now });
  const unchecked = await uncheckedLeft(services.db, { accountId: member.id, currency, way: 'deposit', settings, now });
  const offered = member.state === 'active' ? (await readPromotions(services, { merchant, language, now })).filter(isMatch) : [];
  const own = await readOwn(services.db, offered, { accountId: member.id, currency, zone: brand.zone, now });
  return accept({
    currency,
    methods,
    uncheckedMinor: unchecked === undefined ? null : String(unchecked),
    limits: limits.map(({ period, amountMinor, leftMinor, resetsAt }) => ({
      period,
      amountMinor: String(amountMinor),
      leftMinor: String(leftMinor),
      resetsAt: resetsAt.getTime(),
    })),
    promotions: offered.flatMap(({ id, number, title }) => {
      const part = own.get(number);
      return part?.offer.kind === 'match' && (part.status === 'join' || part.status === 'process')
        ? [{ id, title, leastMinor: String(centsIn(currency, part.offer.leastCents)) }]
        : [];
    }),
  });
});

const isMatch = ({ offer }: Promotion) => offer?.kind === 'match';
