import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { type Seat, startWallet, type TestWallet } from '../testing/startWallet.ts';

const campaignId = 'opening-week';

describe.each(spreadEngines)('a round that a campaign pays on %s', (engine) => {
  let wallet: TestWallet;
  beforeAll(async () => {
    wallet = await startWallet(engine);
  });
  afterAll(() => wallet.close());

  const ask = (call: 'debit' | 'credit', seat: Seat, amountMinor: string, more: object = {}) =>
    wallet.vendor.ask(call, { ...seat.player, txId: randomUUID(), roundId: 'free', amountMinor, ...more });
  const betsOf = ({ accountId }: Seat) =>
    wallet.db
      .selectFrom('bet')
      .where('account_id', '=', accountId)
      .orderBy('round_id')
      .orderBy('part')
      .select(['stake_minor', 'payout_minor', 'valid_bet_minor', 'campaign_id', 'granted_minor', 'status'])
      .execute();
  const paidBy = { campaign_id: campaignId, stake_minor: 0n, valid_bet_minor: 0n };

  it.each(['slot', 'live'] as const)('VEN-01 debits nothing, pays its win, and counts no stake: %s', async (game) => {
    const seat = await wallet.seat(0n, game);
    const stake = { txId: 'stake', campaignId };
    const answer = { code: 'OK', balanceMinor: '0', grantedMinor: '20' };
    expect(await ask('debit', seat, '20', stake)).toMatchObject(answer);
    expect(await ask('debit', seat, '20', stake)).toMatchObject(answer);
    expect(await betsOf(seat)).toEqual([{ ...paidBy, granted_minor: 20n, payout_minor: 0n, status: 'open' }]);
    expect(await ask('credit', seat, '75', { roundEnd: true })).toMatchObject({ code: 'OK', balanceMinor: '75' });
    expect(await betsOf(seat)).toEqual([{ ...paidBy, granted_minor: 20n, payout_minor: 75n, status: 'settled' }]);
    await applyRollups(wallet.db);
    const days = await wallet.db.selectFrom('member_day').where('account_id', '=', seat.accountId).selectAll().execute();
    expect(days).toMatchObject([{ bets: 1, stake_minor: 0n, valid_bet_minor: 0n, payout_minor: 75n }]);
  });

  it('VEN-01 settles a round without a win, immediately or by endRound', async () => {
    const seat = await wallet.seat(0n);
    await ask('debit', seat, '20', { roundId: 'a', campaignId, roundEnd: true });
    await ask('debit', seat, '30', { roundId: 'b', campaignId });
    await wallet.vendor.ask('endRound', { playerId: seat.player.playerId, roundId: 'b' });
    expect(await betsOf(seat)).toEqual([
      { ...paidBy, granted_minor: 20n, payout_minor: 0n, status: 'settled' },
      { ...paidBy, granted_minor: 30n, payout_minor: 0n, status: 'settled' },
    ]);
  });

  it('VEN-01 counts towards no limit, and is refused by none', async () => {
    const seat = await wallet.seat(100n);
    const limit = { account_id: seat.accountId, currency: 'USD', kind: 'stake', period: 'day', amount_minor: 0n } as const;
    await wallet.db
      .insertInto('play_limit')
      .values({ ...limit, period_start: new Date() })
      .execute();
    expect(await ask('debit', seat, '20', { campaignId })).toMatchObject({ code: 'OK' });
    expect(await ask('debit', seat, '20', { roundId: 'paid' })).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    const used = await wallet.db.selectFrom('play_limit').where('account_id', '=', seat.accountId).select('used_minor').execute();
    expect(used).toEqual([{ used_minor: 0n }]);
  });

  it.each([
    ['by the player after a campaign', { campaignId }, {}],
    ['by a campaign after the player', {}, { campaignId }],
    ['by two campaigns', { campaignId }, { campaignId: 'another' }],
  ])('VEN-01 is not paid %s', async (_how, first, second) => {
    const seat = await wallet.seat(100n);
    expect(await ask('debit', seat, '10', first)).toMatchObject({ code: 'OK' });
    expect(await ask('debit', seat, '10', second)).toMatchObject({ code: 'INVALID_INPUT', field: 'campaignId' });
  });

  it('VEN-01 is rolled back like any other, before and after settlement', async () => {
    const seat = await wallet.seat(50n);
    const takeBack = (refTxId: string) => wallet.vendor.ask('rollback', { playerId: seat.player.playerId, txId: randomUUID(), refTxId });
    await ask('debit', seat, '20', { txId: 'open', roundId: 'a', campaignId });
    await ask('debit', seat, '30', { txId: 'ended', roundId: 'b', campaignId, roundEnd: true });
    for (const txId of ['open', 'ended']) expect(await takeBack(txId)).toMatchObject({ code: 'OK', balanceMinor: '50' });
    expect(await betsOf(seat)).toEqual([
      { ...paidBy, granted_minor: 0n, payout_minor: 0n, status: 'void' },
      { ...paidBy, granted_minor: 30n, payout_minor: 0n, status: 'settled' },
      { ...paidBy, granted_minor: -30n, payout_minor: 0n, status: 'settled' },
    ]);
    const late = { roundId: 'a', refTxId: 'open' };
    expect(await ask('credit', seat, '10', late)).toMatchObject({ code: 'TRANSACTION_ROLLED_BACK' });
  });

  it('RUN-06 keeps every invariant, and the audit finds a changed grant', async () => {
    await applyRollups(wallet.db);
    const broken = async () => (await auditMoney(wallet.db)).filter((each) => each.broken > 0n).map(({ name }) => name.slice(0, 40));
    expect(await broken()).toEqual([]);
    await sql`update bet set granted_minor = 21 where granted_minor = 20 and status = 'settled'`.execute(wallet.db);
    expect(await broken()).toEqual(
      ['each vendor transaction and settled round', 'each round has the stakes and payouts of '].map((name) => name.slice(0, 40)),
    );
  });
});
