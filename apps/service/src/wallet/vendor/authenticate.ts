import { createHash, randomBytes } from 'node:crypto';
import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { sql } from 'kysely';
import { freeRoundsAt } from './freeRoundsAt.ts';
import { playerIdOf } from './playerId.ts';
import type { WalletContext } from './WalletContext.ts';

/**
 * Exchanges a launch token for a vendor session that uses the wallet of the launch. A token is valid once, for five minutes. Where a vendor
 * plays under the token itself, that is the id of its session.
 */
export async function authenticate(
  { db, integration }: WalletContext,
  { launchToken }: WalletInput<'authenticate'>,
  sessionId: string = randomBytes(24).toString('base64url'),
): Promise<WalletAnswer> {
  const { rows } = await sql<Started>`
    with used as (
      update launch l set used_at = now()
      from game g, vendor v, session s
      where l.token_hash = ${createHash('sha256').update(launchToken).digest()} and l.used_at is null and l.expires_at > now()
        and g.node_id = l.node_id and v.vassalage = g.vassalage and v.integration = ${integration}
        and s.token_hash = l.session_hash and s.expires_at > now()
      returning l.account_id, l.node_id, l.currency, l.session_hash, g.game_code
    ),
    started as (
      insert into vendor_session (id, account_id, integration, node_id, currency, session_hash)
      select ${sessionId}, u.account_id, ${integration}, u.node_id, u.currency, u.session_hash
      from used u join account a on a.id = u.account_id where a.state = 'active' and a.type <> 4
      returning account_id
    )
    select u.account_id as "accountId", u.node_id as "nodeId", u.game_code as "gameCode", a.country, a.language, w.currency, w.balance_minor as "balanceMinor",
      exists (select from started) as "isStarted"
    from used u join account a on a.id = u.account_id join wallet w on w.account_id = u.account_id and w.currency = u.currency`.execute(db);
  const [row] = rows;
  if (!row) return { code: 'INVALID_TOKEN', field: 'launchToken' };
  const { accountId, nodeId, gameCode, country, language, currency, balanceMinor, isStarted } = row;
  if (!isStarted) return { code: 'PLAYER_BLOCKED' };
  const playerId = playerIdOf(accountId);
  const told = { code: 'OK', playerId, sessionId, gameCode, country, language, currency, balanceMinor: String(balanceMinor) } as const;
  return { ...told, ...(await freeRoundsAt(db, { accountId, language, nodeId, currency })) };
}

interface Started {
  accountId: number;
  nodeId: number;
  gameCode: string;
  country: string;
  language: string;
  currency: string;
  balanceMinor: bigint;
  isStarted: boolean;
}
