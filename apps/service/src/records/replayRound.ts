import { replayRound } from '@site/api/records';
import { accept, handle, refuse } from '../http/handle.ts';
import { betKeyOf } from './betKeyOf.ts';
import { showRound } from './showRound.ts';

/** Opens an own settled round at its vendor, which shows it again. Source: GAM-10. */
export default handle(replayRound, async ({ input, ...caller }) => {
  const { member, services } = caller;
  const { integration, roundId } = betKeyOf(input.id);
  const settled = await services.db
    .selectFrom('bet')
    .where('account_id', '=', member.id)
    .where('integration', '=', integration)
    .where('round_id', '=', roundId)
    .where('status', '=', 'settled')
    .select('round_id')
    .executeTakeFirst();
  const url = settled ? await showRound({ integration, roundId, theme: input.theme }, caller) : null;
  if (url === null) return refuse('notFound');
  return url ? accept({ url }) : refuse('vendorDown');
});
