import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { WalletAnswer } from '@site/api/vendor';
import { signedCallExample } from '@site/api/vendorApi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Changed } from '../push/Bus.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { type Seat, startWallet, type TestWallet } from '../testing/startWallet.ts';
import { launchFor } from '../testing/TestVendor.ts';
import { findRequests } from './findRequests.ts';
import { credit as payWin } from './vendor/credit.ts';
import { lockWallets } from '../ledger/lockWallets.ts';

const valid = { txId: 't', roundId: 'r', playerId: '1', sessionId: 's', gameCode: 'g', currency: 'USD', amountMinor: '1' };

describe.each(spreadEngines)('on %s', (engine) => {
  // A test of many calls of one player at once is not for a cluster: a stake takes many times as long there, and a statement waits 3 seconds.
  let wallet: TestWallet;
  beforeAll(async () => {
    wallet = await startWallet(engine);
  });
  afterAll(() => wallet.close());

  const debit = (seat: Seat, amountMinor: string, more: object = {}) =>
    wallet.vendor.ask('debit', { ...seat.player, txId: randomUUID(), roundId: randomUUID(), amountMinor, ...more });
  const credit = (seat: Seat, amountMinor: string, more: object = {}) =>
    wallet.vendor.ask('credit', { ...seat.player, txId: randomUUID(), roundId: randomUUID(), amountMinor, ...more });
  const rollback = ({ player: { playerId } }: Seat, refTxId: string, txId: string = randomUUID()) =>
    wallet.vendor.ask('rollback', { playerId, txId, refTxId });
  const betsOf = ({ accountId }: Seat) =>
    wallet.db
      .selectFrom('bet')
      .where('account_id', '=', accountId)
      .orderBy('part')
      .select(['round_id', 'part', 'stake_minor', 'payout_minor', 'valid_bet_minor', 'status'])
      .execute();
  const entriesOf = async ({ accountId }: Seat) =>
    (await wallet.db.selectFrom('transfer').where('account_id', '=', accountId).select('id').execute()).length;

  /** Waits for the raw requests with this text: they are written behind the calls. */
  const requestsWith = async (contained: string, count: number) => {
    await expect.poll(() => findRequests(wallet.db, ['STUDIO', contained])).toHaveLength(count);
    return (await findRequests(wallet.db, ['STUDIO', contained])).map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  it('VEN-05 keeps each signed request with our reply, as it came, and no unsigned one', async () => {
    const seat = await wallet.seat(1000n);
    const [txId, badly, garbled] = [randomUUID(), randomUUID(), randomUUID()];
    await debit(seat, '100', { txId });
    await debit(seat, '5000', { txId });
    await sendDebit(`{"txId":"${badly}"}`, { 'x-signature': 'ab'.repeat(32) });
    await sendDebit(`{"txId":"${garbled}" \u0000`);
    const kept = await requestsWith(txId, 2);
    expect(kept.map(({ status, reply }) => [status, JSON.parse(String(reply)) as object])).toMatchObject([
      [200, { code: 'DUPLICATE_MISMATCH' }],
      [200, { code: 'OK', balanceMinor: '900' }],
    ]);
    expect(JSON.parse(String(kept[1]?.body))).toMatchObject({ ...seat.player, txId, amountMinor: '100' });
    expect(await requestsWith(garbled, 1)).toMatchObject([{ path: '/vendor/v1/debit', body: `{"txId":"${garbled}" \u0000` }]);
    expect(await findRequests(wallet.db, ['STUDIO', badly])).toEqual([]);
    await expect(findRequests(wallet.db, ['STUDIO'])).rejects.toThrow('npm run vendor:requests');
  });

  const sendDebit = (body: string, headers?: Record<string, string>) => wallet.vendor.send('/vendor/v1/debit', body, headers);
  const rowsWritten = async () =>
    (
      await wallet.db
        .selectFrom('vendor_transaction')
        .select((select) => select.fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;

  it('DR-0.5 refuses a stake that cannot be posted completely, and writes nothing', async () => {
    const seat = await wallet.seat(1000n);
    const rename = (from: string, to: string) =>
      wallet.db.updateTable('house_account').set({ name: to }).where('name', '=', from).execute();
    const [txId, before] = [randomUUID(), await rowsWritten()];
    await rename('vendor:STUDIO', 'vendor:GONE');
    const answer = await debit(seat, '100', { txId });
    await rename('vendor:GONE', 'vendor:STUDIO');
    expect(answer).toEqual({ code: 'TRANSIENT' });
    expect([await rowsWritten(), await betsOf(seat), await entriesOf(seat), await wallet.balanceOf(seat.accountId)]).toEqual([
      before,
      [],
      1,
      1000n,
    ]);
    expect(await debit(seat, '100', { txId })).toMatchObject({ code: 'OK', balanceMinor: '900' });
  });

  it('VEN-01 stakes, pays and settles a round, and publishes the balance', async () => {
    const seat = await wallet.seat(1000n, 'live');
    const roundId = randomUUID();
    const told = new Promise<Changed>((resolve) => {
      const stop = wallet.bus.onEvent((ids) => {
        if (ids === 'all' || !ids.includes(seat.accountId)) return;
        stop();
        resolve(ids);
      });
    });
    expect(await debit(seat, '300', { roundId })).toMatchObject({
      code: 'OK',
      balanceMinor: '700',
      currency: 'USD',
      ourTxId: expect.any(String) as string,
    });
    expect(await debit(seat, '200', { roundId })).toMatchObject({ code: 'OK', balanceMinor: '500' });
    expect(await betsOf(seat)).toMatchObject([{ stake_minor: 500n, payout_minor: 0n, valid_bet_minor: 0n, status: 'open' }]);
    expect(await credit(seat, '600', { roundId, roundEnd: true })).toMatchObject({ code: 'OK', balanceMinor: '1100' });
    expect(await betsOf(seat)).toMatchObject([{ stake_minor: 500n, payout_minor: 600n, valid_bet_minor: 100n, status: 'settled' }]);
    expect(await told).toContain(seat.accountId);
    expect(await wallet.vendor.ask('balance', seat.player)).toEqual({ code: 'OK', balanceMinor: '1100', currency: 'USD' });
  });

  it('VEN-01 DR-1 a lottery’s stakes that its vendor says cover the draw are no valid bet, nor after a late win', async () => {
    const seat = await wallet.seat(1000n, 'lottery');
    const { playerId } = seat.player;
    const [credited, ended] = [randomUUID(), randomUUID()];
    await debit(seat, '300', { roundId: credited });
    await credit(seat, '0', { roundId: credited, roundEnd: true, uncountedMinor: '200' });
    await credit(seat, '50', { roundId: credited });
    expect((await betsOf(seat)).map(({ valid_bet_minor: counted }) => counted)).toEqual([100n, 0n]);
    await debit(seat, '300', { roundId: ended });
    await wallet.vendor.ask('endRound', { playerId, roundId: ended, uncountedMinor: '300' });
    expect((await betsOf(seat)).find(({ round_id: id }) => id === ended)).toMatchObject({ status: 'settled', valid_bet_minor: 0n });
    expect(await credit(seat, '0', { uncountedMinor: '-1' })).toMatchObject({ code: 'INVALID_INPUT', field: 'uncountedMinor' });
  });

  it.each([
    ['a single at 1.49', { legs: [{ selection: 'Home', odds: '1.49' }] }, 0n],
    ['a single at 1.50', { legs: [{ selection: 'Home', odds: '1.5' }] }, 300n],
    ['a parlay at 1.56', { legs: ['1.2', '1.3'].map((odds) => ({ selection: 'Home', odds })), odds: '1.56' }, 300n],
    ['a parlay at 1.32', { legs: ['1.1', '1.2'].map((odds) => ({ selection: 'Home', odds })), odds: '1.32' }, 0n],
  ])('VEN-01 DR-1 of %s, lost, as its slip says, the valid bet is known', async (_what, slip, validMinor) => {
    const seat = await wallet.seat(1000n, 'book');
    const roundId = randomUUID();
    await debit(seat, '300', { roundId, slip });
    await credit(seat, '0', { roundId, roundEnd: true });
    await debit(seat, '300', { slip, roundEnd: true });
    expect((await betsOf(seat)).map(({ valid_bet_minor: counted }) => counted)).toEqual([validMinor, validMinor]);
  });

  it('VEN-01 settles a round once: on a losing stake, a win of zero, or endRound', async () => {
    const seat = await wallet.seat(1000n);
    const rounds = ['stake', 'win', 'end'].map((name) => `${name}-${randomUUID()}`);
    const [byStake, byWin, byEnd] = rounds;
    await debit(seat, '10', { roundId: byStake, roundEnd: true });
    await debit(seat, '20', { roundId: byWin });
    expect(await credit(seat, '0', { roundId: byWin, roundEnd: true })).toMatchObject({ code: 'OK', balanceMinor: '970' });
    await debit(seat, '30', { roundId: byEnd });
    const end = { playerId: seat.player.playerId, roundId: byEnd };
    expect(await wallet.vendor.ask('endRound', end)).toEqual({ code: 'OK', balanceMinor: '940', currency: 'USD' });
    const settled = await betsOf(seat);
    expect(settled.map(({ round_id, valid_bet_minor, status }) => [round_id, valid_bet_minor, status])).toEqual(
      expect.arrayContaining([
        [byStake, 10n, 'settled'],
        [byWin, 20n, 'settled'],
        [byEnd, 30n, 'settled'],
      ]) as unknown[],
    );
    await wallet.vendor.ask('endRound', end);
    expect(await betsOf(seat)).toEqual(settled);
  });

  it('VEN-01 repeats the answer of a known transaction, and moves its money once', async () => {
    const seat = await wallet.seat(1000n);
    const stake = { txId: randomUUID(), roundId: randomUUID() };
    const first = await debit(seat, '100', stake);
    await debit(seat, '50');
    expect(await debit(seat, '100', stake)).toEqual(first);
    const win = { txId: randomUUID(), roundId: stake.roundId };
    const paid = await credit(seat, '70', win);
    expect(await credit(seat, '70', win)).toEqual(paid);
    expect(await wallet.balanceOf(seat.accountId)).toBe(920n);
  });

  it.skipIf(engine === 'citus')('VEN-01 executes one of fifty concurrent calls with the same id', async () => {
    const seat = await wallet.seat(1000n);
    const stake = { txId: randomUUID(), roundId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => debit(seat, '100', stake)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await wallet.balanceOf(seat.accountId)).toBe(900n);
  });

  it.skipIf(engine === 'citus')('VEN-01 pays a hundred concurrent wins of one round without refusing any', async () => {
    const seat = await wallet.seat(100n);
    const roundId = randomUUID();
    await debit(seat, '100', { roundId });
    const answers = await Promise.all(Array.from({ length: 100 }, () => credit(seat, '3', { roundId })));
    expect(answers.filter(({ code }) => code !== 'OK')).toEqual([]);
    expect(await wallet.balanceOf(seat.accountId)).toBe(300n);
    expect(await betsOf(seat)).toMatchObject([{ stake_minor: 100n, payout_minor: 300n }]);
  });

  it.skipIf(engine === 'citus')('VEN-01 pays them through several independent processes', async () => {
    const { db } = wallet;
    const seat = await wallet.seat(0n);
    const roundId = randomUUID();
    const pay = () =>
      payWin({ db, integration: 'STUDIO' }, { ...seat.player, roundId, txId: randomUUID(), amountMinor: '3', winType: 'win' });
    const answers = await Promise.all(Array.from({ length: 60 }, pay));
    expect(answers.filter(({ code }) => code !== 'OK')).toEqual([]);
    expect(await wallet.balanceOf(seat.accountId)).toBe(180n);
  });

  /** Sends a stake and, behind it in the queue of the wallet, a call whose caller disconnects before its turn. Returns the stake's answer. */
  async function disconnectInQueue(seat: Seat, path: string, fields: object) {
    const given = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = wallet.db.transaction().execute(async (tx) => {
      await lockWallets(tx, seat.accountId);
      held.resolve();
      await given.promise;
    });
    await held.promise;
    const stake = debit(seat, '10');
    await once(wallet.server, 'request');
    const caller = new AbortController();
    const arrived = once(wallet.server, 'request') as Promise<[IncomingMessage]>;
    const call = wallet.vendor.send(path, JSON.stringify({ ...seat.player, ...fields }), {}, caller.signal);
    const [{ socket }] = await arrived;
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
    const gone = once(socket, 'close');
    caller.abort();
    await expect(call).rejects.toThrow(/abort/);
    await gone;
    given.resolve();
    await holding;
    return await stake;
  }

  it('VEN-05 takes no stake of a caller that disconnected before its turn', async () => {
    const seat = await wallet.seat(1000n);
    const stake = await disconnectInQueue(seat, '/vendor/v1/debit', { txId: 'given up', roundId: 'given up', amountMinor: '20' });
    expect(stake).toMatchObject({ code: 'OK', balanceMinor: '990' });
    expect(await debit(seat, '30')).toMatchObject({ code: 'OK', balanceMinor: '960' });
    expect(await wallet.db.selectFrom('vendor_transaction').where('tx_id', '=', 'given up').selectAll().execute()).toEqual([]);
  });

  it('VEN-05 does nothing for a caller that disconnected before its turn, so that a retry counts as the first', async () => {
    const seat = await wallet.seat(1000n);
    const win = { txId: 'late win', roundId: 'late win', amountMinor: '20', winType: 'win' };
    await disconnectInQueue(seat, '/vendor/v1/credit', win);
    expect(await debit(seat, '30')).toMatchObject({ code: 'OK', balanceMinor: '960' });
    expect(await wallet.vendor.ask('credit', { ...seat.player, ...win })).toMatchObject({ code: 'OK', balanceMinor: '980' });
  });

  it.skipIf(engine === 'citus')('VEN-01 never lets concurrent stakes exceed the balance', async () => {
    const seat = await wallet.seat(1000n);
    const answers = await Promise.all(Array.from({ length: 20 }, () => debit(seat, '150')));
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(6);
    expect(answers.filter(({ code }) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(14);
    expect(await wallet.balanceOf(seat.accountId)).toBe(100n);
  });

  it.skipIf(engine === 'citus')('VEN-01 answers concurrent stakes and wins with the resulting balances', async () => {
    const seat = await wallet.seat(100n);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 2 ? debit(seat, '70') : credit(seat, '60'))));
    const taken = answers.filter(({ code }, index) => index % 2 === 1 && code === 'OK').length;
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK', 'INSUFFICIENT_FUNDS']));
    expect(await wallet.balanceOf(seat.accountId)).toBe(100n + 30n * 60n - BigInt(taken) * 70n);
  });

  it.each([
    ['another amount', { amountMinor: '101' }],
    ['another round', { roundId: 'other' }],
    ['another call', undefined],
  ])('VEN-01 refuses a known transaction with %s', async (_what, change) => {
    const seat = await wallet.seat(1000n);
    const stake = { txId: randomUUID(), roundId: randomUUID() };
    await debit(seat, '100', stake);
    const again = change ? debit(seat, '100', { ...stake, ...change }) : credit(seat, '100', stake);
    expect(await again).toEqual({ code: 'DUPLICATE_MISMATCH', field: 'txId' });
    expect(await wallet.balanceOf(seat.accountId)).toBe(900n);
  });

  // The embedded engine has one connection for everything.
  it.runIf(engine === 'postgres')('API-05 answers stakes while other calls hold all their connections', async () => {
    const seat = await wallet.seat(1000n);
    const answered = Promise.withResolvers<void>();
    const holding = Array.from({ length: 40 }, () => wallet.db.connection().execute(() => answered.promise));
    const answer = await debit(seat, '100').finally(answered.resolve);
    await Promise.all(holding);
    expect(answer).toMatchObject({ code: 'OK', balanceMinor: '900' });
  });

  it('VEN-01 rolls a debit back once, also when repeated', async () => {
    const seat = await wallet.seat(1000n);
    const txId = randomUUID();
    await debit(seat, '400', { txId });
    const rollbackId = randomUUID();
    const first = await rollback(seat, txId, rollbackId);
    expect(first).toMatchObject({ code: 'OK', balanceMinor: '1000' });
    expect(await rollback(seat, txId, rollbackId)).toEqual(first);
    expect(await rollback(seat, txId)).toMatchObject({ code: 'OK', balanceMinor: '1000' });
    expect(await betsOf(seat)).toMatchObject([{ stake_minor: 0n, valid_bet_minor: 0n, status: 'void' }]);
  });

  it.skipIf(engine === 'citus')('VEN-01 rolls a debit back once with concurrent rollbacks', async () => {
    const seat = await wallet.seat(1000n);
    const txId = randomUUID();
    await debit(seat, '400', { txId });
    const answers = await Promise.all(Array.from({ length: 10 }, () => rollback(seat, txId)));
    expect(answers.every(({ code, balanceMinor }) => code === 'OK' && balanceMinor === '1000')).toBe(true);
    expect(await wallet.balanceOf(seat.accountId)).toBe(1000n);
  });

  it('VEN-01 stores a rollback that arrives before its debit, and refuses the debit', async () => {
    const seat = await wallet.seat(1000n);
    const txId = randomUUID();
    expect(await rollback(seat, txId)).toMatchObject({ code: 'OK', balanceMinor: '1000' });
    expect(await debit(seat, '400', { txId })).toEqual({ code: 'DUPLICATE_MISMATCH', field: 'txId' });
    expect(await rollback(seat, txId)).toMatchObject({ code: 'OK', balanceMinor: '1000' });
    expect(await wallet.balanceOf(seat.accountId)).toBe(1000n);
    expect(await betsOf(seat)).toEqual([]);
  });

  it('VEN-01 rolls back neither another player’s transactions nor a rollback', async () => {
    const [seat, other] = [await wallet.seat(1000n), await wallet.seat(1000n)];
    const [stakeId, winId, rollbackId] = [randomUUID(), randomUUID(), randomUUID()];
    await debit(seat, '400', { txId: stakeId });
    await credit(seat, '50', { txId: winId });
    expect(await rollback(other, stakeId)).toMatchObject({ code: 'OK', balanceMinor: '1000' });
    expect(await rollback(other, winId, rollbackId)).toMatchObject({ code: 'OK', balanceMinor: '1000' });
    expect(await rollback(other, rollbackId)).toEqual({ code: 'INVALID_INPUT', field: 'refTxId' });
    expect(await wallet.balanceOf(seat.accountId)).toBe(650n);
  });

  it('VEN-01 DR-14 takes a wrong win back once, as a correction of its round, which is paid anew', async () => {
    const seat = await wallet.seat(1000n);
    const [roundId, wrongId, rollbackId] = [randomUUID(), randomUUID(), randomUUID()];
    await debit(seat, '100', { roundId });
    await credit(seat, '250', { txId: wrongId, roundId, roundEnd: true });
    const taken = await rollback(seat, wrongId, rollbackId);
    expect(taken).toMatchObject({ code: 'OK', balanceMinor: '900' });
    expect(await rollback(seat, wrongId, rollbackId)).toEqual(taken);
    expect(await rollback(seat, wrongId)).toMatchObject({ code: 'OK', balanceMinor: '900' });
    expect(await credit(seat, '40', { roundId })).toMatchObject({ code: 'OK', balanceMinor: '940' });
    expect(await betsOf(seat)).toMatchObject([
      { part: 0, stake_minor: 100n, payout_minor: 250n, status: 'settled' },
      { part: 1, stake_minor: 0n, payout_minor: -250n, status: 'settled' },
      { part: 2, stake_minor: 0n, payout_minor: 40n, status: 'settled' },
    ]);
  });

  it('VEN-01 DR-0.5 takes no win back that was spent, and takes it back once the money is there', async () => {
    const seat = await wallet.seat(100n);
    const [wrongId, rollbackId] = [randomUUID(), randomUUID()];
    await debit(seat, '100', { roundId: 'first' });
    await credit(seat, '250', { txId: wrongId, roundId: 'first', roundEnd: true });
    await debit(seat, '50', { roundId: 'second' });
    expect(await rollback(seat, wrongId, rollbackId)).toMatchObject({ code: 'INSUFFICIENT_FUNDS', field: 'refTxId', balanceMinor: '200' });
    await credit(seat, '60', { roundId: 'second', roundEnd: true });
    expect(await rollback(seat, wrongId, rollbackId)).toMatchObject({ code: 'OK', balanceMinor: '10' });
  });

  it('VEN-01 keeps a settled round unchanged: a late win is a separate part', async () => {
    const seat = await wallet.seat(1000n);
    const roundId = randomUUID();
    await debit(seat, '100', { roundId });
    await credit(seat, '30', { roundId, roundEnd: true });
    expect(await credit(seat, '500', { roundId, winType: 'jackpot' })).toMatchObject({ code: 'OK', balanceMinor: '1430' });
    expect(await debit(seat, '10', { roundId })).toMatchObject({ code: 'INVALID_INPUT', field: 'roundId' });
    expect(await betsOf(seat)).toMatchObject([
      { part: 0, stake_minor: 100n, payout_minor: 30n, valid_bet_minor: 100n, status: 'settled' },
      { part: 1, stake_minor: 0n, payout_minor: 500n, valid_bet_minor: 0n, status: 'settled' },
    ]);
  });

  it('VEN-01 rolls back a stake that ended its round without a win, as a separate part', async () => {
    const seat = await wallet.seat(1000n);
    const [roundId, txId] = [randomUUID(), randomUUID()];
    await debit(seat, '100', { roundId, txId, roundEnd: true });
    expect(await rollback(seat, txId)).toMatchObject({ code: 'OK', balanceMinor: '1000' });
    expect(await betsOf(seat)).toMatchObject([
      { part: 0, stake_minor: 100n, valid_bet_minor: 100n, status: 'settled' },
      { part: 1, stake_minor: -100n, valid_bet_minor: -100n, status: 'settled' },
    ]);
  });

  describe('rollback after credit', () => {
    it.each([
      ['the debit', (txId: string) => ({ refTxId: txId })],
      ['its round', () => ({})],
    ])('VEN-01 a debit with a credit of %s is never rolled back', async (_what, reference) => {
      const seat = await wallet.seat(1000n);
      const [roundId, txId, rollbackId] = [randomUUID(), randomUUID(), randomUUID()];
      await debit(seat, '400', { roundId, txId });
      await credit(seat, '0', { roundId, ...reference(txId) });
      const refused = { code: 'TRANSACTION_SETTLED', field: 'refTxId', balanceMinor: '600', currency: 'USD' };
      expect(await rollback(seat, txId, rollbackId)).toEqual(refused);
      await credit(seat, '50', { roundId, roundEnd: true });
      expect(await rollback(seat, txId, rollbackId)).toEqual(refused);
      expect(await rollback(seat, txId)).toEqual({ ...refused, balanceMinor: '650' });
      expect(await betsOf(seat)).toMatchObject([{ stake_minor: 400n, payout_minor: 50n, status: 'settled' }]);
    });

    it('VEN-01 a debit without a credit is rolled back: after an earlier credit, or beside a credit that names another', async () => {
      const seat = await wallet.seat(1000n);
      const [roundId, paid, lost] = [randomUUID(), randomUUID(), randomUUID()];
      await credit(seat, '5', { roundId, winType: 'freespin' });
      await debit(seat, '100', { roundId, txId: paid });
      await debit(seat, '200', { roundId, txId: lost });
      await credit(seat, '70', { roundId, refTxId: paid });
      expect(await rollback(seat, lost)).toMatchObject({ code: 'OK', balanceMinor: '975' });
      expect(await rollback(seat, paid)).toMatchObject({ code: 'TRANSACTION_SETTLED' });
      expect(await wallet.balanceOf(seat.accountId)).toBe(975n);
    });

    it('VEN-01 executes a concurrent credit or rollback, never both', async () => {
      const seat = await wallet.seat(1000n);
      for (let turn = 0; turn < 10; turn += 1) {
        const before = await wallet.balanceOf(seat.accountId);
        const [roundId, txId] = [randomUUID(), randomUUID()];
        await debit(seat, '100', { roundId, txId });
        const pay = () => credit(seat, '100', { roundId, refTxId: txId });
        const takeBack = () => rollback(seat, txId);
        const [first, second] = await Promise.all(turn % 2 ? [pay(), takeBack()] : [takeBack(), pay()]);
        const [paid, back] = turn % 2 ? [first, second] : [second, first];
        expect([paid.code, back.code].toSorted()).toEqual(
          paid.code === 'OK' ? ['OK', 'TRANSACTION_SETTLED'] : ['OK', 'TRANSACTION_ROLLED_BACK'],
        );
        expect(await wallet.balanceOf(seat.accountId)).toBe(before);
      }
    });
  });

  describe('credit after rollback', () => {
    it.each([
      ['the debit', 'refTxId', (txId: string) => ({ refTxId: txId })],
      ['a round without other debits', 'roundId', () => ({})],
    ])('VEN-01 a win for %s that was rolled back is refused for good', async (_what, field, reference) => {
      const seat = await wallet.seat(1000n);
      const [roundId, txId, winId] = [randomUUID(), randomUUID(), randomUUID()];
      await debit(seat, '400', { roundId, txId });
      await rollback(seat, txId);
      const win = { roundId, txId: winId, ...reference(txId) };
      const refused = { code: 'TRANSACTION_ROLLED_BACK', field, balanceMinor: '1000', currency: 'USD' };
      expect(await credit(seat, '900', win)).toEqual(refused);
      await debit(seat, '100', { roundId });
      expect(await credit(seat, '900', win)).toEqual(refused);
      expect(await wallet.balanceOf(seat.accountId)).toBe(900n);
    });

    it('VEN-01 a round with a valid debit is paid, and so is one without any debit', async () => {
      const seat = await wallet.seat(1000n);
      const [roundId, txId] = [randomUUID(), randomUUID()];
      await debit(seat, '100', { roundId, txId });
      await debit(seat, '100', { roundId });
      await rollback(seat, txId);
      expect(await credit(seat, '50', { roundId })).toMatchObject({ code: 'OK', balanceMinor: '950' });
      const free = { roundId: randomUUID(), winType: 'freespin' };
      await credit(seat, '0', free);
      expect(await credit(seat, '50', free)).toMatchObject({ code: 'OK', balanceMinor: '1000' });
    });

    it('VEN-01 a win for a debit that is unknown, another’s or of another round moves nothing', async () => {
      const [seat, other] = [await wallet.seat(1000n), await wallet.seat(1000n)];
      const [roundId, mine, theirs] = [randomUUID(), randomUUID(), randomUUID()];
      await debit(seat, '100', { roundId, txId: mine });
      await debit(other, '100', { txId: theirs });
      const late = { roundId, txId: randomUUID(), refTxId: 'late' };
      expect(await credit(seat, '50', late)).toEqual({ code: 'TRANSACTION_NOT_FOUND', field: 'refTxId' });
      expect(await credit(seat, '50', { roundId, refTxId: theirs })).toEqual({ code: 'TRANSACTION_NOT_FOUND', field: 'refTxId' });
      expect(await credit(seat, '50', { refTxId: mine })).toEqual({ code: 'INVALID_INPUT', field: 'roundId' });
      expect(await wallet.balanceOf(seat.accountId)).toBe(900n);
      await debit(seat, '100', { roundId, txId: 'late' });
      expect(await credit(seat, '50', late)).toMatchObject({ code: 'OK', balanceMinor: '850' });
    });
  });

  it('VEN-01 a rollback with a wrong round is refused, and may be repeated with the right one', async () => {
    const seat = await wallet.seat(1000n);
    const [roundId, txId] = [randomUUID(), randomUUID()];
    await debit(seat, '400', { roundId, txId });
    const ask = (wanted: string) =>
      wallet.vendor.ask('rollback', { playerId: seat.player.playerId, txId: `back-${txId}`, refTxId: txId, roundId: wanted });
    expect(await ask('another')).toEqual({ code: 'INVALID_INPUT', field: 'roundId' });
    expect(await wallet.balanceOf(seat.accountId)).toBe(600n);
    expect(await ask(roundId)).toMatchObject({ code: 'OK', balanceMinor: '1000' });
  });

  it.each([
    ['debit', debit],
    ['credit', credit],
  ])('VEN-01 a %s above the limit of its currency is refused by field, one at the limit is not', async (_call, ask) => {
    const seat = await wallet.seat(10_000_000_000n);
    const before = await rowsWritten();
    const refused = { code: 'AMOUNT_TOO_LARGE', field: 'amountMinor' };
    expect(await ask(seat, '10000000001')).toEqual(refused);
    expect(await ask(seat, '999999999999999999')).toEqual(refused);
    expect(await ask(seat, '2500000000001', { currency: 'VND' })).toEqual(refused);
    expect(await rowsWritten()).toBe(before);
    expect(await ask(seat, '10000000000')).toMatchObject({ code: 'OK' });
  });

  describe('honours wins and rollbacks, but no stakes,', () => {
    const ends: [string, string, (seat: Seat) => Promise<unknown>][] = [
      [
        'after logout',
        'INVALID_TOKEN',
        ({ sessionHash }) => wallet.db.deleteFrom('session').where('token_hash', '=', sessionHash).execute(),
      ],
      [
        'once the session has expired',
        'INVALID_TOKEN',
        ({ sessionHash }) =>
          wallet.db
            .updateTable('session')
            .set({ expires_at: new Date(0) })
            .where('token_hash', '=', sessionHash)
            .execute(),
      ],
      ...(['frozen', 'excluded', 'coolingOff'] as const).map((state): [string, string, (seat: Seat) => Promise<unknown>] => [
        `once the player is ${state}`,
        'PLAYER_BLOCKED',
        ({ accountId }) => wallet.db.updateTable('account').set({ state }).where('id', '=', accountId).execute(),
      ]),
    ];
    it.each(ends)('VEN-01 %s', async (_when, code, end) => {
      const seat = await wallet.seat(1000n);
      const [roundId, txId] = [randomUUID(), randomUUID()];
      await debit(seat, '100', { roundId });
      await debit(seat, '200', { txId });
      await end(seat);
      expect(await debit(seat, '10')).toMatchObject({ code });
      expect(await credit(seat, '50', { roundId, roundEnd: true })).toMatchObject({ code: 'OK', balanceMinor: '750' });
      expect(await rollback(seat, txId)).toMatchObject({ code: 'OK', balanceMinor: '950' });
    });
  });

  it.each([
    ['an unknown session', { sessionId: 'unknown' }, 'INVALID_TOKEN'],
    ['another currency', { currency: 'EUR' }, 'CURRENCY_MISMATCH'],
    ['an unknown game', { gameCode: 'unknown' }, 'GAME_DISABLED'],
    ['a game of another vendor', { gameCode: 'OT-SLOT' }, 'GAME_DISABLED'],
    ['a closed game', { gameCode: 'MQ-CLOSED' }, 'GAME_DISABLED'],
    ['more than there is', { amountMinor: '1001' }, 'INSUFFICIENT_FUNDS'],
  ])('VEN-01 refuses a stake with %s, for good', async (_what, change, code) => {
    const seat = await wallet.seat(1000n);
    const txId = randomUUID();
    expect(await debit(seat, '100', { txId, ...change })).toMatchObject({ code });
    await debit(seat, '100', { txId, ...change });
    expect(await wallet.balanceOf(seat.accountId)).toBe(1000n);
    expect(await entriesOf(seat)).toBe(1);
    expect(await rollback(seat, txId)).toMatchObject({ code: 'OK', balanceMinor: '1000' });
  });

  it('VEN-01 applies the player’s limits to stakes, and subtracts wins and rollbacks from the limit on losses', async () => {
    const seat = await wallet.seat(1000n);
    const now = new Date();
    const long = new Date(now.getTime() - 25 * 3_600_000);
    await wallet.db
      .insertInto('play_limit')
      .values([
        { account_id: seat.accountId, currency: 'USD', kind: 'loss', period: 'day', amount_minor: 300n, period_start: now },
        { account_id: seat.accountId, currency: 'USD', kind: 'stake', period: 'week', amount_minor: 500n, period_start: now },
        {
          account_id: seat.accountId,
          currency: 'USD',
          kind: 'stake',
          period: 'day',
          amount_minor: 400n,
          used_minor: 400n,
          period_start: long,
        },
      ])
      .execute();
    const txId = randomUUID();
    expect(await debit(seat, '300', { txId })).toMatchObject({ code: 'OK' });
    expect(await debit(seat, '1')).toMatchObject({ code: 'LIMIT_EXCEEDED', balanceMinor: '700' });
    await credit(seat, '150');
    expect(await debit(seat, '150')).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    expect(await debit(seat, '100')).toMatchObject({ code: 'OK' });
    await rollback(seat, txId);
    const used = await wallet.db
      .selectFrom('play_limit')
      .where('account_id', '=', seat.accountId)
      .orderBy('kind')
      .orderBy('period')
      .select(['kind', 'period', 'used_minor'])
      .execute();
    expect(used).toEqual([
      { kind: 'loss', period: 'day', used_minor: -50n },
      { kind: 'stake', period: 'day', used_minor: 100n },
      { kind: 'stake', period: 'week', used_minor: 100n },
    ]);
  });

  it.skipIf(engine === 'citus')('VEN-01 lets concurrent stakes use a limit up to its last unit, and no further', async () => {
    const seat = await wallet.seat(1000n);
    await wallet.db
      .insertInto('play_limit')
      .values({ account_id: seat.accountId, currency: 'USD', kind: 'stake', period: 'day', amount_minor: 300n, period_start: new Date() })
      .execute();
    const answers = await Promise.all(Array.from({ length: 12 }, () => debit(seat, '50')));
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(6);
    expect(await wallet.balanceOf(seat.accountId)).toBe(700n);
  });

  it('VEN-01 accepts a launch token once, before it expires, for players who may play', async () => {
    const seat = await wallet.seat(10n);
    const launch = { accountId: seat.accountId, nodeId: 1 };
    const authenticate = (launchToken: string) => wallet.vendor.ask('authenticate', { launchToken });
    const { launchToken } = await launchFor(wallet.db, launch);
    expect(await authenticate(launchToken)).toMatchObject({
      code: 'OK',
      playerId: seat.player.playerId,
      balanceMinor: '10',
      currency: 'USD',
      country: 'VN',
      language: 'EN',
      gameCode: 'MQ-SLOT',
      sessionId: expect.any(String) as string,
    });
    const refused: WalletAnswer = { code: 'INVALID_TOKEN', field: 'launchToken' };
    expect(await authenticate(launchToken)).toEqual(refused);
    expect(await authenticate('unknown')).toEqual(refused);

    const late = await launchFor(wallet.db, launch);
    await wallet.db.updateTable('launch').set({ expires_at: new Date() }).where('used_at', 'is', null).execute();
    expect(await authenticate(late.launchToken)).toEqual(refused);

    const gone = await launchFor(wallet.db, launch);
    await wallet.db.deleteFrom('session').where('token_hash', '=', gone.sessionHash).execute();
    expect(await authenticate(gone.launchToken)).toEqual(refused);

    const frozen = await launchFor(wallet.db, launch);
    await wallet.db.updateTable('account').set({ state: 'frozen' }).where('id', '=', seat.accountId).execute();
    expect(await authenticate(frozen.launchToken)).toEqual({ code: 'PLAYER_BLOCKED' });
  });

  it('VEN-01 the documentation’s example of a signed call runs unchanged', async () => {
    const seat = await wallet.seat(1234n);
    const { url: SERVICE, secret: SECRET } = wallet.vendor.identity;
    const environment = { ...process.env, SERVICE, SECRET, PLAYER: seat.player.playerId };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', signedCallExample], { env: environment });
    expect(JSON.parse(stdout)).toEqual({ code: 'OK', balanceMinor: '1234', currency: 'USD' });
  });

  describe('bad input', () => {
    it.each([
      ['a forged signature', { 'X-Signature': '0'.repeat(64) }],
      ['a signature of another length', { 'X-Signature': 'short' }],
      ['another vendor', { 'X-Vendor': 'OTHER' }],
      ['a time of long ago', { 'X-Timestamp': String(Date.now() - 301_000) }],
      ['a time to come', { 'X-Timestamp': String(Date.now() + 3_600_000) }],
      ['no time', { 'X-Timestamp': '' }],
    ])('VEN-01 %s is refused', async (_what, headers) => {
      const before = await rowsWritten();
      expect(await sendDebit(JSON.stringify(valid), headers)).toEqual({ status: 401, answer: { code: 'BAD_SIGNATURE' } });
      expect(await rowsWritten()).toBe(before);
    });

    it.each([
      ['another path', { path: '/vendor/v1/debit' }],
      ['another query', { path: '/vendor/v1/credit?x=1' }],
      ['another method', { method: 'PUT' }],
    ])('VEN-01 a signature for %s is refused', async (_what, signed) => {
      const seat = await wallet.seat(5n);
      const body = JSON.stringify({ ...valid, ...seat.player, amountMinor: '1000', txId: randomUUID() });
      expect(await wallet.vendor.send('/vendor/v1/credit', body, {}, undefined, signed)).toEqual({
        status: 401,
        answer: { code: 'BAD_SIGNATURE' },
      });
      expect(await wallet.balanceOf(seat.accountId)).toBe(5n);
    });

    it.each([
      ['a negative amount', { amountMinor: '-1' }, 'amountMinor'],
      ['a fraction', { amountMinor: '1.5' }, 'amountMinor'],
      ['a number', { amountMinor: 1 }, 'amountMinor'],
      ['nothing to stake', { amountMinor: '0' }, 'amountMinor'],
      ['more digits than money has', { amountMinor: '1'.repeat(19) }, 'amountMinor'],
      ['no transaction id', { txId: '' }, 'txId'],
      ['an id that no text column holds', { txId: 'a\0' }, 'txId'],
      ['an endless id', { roundId: 'x'.repeat(81) }, 'roundId'],
      ['no currency', { currency: 'usd' }, 'currency'],
    ])('VEN-01 %s is refused by field', async (_what, change, field) => {
      const before = await rowsWritten();
      expect(await sendDebit(JSON.stringify({ ...valid, ...change }))).toEqual({ status: 200, answer: { code: 'INVALID_INPUT', field } });
      expect(await rowsWritten()).toBe(before);
    });

    it.each(['999999999', '0', '-4', 'robert', '1; drop table wallet'])(
      'VEN-01 an unknown player (%s) is refused by every call',
      async (playerId) => {
        const before = await rowsWritten();
        for (const call of ['balance', 'debit', 'credit', 'rollback', 'endRound'] as const)
          expect(await wallet.vendor.ask(call, { ...valid, refTxId: 'x', playerId })).toEqual({
            code: 'PLAYER_NOT_FOUND',
            field: 'playerId',
          });
        expect(await rowsWritten()).toBe(before);
      },
    );

    it('VEN-01 broken JSON, an empty body and 20 MB are refused, and the next call is served', async () => {
      const broken = { status: 200, answer: { code: 'INVALID_INPUT', field: 'body' } };
      expect(await sendDebit('{"txId":')).toEqual(broken);
      expect(await sendDebit('')).toEqual(broken);
      expect(await sendDebit('[]')).toEqual(broken);
      expect(await sendDebit('x'.repeat(20 * 1024 * 1024))).toEqual({ ...broken, status: 413 });
      // Asked again it would be wrong again, so it is not to be asked again.
      expect(await sendDebit('{}', { 'Content-Type': '' })).toEqual({
        status: 415,
        answer: { code: 'INVALID_INPUT', field: 'Content-Type' },
      });
      const seat = await wallet.seat(5n);
      expect(await debit(seat, '5')).toMatchObject({ code: 'OK', balanceMinor: '0' });
    });
  });
});
