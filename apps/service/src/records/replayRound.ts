import { replayRound } from '@site/api/records';
import { isTrial } from '@site/rules/account';
import { launchSite } from '../games/launchSite.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { vendorOfRounds } from '../ledger/purseRounds.ts';
import { playerIdOf } from '../wallet/vendor/playerId.ts';
import { betKeyOf } from './betKeyOf.ts';

/** Opens an own settled round at its vendor, which shows it again. Source: GAM-10. */
export default handle(replayRound, async ({ input, member, merchant, language, headers, origin, services }) => {
  if (isTrial(member)) return refuse('needsRealAccount');
  const { db, adapters, brands, config } = services;
  const { integration, roundId } = betKeyOf(input.id);
  const settled = await db
    .selectFrom('bet')
    .where('account_id', '=', member.id)
    .where('integration', '=', integration)
    .where('round_id', '=', roundId)
    .where('status', '=', 'settled')
    .select('round_id')
    .executeTakeFirst();
  const adapter = adapters.get(vendorOfRounds(integration));
  if (!settled || !adapter?.showRound) return refuse('notFound');
  const brand = await brands.of(merchant);
  const url = await adapter.showRound({
    playerId: playerIdOf(member.id),
    roundId,
    language,
    theme: input.theme,
    site: launchSite({ pageOrigin: headers.origin ?? origin, brand, brands: await brands.list(), config }),
  });
  return url ? accept({ url }) : refuse('vendorDown');
});
