import { createHmac, hkdfSync } from 'node:crypto';
import type { PlayerMarks } from '@site/api/vendor';
import { lettersOfName } from '@site/rules/lettersOfName';
import { networkOf } from '@site/rules/networkOf';
import type { Services } from '../services.ts';

interface Launching {
  sessionHash: Buffer;
  /** The caller's IP address. */
  address: string;
  /** The vendor that gets the marks. */
  integration: string;
}

/**
 * Returns the marks of a player's device, network and payee, by which a vendor sees that two players share one, and nothing else: an address
 * could be guessed from a plain hash.
 *
 * Source: docs/domain.md DR-15.
 */
export async function marksOf(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { sessionHash, address, integration }: Launching,
): Promise<PlayerMarks> {
  const { browser, payee } = await db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .where('s.token_hash', '=', sessionHash)
    .select(['s.browser', 'a.payee_name as payee'])
    .executeTakeFirstOrThrow();
  const key = Buffer.from(hkdfSync('sha256', config.dataSecret, '', `marks of players for ${integration}`, 32));
  const markOf = (kind: keyof PlayerMarks, value: string | Buffer) =>
    createHmac('sha256', key).update(`${kind}:`).update(value).digest('base64url');
  return {
    // A session that began without the browser's cookie is a device of its own.
    device: markOf('device', browser ?? sessionHash),
    network: markOf('network', networkOf(address)),
    ...(payee && { payee: markOf('payee', lettersOfName(payee)) }),
  };
}
