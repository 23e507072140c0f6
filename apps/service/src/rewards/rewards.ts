import { rewards } from '@site/api/rewards';
import { accept, handle } from '../http/handle.ts';
import { readRewards } from './readRewards.ts';

/** Lists what a member can claim now; nothing for members who take no part in promotions. Source: MEM-14, RES-02. */
export default handle(rewards, async ({ member, merchant, language, now, services }) => {
  if (member.state !== 'active') return accept({ list: [] });
  return accept({ list: await readRewards(services, { member, merchant, language, now }) });
});
