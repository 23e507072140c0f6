import { loginHistory } from '@site/api/security';
import { accept, handle } from '../http/handle.ts';
import { deviceName } from './deviceName.ts';
import { maskAddress } from './maskAddress.ts';

const MAX_ROWS = 50;

/** Lists recent attempts to log in, successful or not. Source: SES-24. */
export default handle(loginHistory, async ({ member, services: { db } }) => {
  const rows = await db
    .selectFrom('login_event')
    .where('account_id', '=', member.id)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .select(['at', 'user_agent', 'ip', 'result'])
    .execute();
  return accept({
    list: rows.map((row) => ({
      at: row.at.getTime(),
      device: deviceName(row.user_agent),
      address: maskAddress(row.ip),
      result: row.result,
    })),
  });
});
