import { creditsIn } from '@site/rules/credits';
import { FRIEND_DAYS, friendState, type FriendState } from '@site/rules/referral';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface FriendRow {
  accountId: number;
  username: string;
  currency: string;
  isActive: boolean;
  registeredAt: Date;
  hasMobile: boolean;
  depositedMinor: bigint;
  validBetMinor: bigint;
  isSameDevice: boolean;
  isSamePayee: boolean;
  isPaid: boolean;
}

export interface OwnFriend extends Pick<FriendRow, 'accountId' | 'username' | 'currency' | 'isActive' | 'registeredAt'> {
  state: FriendState | 'paid';
}

/**
 * Reads the friends whom a member has invited, the newest first, and whether they count. Deposits and bets are those of a friend's first 30 days.
 * A device is a browser that both have logged in with.
 *
 * Source: MEM-15, docs/domain.md DR-6.1.
 */
export async function readFriends(db: Kysely<Schema>, { accountId, now }: { accountId: number; now: Date }): Promise<OwnFriend[]> {
  const { rows } = await sql<FriendRow>`
    with friend as materialized (
      select f.id, f.username, f.currency, f.state, f.created_at, f.mobile, f.created_at + make_interval(days => ${FRIEND_DAYS}) as until,
        exists (
          select from session s join session own on own.browser = s.browser where s.account_id = f.id and own.account_id = ${accountId}
          union all
          select from remember_token s join remember_token own on own.browser = s.browser where s.account_id = f.id and own.account_id = ${accountId}
        ) as is_same_device,
        exists (
          select from bank_account b join bank_account own on own.number_hash = b.number_hash
          where b.account_id = f.id and own.account_id = ${accountId}
        ) as is_same_payee,
        exists (select from referral_reward r where r.account_id = ${accountId} and r.cause = 'friend:' || f.id) as is_paid
      from account_profile p join account f on f.id = p.account_id
      where p.recommender_id = ${accountId} and f.role = 'member' and f.type = 0
    ),
    deposited as materialized (
      select f.id, sum(t.amount_minor)::bigint as amount
      from friend f join transfer t on t.account_id = f.id and t.currency = f.currency and t.at < f.until
      where t.kind = 'DEPOSIT' group by f.id
    ),
    played as materialized (
      select f.id, sum(d.valid_bet_minor)::bigint as amount
      from friend f join member_day d on d.account_id = f.id and d.currency = f.currency and d.day < f.until::date
      group by f.id
    )
    select f.id as "accountId", f.username, f.currency, f.state = 'active' as "isActive", f.created_at as "registeredAt",
      f.mobile is not null as "hasMobile", coalesce(deposited.amount, 0) as "depositedMinor", coalesce(played.amount, 0) as "validBetMinor",
      f.is_same_device as "isSameDevice", f.is_same_payee as "isSamePayee", f.is_paid as "isPaid"
    from friend f
    left join deposited on deposited.id = f.id
    left join played on played.id = f.id
    order by f.created_at desc, f.id desc`.execute(db);
  return rows.map((row) => ({
    accountId: row.accountId,
    username: row.username,
    currency: row.currency,
    isActive: row.isActive,
    registeredAt: row.registeredAt,
    state: row.isPaid ? 'paid' : friendState(row, { creditMinor: creditsIn(row.currency, 1n), now }),
  }));
}
