import { downlineEntries } from '@site/api/agentReports';
import { transactionKinds } from '@site/api/entryKinds';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { countedTeam } from './countedTeam.ts';
import { isInTeam, isOfNamed, withNames } from './teamRows.ts';
import { isOneOf, toldDays } from './toldDays.ts';

/** One side of each transfer: whose it is, the sign of its amount, and what distinguishes its row. */
const sides = {
  out: { id: sql`t.account_id`, sign: sql`1`, exists: sql`true` },
  in: { id: sql`t.counter_id`, sign: sql`-1`, exists: sql`t.counter_id > 0` },
};

const amountOf = (side: keyof typeof sides) => sql`(t.amount_minor * ${sides[side].sign})`;
const idOf = (side: keyof typeof sides) => sql`(t.id || ' ' || ${sql.lit(side)})`;

/**
 * Reads the transfers of the caller's own team in one currency, apart from play: those of others only on days on which enough played. A transfer
 * between two of the team has a row for each side. The totals come from the roll-ups.
 *
 * Source: AGT-11, AGT-13, AGT-14, docs/domain.md DR-10.6.
 */
export default answerReport(downlineEntries, {
  asOf: countedAt,
  rows: (asked, cut) => {
    const { account, downline, ...filter } = asked.filter;
    const day = sql`(t.at at time zone ${asked.zone})::date`;
    const rowsOf = (side: keyof typeof sides) => sql`
      select ${idOf(side)} as id, t.at, t.kind, tree.descendant_id as member_id, tree.depth, ${day} as day, ${amountOf(side)} as "amountMinor", t.currency
      from account_tree tree join transfer t on ${sides[side].id} = tree.descendant_id and ${sides[side].exists}
      where tree.ancestor_id = ${asked.member.id} and t.currency = ${asked.currency} and ${isInTeam(sql`t.at`, asked, 'tree')}
        and (tree.depth = 0 or ${isOneOf(day, toldDays(asked.member.id, asked))})
        and t.kind = any(${transactionKinds}::text[]) and ${isOfNamed(asked, { account, downline }, day)} and ${matches(filter, { kind: 't.kind' })}
        ${cut({ at: sql`t.at`, amountMinor: amountOf(side) }, idOf(side))}`;
    return sql<StoredRow<typeof downlineEntries>>`((${rowsOf('out')}) union all (${rowsOf('in')}))`;
  },
  complete: withNames,
  namedBy: ['member_id', 'depth', 'day'],
  totals: async (asked) => {
    const { account, downline, kind } = asked.filter;
    const team = await countedTeam(asked, { account, downline });
    if (!team) return undefined;
    const isAsked = (row: string) => sql`${sql.ref(`${row}.currency`)} = ${asked.currency}
      and ${sql.ref(`${row}.kind`)} = any(${transactionKinds}::text[]) and ${matches({ kind }, { kind: `${row}.kind` })}`;
    const dated = sql`day.day between ${asked.from}::date and ${asked.to}::date and ${isAsked('day')}`;
    const figures = sql`entries as rows, amount_minor as "amountMinor"`;
    const ofAccount = sql`select ${figures} from member_money_day day where account_id = ${team.id} and ${dated}`;
    if (team.of === 'account') return sql`(${ofAccount})`;
    const leftOf = (side: keyof typeof sides) => sql`
      select -1, -${amountOf(side)}
      from account_tree_past past
      join transfer t on ${sides[side].id} = past.descendant_id and ${sides[side].exists} and t.at >= past.since and t.at < past.until
      where past.ancestor_id = ${team.id} and ${team.isWithin(sql`t.at`)} and ${isAsked('t')}
        and ${team.isTold(sql`(t.at at time zone ${asked.zone})::date`)}`;
    // The agent's own transfers of the other days are listed too.
    const own = sql`${ofAccount} and ${team.id === asked.member.id} and not (${team.isTold(sql`day.day`)})`;
    return sql`(
      select ${figures} from team_money_day day where ancestor_id = ${team.id} and ${dated} and ${team.isTold(sql`day.day`)}
      union all ${own} union all ${leftOf('out')} union all ${leftOf('in')})`;
  },
});
