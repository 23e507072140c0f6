import { draws } from '@site/api/lottery';
import { accept, handle, refuse } from '../http/handle.ts';
import { readNextDraws } from './readDraws.ts';

/** Lists the lotteries that the brand shows, with their next and last draws. Source: LOT-03. */
export default handle(draws, async ({ input: { prizeMode }, merchant, language, now, services }) => {
  const shelf = await services.shelves.of(merchant, language);
  const { currency } = (await services.brands.of(merchant)).brand;
  const lotteries = await readNextDraws(services, { shelf, prizeMode, currency, now }).catch(() => undefined);
  return lotteries ? accept({ lotteries, serverTime: now.getTime() }) : refuse('vendorDown');
});
