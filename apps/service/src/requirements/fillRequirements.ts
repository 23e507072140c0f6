import type { GameType } from '@site/api/common';
import { countedMinor } from '@site/rules/rollover';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { clearRequirements } from './clearRequirements.ts';

interface Bet {
  accountId: number;
  gameType: GameType;
  currency: string;
  validBetMinor: bigint;
  settledAt: Date;
}

/** The part of a valid bet that the requirements of bonuses have used; negative when a correction gave it back. */
export interface BonusUse {
  accountId: number;
  currency: string;
  gameType: GameType;
  settledAt: Date;
  usedMinor: bigint;
}

/**
 * Fills the open requirements of members with their settled bets, the oldest requirement first, in the transaction that counts the bets for the
 * reports. A bet counts for requirements that were opened before it settled. A correction takes back what it had filled of those still open.
 * `bets` is a query of `bet` rows. Returns the parts of valid bets that bonuses have used.
 *
 * Source: MEM-32, docs/domain.md DR-3.2, DR-3.3.
 */
export async function fillRequirements(tx: Transaction<Schema>, bets: RawBuilder<unknown>): Promise<BonusUse[]> {
  const { rows } = await sql<Bet>`
    select b.account_id as "accountId", b.game_type as "gameType", b.currency, b.valid_bet_minor as "validBetMinor", b.settled_at as "settledAt"
    from (${bets}) b
    where b.valid_bet_minor <> 0 and exists (
      select from requirement r where r.account_id = b.account_id and r.currency = b.currency and r.ended_at is null)
    order by b.settled_at`.execute(tx);
  if (rows.length === 0) return [];
  const accountIds = [...new Set(rows.map(({ accountId }) => accountId))];
  const open = await tx
    .selectFrom('requirement')
    .where('account_id', '=', sql<number>`any(${accountIds}::integer[])`)
    .where('ended_at', 'is', null)
    .select(['account_id', 'id', 'currency', 'counts', 'need_minor', 'done_minor', 'opened_at'])
    .orderBy('account_id')
    .orderBy('id')
    .forUpdate()
    .execute();
  const uses: BonusUse[] = [];
  const filled = new Map<(typeof open)[number], Date>();
  for (const bet of rows) {
    let leftMinor = bet.validBetMinor;
    for (const requirement of open) {
      if (requirement.account_id !== bet.accountId || requirement.currency !== bet.currency || requirement.opened_at > bet.settledAt)
        continue;
      const { counts, need_minor: needMinor, done_minor: doneMinor } = requirement;
      const step = countedMinor({ validBetMinor: leftMinor, gameType: bet.gameType, counts, needMinor, doneMinor });
      if (step.doneMinor === doneMinor) continue;
      requirement.done_minor = step.doneMinor;
      filled.set(requirement, bet.settledAt);
      if (counts === 'bonus') uses.push({ ...bet, usedMinor: leftMinor - step.leftMinor });
      leftMinor = step.leftMinor;
      if (leftMinor === 0n) break;
    }
  }
  for (const [{ account_id, id, need_minor, done_minor }, settledAt] of filled)
    await tx
      .updateTable('requirement')
      .set({ done_minor, ...(done_minor === need_minor && { ended_at: settledAt, outcome: 'played' }) })
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .execute();
  await clearRequirements(tx, accountIds, rows.at(-1)?.settledAt ?? new Date());
  return uses;
}
