import { sql } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import { type Entry, house } from '../ledger/Ledger.ts';
import type { Services } from '../services.ts';
import { lockContracts } from './planOffer.ts';

interface Expiring {
  contractId: number;
  startsAt: Date;
  period: string;
  currency: string;
  netMinor: bigint;
  /** Null where the platform keeps the amount. */
  returnedTo: number | null;
}

/**
 * Ends the time of dividends that nobody has collected. What stayed with the taker goes back to its giver; the platform keeps what a giver
 * has not collected either.
 *
 * Source: docs/domain.md DR-11.6.
 */
export async function expireBills({ db, ledger, bus }: Pick<Services, 'db' | 'ledger' | 'bus'>, now: Date): Promise<void> {
  const accountIds = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      await lockContracts(tx);
      const { rows } = await sql<Expiring>`
        with expiring as materialized (
          update contract_bill set status = 'EXPIRED' where status = 'UNCOLLECTED' and collect_until <= ${now}
          returning contract_id, starts_at, period_to, net_minor
        )
        select e.contract_id as "contractId", e.starts_at as "startsAt", e.period_to::text as period, taker.currency, e.net_minor as "netMinor",
          case when exists (
            select from contract above join contract_bill own on own.contract_id = above.id and own.period_to = e.period_to
            where above.taker_id = c.giver_id and above.kind = c.kind
              and (own.status = 'EXPIRED' or (own.status = 'UNCOLLECTED' and own.collect_until <= ${now}))
          ) then null else c.giver_id end as "returnedTo"
        from expiring e join contract c on c.id = e.contract_id join account taker on taker.id = c.taker_id`.execute(tx);
      const entries = rows.flatMap(({ contractId, period, currency, netMinor: amountMinor, returnedTo }): Entry[] => {
        const idempotencyKey = `contract:returned:${contractId}:${period}`;
        const entry = { counterId: house.salary, idempotencyKey, kind: 'DIVIDEND', currency, amountMinor } as const;
        return returnedTo === null ? [] : [{ ...entry, accountId: returnedTo, cause: { contract: contractId, period } }];
      });
      const posted = await ledger.post(tx, entries);
      if (typeof posted === 'string') throw new Error(`the ledger answers ${posted}`);
      return entries.map(({ accountId }) => accountId);
    }),
  );
  if (accountIds.length > 0) bus.publish(accountIds);
}
