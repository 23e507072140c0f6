import type { RebateLineValue } from '@site/api/rebate';
import { creditsIn } from '@site/rules/credits';
import type { Day } from '@site/rules/period';
import { cappedRebate, lineMicro, REBATE_DAY_CAP_CREDITS, type RebateLine, rebateMinor, rebateRatePpm } from '@site/rules/rebate';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Asked {
  accountId: number;
  currency: string;
  /** Bets up to this day count, and its cap applies. */
  day: Day;
}

/** Reads what a rebate would credit, with its lines by game type and level. Source: MEM-22, docs/domain.md DR-2. */
export async function readRebate(db: Kysely<Schema>, { accountId, currency, day }: Asked) {
  const rows = await db
    .selectFrom('rebate_accrual')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('day', '<=', day)
    .groupBy(['game_type', 'level'])
    .select([
      'game_type as gameType',
      'level',
      sql<bigint>`sum(valid_bet_minor)::bigint`.as('validBetMinor'),
      sql<bigint>`sum(used_minor)::bigint`.as('usedMinor'),
    ])
    .orderBy(sql`sum(valid_bet_minor)`, 'desc')
    .orderBy('game_type')
    .orderBy('level')
    .execute();
  const standing = await db
    .selectFrom('rebate_standing')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .select('carried_minor')
    .executeTakeFirst();
  const credited = await db
    .selectFrom('rebate_claim')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('day', '=', day)
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('minor'))
    .executeTakeFirstOrThrow();
  const sumMinor = rebateMinor(rows);
  const earlierMinor = standing?.carried_minor ?? 0n;
  const capMinor = creditsIn(currency, REBATE_DAY_CAP_CREDITS);
  const creditedMinor = credited.minor;
  return {
    lines: rows.map(asLine),
    sumMinor,
    /** Kept back by the caps of earlier days. */
    earlierMinor,
    creditedMinor,
    capMinor,
    ...cappedRebate({ dueMinor: sumMinor + earlierMinor, creditedMinor, capMinor }),
  };
}

const asLine = (line: RebateLine): RebateLineValue => ({
  gameType: line.gameType,
  level: line.level,
  ratePpm: rebateRatePpm(line.gameType, line.level),
  validBetMinor: String(line.validBetMinor),
  usedMinor: String(line.usedMinor),
  rebateMicro: String(lineMicro(line)),
});
