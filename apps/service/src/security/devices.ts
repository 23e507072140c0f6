import { devices } from '@site/api/security';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle } from '../http/handle.ts';
import { deviceName } from './deviceName.ts';
import { maskAddress } from './maskAddress.ts';

const MAX_ROWS = 100;

/**
 * Lists the browsers with a session of the member or remembered ones, most recently used first. Several sessions of one browser are one
 * device.
 *
 * Source: SES-24.
 */
export default handle(devices, async ({ member, sessionHash, now, services: { db } }) => {
  const rows = await readDevices(db, { accountId: member.id, sessionHash, now });
  return accept({
    list: rows.map(({ hash, user_agent, ip, at, current }) => ({
      id: hash.toString('base64url'),
      device: deviceName(user_agent),
      address: ip === null ? '' : maskAddress(ip),
      at: at.getTime(),
      current,
    })),
  });
});

interface Device {
  /** Hash of a session or of a remember token. */
  hash: Buffer;
  user_agent: string;
  ip: string | null;
  at: Date;
  current: boolean;
}

async function readDevices(
  db: Kysely<Schema>,
  { accountId, sessionHash, now }: { accountId: number; sessionHash: Buffer; now: Date },
): Promise<Device[]> {
  const { rows } = await sql<Device>`
    with ways as (
      select token_hash, user_agent, ip, last_seen_at as at, browser, remember_family as family, token_hash = ${sessionHash} as current
      from session where account_id = ${accountId} and expires_at > ${now}
      union all
      select token_hash, user_agent, ip, issued_at, browser, family, false
      from remember_token r where account_id = ${accountId} and expires_at > ${now} and used_at is null
    ),
    found as (
      select distinct on (place) token_hash as hash, user_agent, ip, at, current
      from (select *, coalesce(browser, uuid_send(family), token_hash) as place from ways) as placed
      order by place, current desc, at desc
    )
    select * from found order by at desc limit ${MAX_ROWS}`.execute(db);
  return rows;
}
