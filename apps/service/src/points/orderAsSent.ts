import type { OutputOf } from '@site/api/call';
import type { redeemReward } from '@site/api/points';
import type { Selectable } from 'kysely';
import { saidInOf } from '../content/saidInOf.ts';
import { wordsIn } from '../content/wordsIn.ts';
import type { Schema } from '../database/schema.ts';
import type { BrandState } from '../system/Brands.ts';

type Order = Selectable<Schema['reward_order']> & Pick<Selectable<Schema['reward']>, 'words'>;

/** Returns a request for a reward as the member sees it. Source: MEM-13. */
export const orderAsSent = (
  order: Order,
  { currency, language, brand }: { currency: string; language: string; brand: BrandState | undefined },
): OutputOf<typeof redeemReward> => ({
  referenceNumber: order.reference,
  applicationTime: order.applied_at.getTime(),
  type: 'REWARD',
  name: wordsIn(order.words, language, brand)['name'] ?? '',
  saidIn: saidInOf(order.words, language, brand),
  quantity: order.quantity,
  points: String(order.points),
  amount: '0',
  currency,
  ratio: '',
  status: order.status,
  remark: order.remark,
});
