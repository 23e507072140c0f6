import { reconciliation } from '@site/api/operatorBooks';
import { sql } from 'kysely';
import { accept, handle } from '../http/handle.ts';
import { PERIOD_MS } from '../jobs/vendorPeriods.ts';
import { accountIdOf } from '../wallet/vendor/playerId.ts';

/** Differences that are listed at once. */
const LISTED = 100;
const RESOLVED_FOR_MS = 30 * 24 * 60 * 60_000;

/** Lists how far the logs of vendors are compared, and what differs. Source: OPR-09, VEN-04. */
export default handle(reconciliation, async ({ merchant, now, services: { db } }) => {
  const since = new Date(now.getTime() - RESOLVED_FOR_MS);
  const { rows: vendors } = await sql<{
    integration: string;
    lastStart: Date | null;
    transactions: number;
    open: number;
    resolved: number;
  }>`
    select v.integration, r.last_start as "lastStart", coalesce(r.transactions, 0)::integer as transactions,
      coalesce(d.open, 0)::integer as open, coalesce(d.resolved, 0)::integer as resolved
    from (select distinct integration from vendor union select distinct integration from vendor_difference) v
    left join (
      select integration, max(period_start) as last_start, sum(transactions) as transactions from reconciliation group by integration
    ) r on r.integration = v.integration
    left join (
      select integration, count(*) filter (where resolved_at is null) as open,
        count(*) filter (where resolved_at > ${since}) as resolved
      from vendor_difference group by integration
    ) d on d.integration = v.integration
    order by v.integration`.execute(db);
  const rows = await db
    .selectFrom('vendor_difference')
    .where((eb) => eb.or([eb('resolved_at', 'is', null), eb('resolved_at', '>', since)]))
    .selectAll()
    .orderBy('resolved_at', (order) => order.desc().nullsFirst())
    .orderBy('found_at')
    .orderBy('tx_id')
    .limit(LISTED)
    .execute();
  const ids = rows.flatMap(({ player_id }) => accountIdOf(player_id) ?? []);
  const accounts =
    ids.length === 0
      ? []
      : await db.selectFrom('account').where('id', 'in', ids).where('merchant', '=', merchant).select(['id', 'username']).execute();
  const nameOf = new Map(accounts.map(({ id, username }) => [String(id), username]));
  return accept({
    vendors: vendors.map(({ integration, lastStart, transactions, open, resolved }) => ({
      integration,
      comparedUntil: lastStart ? lastStart.getTime() + PERIOD_MS : null,
      transactions,
      open,
      resolved,
    })),
    list: rows.map((row) => ({
      id: `${row.integration} ${row.player_id} ${row.tx_id}`,
      integration: row.integration,
      username: nameOf.get(row.player_id) ?? '',
      playerId: row.player_id,
      txId: row.tx_id,
      kind: row.kind,
      ours: row.ours ? JSON.stringify(row.ours) : '',
      theirs: row.theirs ? JSON.stringify(row.theirs) : '',
      foundAt: row.found_at.getTime(),
      resolvedAt: row.resolved_at?.getTime() ?? null,
    })),
    open: vendors.reduce((sum, { open }) => sum + open, 0),
  });
});
