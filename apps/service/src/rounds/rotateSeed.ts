import { rotateSeed } from '@site/api/rounds';
import { accept, handle, refuse } from '../http/handle.ts';
import { playerIdOf } from '../wallet/vendor/playerId.ts';
import { seedsOf } from './seedsOf.ts';

/** Replaces the caller's own seed by one with the given words, and shows the one before. Source: API-05, docs/domain.md DR-16. */
export default handle(rotateSeed, async ({ input: { clientSeed }, member, services }) => {
  const seeds = seedsOf(services);
  if (!seeds) return refuse('notFound');
  const rotated = await seeds.rotate({ playerId: playerIdOf(member.id), clientSeed }).catch(() => undefined);
  if (!rotated) return refuse('vendorDown');
  return 'isOpen' in rotated ? refuse('conflict') : accept(rotated);
});
