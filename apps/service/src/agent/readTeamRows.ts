import type { TeamRow } from '@site/api/agent';
import { highestRate } from '@site/rules/contract';
import { maskContact } from '@site/rules/maskContact';
import { addDays, type Day, dayOf } from '@site/rules/period';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isLive, readContracts } from '../contracts/contractRows.ts';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';
import { namedBranches } from './namedBranches.ts';

/** Days within which enough members have to play for those further below to be named in the tree. Source: docs/domain.md DR-10.6. */
const DAYS = 30;

export interface TreeAsked {
  member: Member;
  currency: string;
  zone: string;
  from: Day;
  to: Day;
}

/** Returns what a look at the tree is about: the agent, a currency, and the days up to today. */
export function teamAsked(
  member: Member,
  { currency = member.currency, zone, now }: { currency: string | undefined; zone: string; now: Date },
) {
  const to = dayOf(now, zone);
  return { member, currency, zone, from: addDays(to, 1 - DAYS), to } satisfies TreeAsked;
}

/**
 * Selects the members of the caller's own team among `ids`, with their level, the direct downline whose team they belong to, and whether they may
 * be named. `ids` selects the ids.
 *
 * Source: AGT-11, docs/domain.md DR-10.6.
 */
export const namedAmong = (
  ids: RawBuilder<unknown>,
  { member, ...period }: TreeAsked,
): RawBuilder<{ id: number; depth: number; branch_id: number; is_named: boolean }> => sql`
  with own as materialized (
    select tree.descendant_id as id, tree.depth, up.ancestor_id as branch_id
    from account_tree tree
    join account_tree up on up.descendant_id = tree.descendant_id and up.depth = tree.depth - 1
    where tree.ancestor_id = ${member.id} and tree.depth > 0 and tree.descendant_id in (${ids})
  ),
  named as materialized (${namedBranches(sql`select distinct branch_id as id from own where depth > 1`, period)})
  select own.id, own.depth, own.branch_id, own.depth = 1 or named.branch_id is not null as is_named
  from own left join named on named.branch_id = own.branch_id`;

interface Row {
  id: number;
  depth: number;
  is_named: boolean;
  username: string;
  nickname: string;
  type: TeamRow['type'];
  mobile: string | null;
  email: string | null;
  downlines: number;
  members: number;
}

/**
 * Reads members of the caller's own team by their ids: masked contacts, the balance in one currency, and the contracts that the caller gives
 * them. Whoever is not below the caller is missing.
 *
 * Source: AGT-05, AGT-11, docs/domain.md DR-10.3, DR-10.6.
 */
export async function readTeamRows(db: Kysely<Schema>, asked: TreeAsked, ids: readonly number[]): Promise<Map<number, TeamRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    with own as materialized (${namedAmong(sql`select unnest(${ids}::integer[])`, asked)})
    select own.id, own.depth, own.is_named, a.username, a.nickname, a.type, a.mobile, a.email, below.downlines, below.members
    from own join account a on a.id = own.id
    cross join lateral (
      select count(*) filter (where t.depth = 1)::integer as downlines, count(*)::integer as members
      from account_tree t where t.ancestor_id = own.id and t.depth > 0
    ) below`.execute(db);
  const named = rows.filter((row) => row.is_named).map(({ id }) => id);
  const balances = await readBalances(db, asked.currency, named);
  const rates = await readRates(db, asked.member.id, named);
  return new Map(
    rows.map((row): [number, TeamRow] => [
      row.id,
      {
        id: String(row.id),
        account: row.is_named ? row.username : null,
        nickname: row.is_named ? row.nickname : null,
        type: row.type,
        level: row.depth,
        downlines: row.downlines,
        members: row.members,
        balanceMinor: row.is_named ? String(balances.get(row.id) ?? 0n) : null,
        mobile: row.is_named && row.mobile ? maskContact(row.mobile) : null,
        email: row.is_named && row.email ? maskContact(row.email) : null,
        rates: rates.get(row.id) ?? [],
      },
    ]),
  );
}

async function readBalances(db: Kysely<Schema>, currency: string, ids: number[]): Promise<Map<number, bigint>> {
  const { rows } = await sql<{ account_id: number; balance_minor: bigint }>`
    select account_id, balance_minor from wallet where account_id = any(${ids}::integer[]) and currency = ${currency}`.execute(db);
  return new Map(rows.map(({ account_id, balance_minor }) => [account_id, balance_minor]));
}

async function readRates(db: Kysely<Schema>, giverId: number, takerIds: number[]): Promise<Map<number, TeamRow['rates']>> {
  const given = await sql<{ id: number }>`
    select id from contract
    where giver_id = ${giverId} and taker_id = any(${takerIds}::integer[]) and status = 'accepted' and ended_at is null`.execute(db);
  const contracts = await readContracts(db, { ids: given.rows.map(({ id }) => id) });
  const byTaker = Map.groupBy(contracts.filter(isLive), ({ takerId }) => takerId);
  return new Map([...byTaker].map(([takerId, held]) => [takerId, held.map(({ kind, tiers }) => ({ kind, ratePpm: highestRate(tiers) }))]));
}

/** Returns the id of the member below whom is read: the caller, or somebody of the caller's own team. Undefined for anybody else. Source: AGT-11. */
export async function headOf(db: Kysely<Schema>, member: Member, under: string | undefined): Promise<number | undefined> {
  if (under === undefined) return member.id;
  const tree = db.selectFrom('account_tree').where('ancestor_id', '=', member.id).where('descendant_id', '=', Number(under));
  return (await tree.select('descendant_id').executeTakeFirst())?.descendant_id;
}
