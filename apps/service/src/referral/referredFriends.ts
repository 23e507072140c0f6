import { referredFriends } from '@site/api/referral';
import { maskName } from '@site/rules/maskName';
import { accept, handle } from '../http/handle.ts';
import { readFriends } from './readFriends.ts';

/** Lists the friends of a member with masked names. Source: MEM-15, docs/domain.md DR-6.1. */
export default handle(referredFriends, async ({ input: { pageNo, pageSize }, member, now, services: { db } }) => {
  const friends = await readFriends(db, { accountId: member.id, now });
  const list = friends.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(({ username, registeredAt, state }) => ({
    userName: maskName(username),
    registeredAt: registeredAt.getTime(),
    state,
  }));
  return accept({ list, total: friends.length, totalPages: Math.ceil(friends.length / pageSize) });
});
