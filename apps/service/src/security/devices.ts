import { devices } from '@site/api/security';
import { accept, handle } from '../handle.ts';
import { deviceName } from './deviceName.ts';
import { maskAddress } from './maskAddress.ts';

/** Where the member is logged in, the latest use first. Source: SES-24. */
export default handle(devices, async ({ member, sessionHash, now, services: { db } }) => {
  const rows = await db
    .selectFrom('session')
    .where('account_id', '=', member.id)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .select(['token_hash', 'user_agent', 'ip', 'last_seen_at'])
    .execute();
  return accept({
    list: rows.map((row) => ({
      id: row.token_hash.toString('base64url'),
      device: deviceName(row.user_agent),
      address: maskAddress(row.ip),
      at: row.last_seen_at.getTime(),
      current: row.token_hash.equals(sessionHash),
    })),
  });
});
