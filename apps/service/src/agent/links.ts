import { gameType } from '@site/api/common';
import { links, type TermBounds } from '@site/api/signUpLinks';
import type { ContractKind } from '@site/rules/contract';
import type { ContractCaps } from '@site/rules/payoutGuard';
import { openedTypes } from '@site/rules/signUpLink';
import { type Kysely, sql } from 'kysely';
import { isLive, readContracts, tiersSent } from '../contracts/contractRows.ts';
import type { Schema } from '../database/schema.ts';
import { accept, handle, type Member } from '../http/handle.ts';
import { originOf } from '../system/originOf.ts';
import type { Link } from '../registration/findInviter.ts';
import { signUpLinkSent } from './signUpLinkSent.ts';

const MAX_LISTED = 100;
const caps: [kind: ContractKind, cap: keyof ContractCaps][] = [
  ['DAILY', 'dailyPpm'],
  ['HOURLY', 'hourlyPpm'],
  ['REALTIME', 'realtimePpm'],
  ['DIVIDEND', 'dividendPpm'],
];

/** Lists the agent's sign-up links, and what the agent may offer. Deposits are those that the roll-ups have counted. Source: AGT-04, AGT-11. */
export default handle(links, async ({ member, now, services: { db, brands, config } }) => {
  const of = await brands.of(member.merchant);
  const { rows } = await sql<Link & { first_deposits: number }>`
    with link as materialized (
      select * from sign_up_link where account_id = ${member.id} order by id desc limit ${MAX_LISTED}
    ),
    depositor as materialized (
      select distinct d.account_id from member_money_day d
      where d.account_id in (select p.account_id from account_profile p join link on link.id = p.sign_up_link_id) and d.kind = 'DEPOSIT'
    ),
    counted as materialized (
      select p.sign_up_link_id as id, count(*)::integer as first_deposits
      from account_profile p join depositor using (account_id) group by 1
    )
    select link.*, coalesce(counted.first_deposits, 0) as first_deposits
    from link left join counted using (id) order by link.id desc`.execute(db);
  const origin = originOf(of, config);
  return accept({
    links: rows.map((row) => signUpLinkSent(row, { origin, firstDeposits: row.first_deposits, now })),
    types: openedTypes(member),
    bounds: await readBounds(db, member, of.settings.contractCaps),
  });
});

/** Reads the terms within which an agent gives contracts: its own, or the caps with nobody above. Source: docs/domain.md DR-11.4. */
async function readBounds(db: Kysely<Schema>, member: Member, contractCaps: ContractCaps): Promise<TermBounds[]> {
  const { upline_id } = await db.selectFrom('account').where('id', '=', member.id).select('upline_id').executeTakeFirstOrThrow();
  const held = (await readContracts(db, { partyId: member.id })).filter((contract) => contract.takerId === member.id && isLive(contract));
  return caps.flatMap(([kind, cap]): TermBounds[] => {
    const own = held.find((contract) => contract.kind === kind);
    const capPpm = contractCaps[cap];
    if (own) {
      const { period, categories, carry } = own;
      return [{ kind, own: tiersSent(own.tiers), capPpm, period, categories, carry }];
    }
    if (upline_id !== null) return [];
    const isDividend = kind === 'DIVIDEND';
    return [{ kind, own: null, capPpm, period: isDividend ? 'H' : 'D', categories: gameType.options, carry: isDividend ? 'MONTH' : null }];
  });
}
