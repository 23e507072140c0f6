import type { Services } from '../services.ts';
import { playerIdOf } from '../wallet/vendor/playerId.ts';

/**
 * Asks every vendor to end the games that a member has open, behind the reply. A vendor that does not hear it takes no stake either: the
 * wallet refuses what comes.
 *
 * Source: API-05.
 */
export function kickPlayer({ adapters, behind }: Pick<Services, 'adapters' | 'behind'>, accountId: number): void {
  for (const { kick } of adapters.values()) if (kick) behind(kick({ playerId: playerIdOf(accountId) }));
}
