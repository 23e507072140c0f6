import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { BonusUse } from '../requirements/fillRequirements.ts';

/**
 * Adds settled bets to what a rebate is computed from, by the day and the VIP level of the settlement, where the brand offers the rebate. `uses` are
 * the parts that open bonuses have used, which earn none. `bets` is a query of `bet` rows.
 *
 * Source: MEM-22, docs/domain.md DR-2.2.
 */
export async function accrueRebates(tx: Transaction<Schema>, bets: RawBuilder<unknown>, uses: readonly BonusUse[]): Promise<void> {
  const used = uses.map(({ accountId, currency, gameType, settledAt, usedMinor }) => ({
    accountId,
    currency,
    gameType,
    settledAt,
    usedMinor: String(usedMinor),
  }));
  await sql`
    insert into rebate_accrual as r (account_id, currency, day, game_type, level, valid_bet_minor, used_minor)
    select b.account_id, b.currency, (b.settled_at at time zone (brand.config ->> 'zone'))::date, b.game_type, coalesce(v.level, 0),
      sum(b.valid_bet), sum(b.used)
    from (
      select account_id, currency, game_type, settled_at, valid_bet_minor as valid_bet, 0::bigint as used from (${bets}) counted
      where valid_bet_minor <> 0
      union all
      select "accountId", currency, "gameType", "settledAt", 0, "usedMinor" from jsonb_to_recordset(${JSON.stringify(used)}::jsonb)
        as use ("accountId" integer, currency text, "gameType" text, "settledAt" timestamptz, "usedMinor" bigint)
    ) b
    join account a on a.id = b.account_id and a.role = 'member' and a.type <> 4
    join brand on brand.merchant = a.merchant and brand.flags ->> 'MANPLAYREB3' = '1'
    left join vip_standing v on v.account_id = a.id
    group by 1, 2, 3, 4, 5
    on conflict (account_id, currency, day, game_type, level) do update set
      valid_bet_minor = r.valid_bet_minor + excluded.valid_bet_minor, used_minor = r.used_minor + excluded.used_minor`.execute(tx);
}
