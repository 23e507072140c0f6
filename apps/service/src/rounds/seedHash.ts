import { seedHash } from '@site/api/rounds';
import { accept, handle, refuse } from '../http/handle.ts';
import { playerIdOf } from '../wallet/vendor/playerId.ts';
import { seedsOf } from './seedsOf.ts';

/** Shows the caller's own seed in use, without the server's part. Source: API-05, docs/domain.md DR-16. */
export default handle(seedHash, async ({ member, services }) => {
  const seeds = seedsOf(services);
  if (!seeds) return refuse('notFound');
  const seed = await seeds.current({ playerId: playerIdOf(member.id) }).catch(() => undefined);
  return seed ? accept(seed) : refuse('vendorDown');
});
