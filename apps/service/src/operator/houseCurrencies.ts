import { houseCurrencies } from '@site/api/operatorBooks';
import { accept, handle } from '../http/handle.ts';

/** Lists the currencies of the brand that were played, its own first. Source: OPR-09. */
export default handle(houseCurrencies, async ({ merchant, services: { db, brands } }) => {
  const { brand } = await brands.of(merchant);
  const others = await db
    .selectFrom('house_day')
    .where('merchant', '=', merchant)
    .where('currency', '<>', brand.currency)
    .select('currency')
    .distinct()
    .orderBy('currency')
    .execute();
  return accept({ currencies: [brand.currency, ...others.map(({ currency }) => currency)] });
});
