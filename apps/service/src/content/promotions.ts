import { promotions } from '@site/api/content';
import { accept, handle } from '../http/handle.ts';
import { readOwn } from '../rewards/readOwn.ts';
import { seesPromotions } from './seesPromotions.ts';
import { cardOf, readPromotions } from './readPromotions.ts';

export default handle(promotions, async ({ member, merchant, language, now, services }) => {
  if (!seesPromotions(member)) return accept({ list: [] });
  const found = await readPromotions(services, { merchant, language, now });
  if (!member) return accept({ list: found.map(cardOf) });
  const { brand } = await services.brands.of(merchant);
  const own = await readOwn(services.db, found, { accountId: member.id, currency: member.currency, zone: brand.zone, now });
  return accept({ list: found.map((one) => Object.assign(cardOf(one), { status: own.get(one.number)?.status ?? one.status })) });
});
