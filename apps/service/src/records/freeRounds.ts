import { freeRounds } from '@site/api/records';
import { readFreeRounds } from '../campaigns/readFreeRounds.ts';
import { accept, handle } from '../http/handle.ts';

/** Lists the caller's free rounds that are left, with the games of the brand at which they can be played. Source: MEM-06, docs/domain.md DR-21. */
export default handle(freeRounds, async ({ member, merchant, language, services: { db, shelves, brands } }) => {
  const brand = await brands.of(merchant);
  const [held, shelf] = await Promise.all([readFreeRounds(db, { accountId: member.id, language, brand }), shelves.of(merchant, language)]);
  const grants = held.map(({ nodeIds, campaignId, name, saidIn, left, stakeMinor, wonMinor, currency, expiresAt }) => ({
    campaignId,
    name,
    saidIn,
    left,
    stakeMinor,
    wonMinor,
    currency,
    expiresAt,
    games: nodeIds.flatMap((nodeId) => {
      const game = shelf.find(nodeId);
      return game ? [{ nodeId, displayName: game.displayName }] : [];
    }),
  }));
  return accept({ grants });
});
