import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { grantTestRounds } from '../testing/grantTestRounds.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { testGames } from '../testing/seedTestGames.ts';
import { type Seat, startWallet, type TestWallet } from '../testing/startWallet.ts';

/** Campaigns of one game each, with the stake of their rounds. */
const campaigns = {
  'opening-week': { game: 'slot', stakeMinor: 20n },
  'live-week': { game: 'live', stakeMinor: 20n },
  'high-week': { game: 'slot', stakeMinor: 30n },
} as const;
type CampaignId = keyof typeof campaigns;
const campaignId: CampaignId = 'opening-week';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe.each(spreadEngines)('a round that a campaign pays on %s', (engine) => {
  let wallet: TestWallet;
  beforeAll(async () => {
    wallet = await startWallet(engine);
  });
  afterAll(() => wallet.close());

  const grant = ({ accountId }: Seat, id: CampaignId = campaignId, rounds = 5) =>
    grantTestRounds(wallet.db, {
      accountId,
      campaignId: id,
      rounds,
      nodeId: testGames[campaigns[id].game].node_id,
      stakeMinor: campaigns[id].stakeMinor,
    });
  const ask = (call: 'debit' | 'credit', seat: Seat, amountMinor: string, more: object = {}) =>
    wallet.vendor.ask(call, { ...seat.player, txId: randomUUID(), roundId: 'free', amountMinor, ...more });
  const takeBack = (seat: Seat, refTxId: string, txId: string = randomUUID()) =>
    wallet.vendor.ask('rollback', { playerId: seat.player.playerId, txId, refTxId });
  const betsOf = ({ accountId }: Seat) =>
    wallet.db
      .selectFrom('bet')
      .where('account_id', '=', accountId)
      .orderBy('round_id')
      .orderBy('part')
      .select(['stake_minor', 'payout_minor', 'valid_bet_minor', 'campaign_id', 'granted_minor', 'status'])
      .execute();
  const usedBy = async ({ accountId }: Seat) =>
    (await wallet.db.selectFrom('campaign_grant').where('account_id', '=', accountId).select('used').execute()).map(({ used }) => used);
  const paidBy = { campaign_id: campaignId, stake_minor: 0n, valid_bet_minor: 0n };
  const refused = { code: 'NO_FREE_ROUNDS', field: 'campaignId' };

  it.each(['opening-week', 'live-week'] as const)('VEN-01 debits nothing, pays its win, and counts no stake: %s', async (id) => {
    const seat = await wallet.seat(0n, campaigns[id].game);
    await grant(seat, id);
    const stake = { txId: 'stake', campaignId: id };
    const answer = { code: 'OK', balanceMinor: '0', grantedMinor: '20', freeRoundsLeft: 4 };
    expect(await ask('debit', seat, '20', stake)).toMatchObject(answer);
    expect(await ask('debit', seat, '20', stake)).toMatchObject(answer);
    const paid = { ...paidBy, campaign_id: id };
    expect(await betsOf(seat)).toEqual([{ ...paid, granted_minor: 20n, payout_minor: 0n, status: 'open' }]);
    expect(await ask('credit', seat, '75', { roundEnd: true })).toMatchObject({ code: 'OK', balanceMinor: '75' });
    expect(await betsOf(seat)).toEqual([{ ...paid, granted_minor: 20n, payout_minor: 75n, status: 'settled' }]);
    expect(await usedBy(seat)).toEqual([1]);
    await applyRollups(wallet.db);
    const days = await wallet.db.selectFrom('member_day').where('account_id', '=', seat.accountId).selectAll().execute();
    expect(days).toMatchObject([{ bets: 1, stake_minor: 0n, valid_bet_minor: 0n, payout_minor: 75n }]);
  });

  it('VEN-01 settles a round without a win, immediately or by endRound', async () => {
    const seat = await wallet.seat(0n);
    await grant(seat);
    await ask('debit', seat, '20', { roundId: 'a', campaignId, roundEnd: true });
    await ask('debit', seat, '20', { roundId: 'b', campaignId });
    await wallet.vendor.ask('endRound', { playerId: seat.player.playerId, roundId: 'b' });
    const lost = { ...paidBy, granted_minor: 20n, payout_minor: 0n, status: 'settled' };
    expect(await betsOf(seat)).toEqual([lost, lost]);
  });

  it('VEN-01 counts towards no limit, and is refused by none', async () => {
    const seat = await wallet.seat(100n);
    await grant(seat);
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
    ['a stake of the player after a campaign’s', { campaignId }, {}, 1],
    ['a campaign’s after one of the player', {}, { campaignId }, 0],
    ['those of two campaigns', { campaignId }, { campaignId: 'high-week', amountMinor: '30' }, 1],
    ['two of one campaign', { campaignId }, { campaignId }, 1],
  ])('VEN-01 DR-21.3 has one stake, not %s', async (_how, first, second, uses) => {
    const seat = await wallet.seat(100n);
    await grant(seat);
    await grant(seat, 'high-week');
    expect(await ask('debit', seat, '20', first)).toMatchObject({ code: 'OK' });
    expect(await ask('debit', seat, '20', second)).toMatchObject({ code: 'INVALID_INPUT', field: 'campaignId' });
    expect((await usedBy(seat)).reduce((sum, used) => sum + used, 0)).toBe(uses);
  });

  it.each([
    ['a campaign that is unknown', { campaignId: 'no-such' }],
    ['a campaign of another player’s grant', { campaignId: 'live-week' }],
    ['another stake', { amountMinor: '21' }],
    ['another game', { gameCode: testGames.live.game_code }],
  ])('VEN-01 DR-21.2 is refused for %s, without a trace of a bet', async (_what, more) => {
    const seat = await wallet.seat(100n);
    await grant(seat);
    expect(await ask('debit', seat, '20', { campaignId, ...more })).toMatchObject({ ...refused, balanceMinor: '100' });
    expect(await betsOf(seat)).toEqual([]);
    expect(await usedBy(seat)).toEqual([0]);
  });

  it('VEN-01 DR-21.2 is refused before its campaign, after it, and once it is closed', async () => {
    const seat = await wallet.seat(100n);
    const change = (set: Partial<{ starts_at: Date; ends_at: Date; state: 'closed' }>) =>
      wallet.db.updateTable('campaign').set(set).where('id', '=', `c${seat.accountId}`).execute();
    await grantTestRounds(wallet.db, { accountId: seat.accountId, campaignId: `c${seat.accountId}`, nodeId: testGames.slot.node_id });
    const debit = () => ask('debit', seat, '20', { campaignId: `c${seat.accountId}` });
    await change({ starts_at: inHours(-2), ends_at: inHours(-1) });
    expect(await debit()).toMatchObject(refused);
    await change({ starts_at: inHours(1), ends_at: inHours(2) });
    expect(await debit()).toMatchObject(refused);
    await change({ starts_at: inHours(-2), state: 'closed' });
    expect(await debit()).toMatchObject(refused);
  });

  it('VEN-01 DR-21.3 is refused when the grant is used up, whoever comes first', async () => {
    const seat = await wallet.seat(0n);
    await grant(seat, campaignId, 2);
    const rounds = await Promise.all(
      Array.from({ length: 6 }, (_, index) => ask('debit', seat, '20', { roundId: `r${index}`, campaignId })),
    );
    expect(rounds.map(({ code }) => code).toSorted()).toEqual([...Array.from({ length: 4 }, () => 'NO_FREE_ROUNDS'), 'OK', 'OK']);
    expect(await usedBy(seat)).toEqual([2]);
  });

  it('VEN-01 DR-21.3 is rolled back like any other, before and after settlement, and is left to the player again, once', async () => {
    const seat = await wallet.seat(50n);
    await grant(seat);
    await ask('debit', seat, '20', { txId: 'open', roundId: 'a', campaignId });
    await ask('debit', seat, '20', { txId: 'ended', roundId: 'b', campaignId, roundEnd: true });
    expect(await usedBy(seat)).toEqual([2]);
    for (const txId of ['open', 'ended', 'open', 'ended'])
      expect(await takeBack(seat, txId, `${txId}-back`)).toMatchObject({ code: 'OK', balanceMinor: '50' });
    await takeBack(seat, 'open');
    await takeBack(seat, 'never came');
    expect(await usedBy(seat)).toEqual([0]);
    expect(await betsOf(seat)).toEqual([
      { ...paidBy, granted_minor: 0n, payout_minor: 0n, status: 'void' },
      { ...paidBy, granted_minor: 20n, payout_minor: 0n, status: 'settled' },
      { ...paidBy, granted_minor: -20n, payout_minor: 0n, status: 'settled' },
    ]);
    const late = { roundId: 'a', refTxId: 'open' };
    expect(await ask('credit', seat, '10', late)).toMatchObject({ code: 'TRANSACTION_ROLLED_BACK' });
  });

  it.each(['frozen', 'excluded', 'coolingOff'] as const)('VEN-01 DR-21.4 is refused to a player who is %s', async (state) => {
    const seat = await wallet.seat(0n);
    await grant(seat);
    await wallet.db.updateTable('account').set({ state }).where('id', '=', seat.accountId).execute();
    expect(await ask('debit', seat, '20', { campaignId })).toMatchObject({ code: 'PLAYER_BLOCKED' });
    expect(await usedBy(seat)).toEqual([0]);
  });

  it('VEN-01 DR-21.1 a launch tells the vendor which rounds the player has at its game', async () => {
    const seat = await wallet.seat(0n);
    await grant(seat);
    await grant(seat, 'live-week');
    await ask('debit', seat, '20', { campaignId });
    await ask('credit', seat, '75', { roundEnd: true });
    const told = await wallet.vendor.ask('balance', seat.player);
    expect(told.freeRounds).toMatchObject([{ campaignId, name: 'Opening week', left: 4, stakeMinor: '20', wonMinor: '75' }]);
    expect((await wallet.vendor.ask('balance', { playerId: seat.player.playerId, currency: 'USD' })).freeRounds).toBeUndefined();
  });

  it('RUN-06 keeps every invariant, and the audit finds a changed grant', async () => {
    await applyRollups(wallet.db);
    const broken = async () => (await auditMoney(wallet.db)).filter((each) => each.broken > 0n).map(({ name }) => name.slice(0, 40));
    expect(await broken()).toEqual([]);
    await sql`update campaign_grant set used = used + 1 where used = 1`.execute(wallet.db);
    expect(await broken()).toEqual(['each grant of a campaign has used the rounds'.slice(0, 40)]);
    await sql`update bet set granted_minor = 21 where granted_minor = 20 and status = 'settled'`.execute(wallet.db);
    expect(await broken()).toEqual(
      expect.arrayContaining(
        ['each vendor transaction and settled round', 'each round has the stakes and payouts of '].map((name) => name.slice(0, 40)),
      ),
    );
  });
});
