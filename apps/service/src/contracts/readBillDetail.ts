import type { GameType } from '@site/api/common';
import type { BillDetail } from '@site/api/contracts';
import { activeFromMinor } from '@site/rules/contract';
import { salaryWeightMilli } from '@site/rules/salaryTurnover';
import type { Services } from '../services.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { billId } from './billId.ts';
import { type ContractRow, tiersSent } from './contractRows.ts';
import { playedInDays, playedInHour, readNetParts } from './readResults.ts';

/**
 * Reads a bill and what it was counted from: valid bets by category with their weights; for dividends the result of each vendor with its fee,
 * and what the team was paid; and the bills of those below, which are paid out of it.
 *
 * Refuses: notFound.
 *
 * Source: AGT-07, AGT-18, docs/domain.md DR-11.1 to DR-11.3.
 */
export async function readBillDetail(
  { db, brands }: Pick<Services, 'db' | 'brands'>,
  contract: ContractRow,
  startsAt: Date,
): Promise<BillDetail> {
  const bill = await db
    .selectFrom('contract_bill')
    .where('contract_id', '=', contract.id)
    .where('starts_at', '=', startsAt)
    .selectAll()
    .executeTakeFirst();
  if (!bill) throw new RefusalError('notFound', { field: 'id', rule: 'own' });
  const { kind, takerId, currency, categories } = contract;
  const days = { from: bill.period_from, to: bill.period_to };
  const played =
    kind === 'HOURLY' ? await playedInHour(db, { takerId, currency, hour: startsAt }) : await playedInDays(db, { takerId, currency, days });
  const { merchant } = await db.selectFrom('account').where('id', '=', takerId).select('merchant').executeTakeFirstOrThrow();
  const { zone } = (await brands.of(merchant)).brand;
  const net = kind === 'DIVIDEND' ? await readNetParts(db, { takerId, currency, days, zone }) : undefined;
  const below = await db
    .selectFrom('contract as c')
    .innerJoin('contract_bill as b', 'b.contract_id', 'c.id')
    .innerJoin('account as a', 'a.id', 'c.taker_id')
    .where('c.giver_id', '=', takerId)
    .where('c.kind', '=', kind)
    .where('b.period_to', '=', bill.period_to)
    .$if(kind === 'HOURLY', (query) => query.where('b.starts_at', '=', startsAt))
    .where('b.gross_minor', '>', 0n)
    .orderBy('b.gross_minor', 'desc')
    .select(['c.id', 'a.username', 'b.starts_at', 'b.gross_minor', 'b.received_minor', 'b.status'])
    .execute();
  return {
    id: billId(contract.id, startsAt),
    contractId: String(contract.id),
    kind,
    giver: contract.giver,
    taker: contract.taker,
    currency,
    ...days,
    startsAt: startsAt.getTime(),
    status: bill.status,
    activeMembers: bill.active_members,
    activeFromMinor: String(activeFromMinor(kind, contract.period, currency)),
    validBetMinor: String(bill.valid_bet_minor),
    categories: played
      .filter(({ game_type }) => categories.includes(game_type as GameType))
      .map(({ game_type, valid }) => ({
        gameType: game_type as GameType,
        validBetMinor: String(valid),
        weightMilli: Number(salaryWeightMilli[game_type as GameType]),
      })),
    vendors: net
      ? net.vendors.map(({ vendor, grossMinor, feeMinor }) => ({ vendor, grossMinor: String(grossMinor), feeMinor: String(feeMinor) }))
      : null,
    paidInTeamMinor: net ? String(net.paidMinor) : null,
    ownNetMinor: bill.own_net_minor === null ? null : String(bill.own_net_minor),
    carriedMinor: String(bill.carried_minor),
    tiers: tiersSent(contract.tiers),
    tier: bill.tier,
    grossMinor: String(bill.gross_minor),
    receivedMinor: String(bill.received_minor),
    below: below.map((each) => ({
      id: billId(each.id, each.starts_at),
      taker: each.username,
      grossMinor: String(each.gross_minor),
      receivedMinor: String(each.received_minor),
      status: each.status,
    })),
    keptMinor: String(bill.net_minor),
    collectUntil: bill.collect_until?.getTime() ?? null,
    settledAt: bill.at.getTime(),
  };
}
