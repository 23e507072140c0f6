import { promotions } from '@site/api/content';
import { accept, handle } from '../http/handle.ts';
import { seesPromotions } from './seesPromotions.ts';
import { readPromotions } from './readPromotions.ts';

export default handle(promotions, async ({ member, merchant, language, now, services }) => {
  if (!seesPromotions(member)) return accept({ list: [] });
  const found = await readPromotions(services, { merchant, language, now });
  return accept({ list: found.map(({ content: _content, version: _version, ...card }) => card) });
});
