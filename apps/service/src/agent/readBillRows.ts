import type { ContractKind } from '@site/rules/contract';
import { type AliasableExpression, type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';
import { matches } from '../report/ReportSource.ts';

interface Asked {
  db: Kysely<Schema>;
  member: Member;
  currency: string;
  from: string;
  to: string;
  filter: { status?: string | undefined; kind?: string | undefined };
  groupBy: 'taken' | 'given';
}

interface BillRow {
  id: string;
  kind: string;
  startsAt: Date;
  day: string;
  from: string;
  to: string;
  contract: string;
  account: string;
  activeMembers: number;
  validBetMinor: bigint;
  /** Zero for salaries. */
  ownNetMinor: bigint;
  carriedMinor: bigint;
  grossMinor: bigint;
  receivedMinor: bigint;
  keptMinor: bigint;
  collectUntil: Date | null;
  status: string;
  currency: string;
}

/** Selects the bills of one kind of contract, or of all, that end in a period: those that the agent takes, or gives. Source: AGT-07, AGT-11. */
export const readBillRows = (
  kind: ContractKind | undefined,
  { db, member, currency, from, to, filter, groupBy }: Asked,
): AliasableExpression<BillRow> =>
  db
    .selectFrom('contract_bill')
    .innerJoin('contract', 'contract.id', 'contract_bill.contract_id')
    .innerJoin('account as taker', 'taker.id', 'contract.taker_id')
    .where(groupBy === 'given' ? 'contract.giver_id' : 'contract.taker_id', '=', member.id)
    .where('taker.currency', '=', currency)
    .where('period_to', '>=', from)
    .where('period_to', '<=', to)
    .where(matches({ kind, ...filter }, { kind: 'contract.kind', status: 'contract_bill.status' }))
    .select([
      sql<string>`contract_id || '-' || (extract(epoch from starts_at) * 1000)::bigint`.as('id'),
      'contract.kind as kind',
      'starts_at as startsAt',
      'period_from as day',
      'period_from as from',
      'period_to as to',
      sql<string>`'C-' || contract_id`.as('contract'),
      'taker.username as account',
      'active_members as activeMembers',
      'valid_bet_minor as validBetMinor',
      sql<bigint>`coalesce(own_net_minor, 0)`.as('ownNetMinor'),
      'carried_minor as carriedMinor',
      'gross_minor as grossMinor',
      'received_minor as receivedMinor',
      'net_minor as keptMinor',
      'collect_until as collectUntil',
      'contract_bill.status as status',
      'taker.currency as currency',
    ]);
