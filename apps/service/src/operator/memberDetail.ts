import { memberDetail } from '@site/api/operator';
import { maskContact } from '@site/rules/maskContact';
import { addDays, dayOf } from '@site/rules/period';
import { accept, handle, refuse } from '../http/handle.ts';
import { recordAccess } from '../privacy/recordAccess.ts';
import { deviceName } from '../security/deviceName.ts';
import { actorOf, logAct } from './logAct.ts';
import { memberRowOf } from './memberRowOf.ts';

const ROWS = 10;
const DAYS = 30;

/** Reads everything about one member, and writes down who has looked: in the log, and for the member's own copy. Source: OPR-08, OPR-07. */
export default handle(memberDetail, async (request) => {
  const { input, operator, merchant, now, services } = request;
  const { db, brands } = services;
  const account = await db
    .selectFrom('account')
    .where('id', '=', input.id)
    .where('merchant', '=', merchant)
    .where('role', '=', 'member')
    .selectAll()
    .executeTakeFirst();
  if (!account) return refuse('notFound');
  const { id, currency } = account;
  await db.transaction().execute(async (tx) => {
    await logAct(tx, { ...actorOf(request), act: 'look', accountId: id });
    await recordAccess(tx, { accountId: id, by: { operatorId: operator.id }, what: 'overview', now });
  });
  const today = dayOf(now, (await brands.of(merchant)).brand.zone);
  const from = addDays(today, 1 - DAYS);
  const [upline, lastLogin, wallets, money, bets, requirements, transfers, rounds, sessions, notes] = await Promise.all([
    account.upline_id === null
      ? undefined
      : db.selectFrom('account').where('id', '=', account.upline_id).select('username').executeTakeFirst(),
    db
      .selectFrom('login_event')
      .where('account_id', '=', id)
      .where('result', '=', 'loggedIn')
      .select('at')
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom('wallet').where('account_id', '=', id).select(['account_id', 'currency', 'balance_minor']).orderBy('currency').execute(),
    db
      .selectFrom('member_money_day')
      .where('account_id', '=', id)
      .where('currency', '=', currency)
      .where('day', '>=', from)
      .select(['kind', (eb) => eb.fn.sum<string>('amount_minor').as('sum')])
      .groupBy('kind')
      .execute(),
    db
      .selectFrom('member_day')
      .where('account_id', '=', id)
      .where('currency', '=', currency)
      .where('day', '>=', from)
      .select((eb) => [
        eb.fn.coalesce(eb.fn.sum<string>('bets'), eb.lit(0)).as('bets'),
        eb.fn.coalesce(eb.fn.sum<string>('stake_minor'), eb.lit(0)).as('stake'),
        eb.fn.coalesce(eb.fn.sum<string>('payout_minor'), eb.lit(0)).as('payout'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('requirement')
      .where('account_id', '=', id)
      .where('ended_at', 'is', null)
      .select(['kind', 'need_minor', 'done_minor', 'currency'])
      .orderBy('id')
      .execute(),
    db
      .selectFrom('transfer')
      .where('account_id', '=', id)
      .where('kind', 'not in', ['BET', 'WIN'])
      .select(['id', 'kind', 'amount_minor', 'currency', 'at'])
      .orderBy('at', 'desc')
      .limit(ROWS)
      .execute(),
    db
      .selectFrom('bet')
      .innerJoin('game', 'game.node_id', 'bet.node_id')
      .where('account_id', '=', id)
      .select(['integration', 'round_id', 'part', 'game.name', 'stake_minor', 'payout_minor', 'currency', 'bet.status', 'placed_at'])
      .orderBy('placed_at', 'desc')
      .limit(ROWS)
      .execute(),
    db
      .selectFrom('session')
      .where('account_id', '=', id)
      .where('expires_at', '>', now)
      .select(['ip', 'user_agent', 'created_at', 'last_seen_at'])
      .orderBy('last_seen_at', 'desc')
      .execute(),
    db
      .selectFrom('operator_log')
      .innerJoin('account', 'account.id', 'operator_log.operator_id')
      .where('operator_log.account_id', '=', id)
      .where('act', '=', 'note')
      .select(['operator_log.reason', 'operator_log.after', 'username', 'at'])
      .orderBy('operator_log.id', 'desc')
      .limit(ROWS)
      .execute(),
  ]);
  const sumOf = (...kinds: string[]) => money.reduce((sum, { kind, sum: of }) => (kinds.includes(kind) ? sum + BigInt(of) : sum), 0n);
  return accept({
    ...memberRowOf(account, wallets),
    email: account.email ? maskContact(account.email) : '',
    mobile: account.mobile ? maskContact(account.mobile) : '',
    language: account.language,
    country: account.country,
    upline: upline?.username ?? '',
    lastLogin: lastLogin?.at.getTime() ?? null,
    wallets: wallets.map((wallet) => ({ currency: wallet.currency, balanceMinor: String(wallet.balance_minor) })),
    depositedMinor: String(sumOf('DEPOSIT')),
    withdrawnMinor: String(-sumOf('WITHDRAW_HOLD', 'WITHDRAW_RETURN')),
    stakedMinor: bets.stake,
    wonMinor: bets.payout,
    bets: Number(bets.bets),
    requirements: requirements.map((row) => ({
      kind: row.kind,
      needMinor: String(row.need_minor),
      doneMinor: String(row.done_minor),
      currency: row.currency,
    })),
    money: transfers.map((row) => ({
      id: row.id,
      kind: row.kind,
      amountMinor: String(row.amount_minor),
      currency: row.currency,
      at: row.at.getTime(),
    })),
    rounds: rounds.map((row) => ({
      id: `${row.integration}:${row.round_id}:${row.part}`,
      game: row.name,
      stakeMinor: String(row.stake_minor),
      payoutMinor: String(row.payout_minor),
      currency: row.currency,
      status: row.status,
      at: row.placed_at.getTime(),
    })),
    sessions: sessions.map((row) => ({
      ip: row.ip,
      device: deviceName(row.user_agent),
      at: row.created_at.getTime(),
      seenAt: row.last_seen_at.getTime(),
    })),
    notes: notes.map(({ after, username, at }) => ({
      text: typeof after?.['text'] === 'string' ? after['text'] : '',
      by: username,
      at: at.getTime(),
    })),
  });
});
