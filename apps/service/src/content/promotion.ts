import { promotion } from '@site/api/content';
import { accept, handle, refuse } from '../http/handle.ts';
import { describePromotion } from '../rewards/describePromotion.ts';
import { seesPromotions } from './seesPromotions.ts';
import { readPromotions } from './readPromotions.ts';

/** Returns a promotion with its terms. Refuses: notFound also for members who see none. Source: MEM-10. */
export default handle(promotion, async ({ input: { id }, member, merchant, language, now, services }) => {
  const found = seesPromotions(member) && (await readPromotions(services, { merchant, language, now })).find((one) => one.id === id);
  if (!found) return refuse('notFound', { field: 'id', rule: 'known' });
  return accept(await describePromotion(services, found, { merchant, language, now, member }));
});
