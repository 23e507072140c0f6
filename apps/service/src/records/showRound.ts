import type { replayRound } from '@site/api/records';
import type { VendorRoundInput } from '@site/api/vendor';
import { launchSite } from '../games/launchSite.ts';
import type { Request } from '../http/handle.ts';
import { vendorOfRounds } from '../ledger/purseRounds.ts';
import { playerIdOf } from '../wallet/vendor/playerId.ts';

interface Asked extends Pick<VendorRoundInput, 'roundId' | 'theme'> {
  integration: string;
}

/** Returns the address at which a vendor shows a settled round, or undefined when it gives none. Null where the vendor shows no rounds. Source: GAM-10. */
export async function showRound(
  { integration, roundId, theme }: Asked,
  { member, merchant, language, headers, origin, services }: Omit<Request<typeof replayRound>, 'input'>,
): Promise<string | undefined | null> {
  const { adapters, brands, config } = services;
  const adapter = adapters.get(vendorOfRounds(integration));
  if (!adapter?.showRound) return null;
  const brand = await brands.of(merchant);
  return adapter.showRound({
    playerId: playerIdOf(member.id),
    roundId,
    language,
    theme,
    site: launchSite({ pageOrigin: headers.origin ?? origin, brand, brands: await brands.list(), config }),
  });
}
