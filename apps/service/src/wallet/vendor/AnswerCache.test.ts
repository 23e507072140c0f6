import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spreadEngines } from '../../testing/openTestDatabase.ts';
import { type Seat, startWallet, type TestWallet } from '../../testing/startWallet.ts';
import { AnswerCache } from './AnswerCache.ts';
import { credit } from './credit.ts';
import { debit } from './debit.ts';
import { rollback } from './rollback.ts';
import type { WalletContext } from './WalletContext.ts';

describe.each(spreadEngines)('on %s', (engine) => {
  let wallet: TestWallet;
  let context: WalletContext;
  let statements = 0;
  let seat: Seat;
  let stake: Parameters<typeof debit>[1];
  beforeAll(async () => {
    wallet = await startWallet(engine);
    const db = wallet.db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    context = { db, integration: 'STUDIO', answers: new AnswerCache() };
  });
  afterAll(() => wallet.close());
  beforeEach(async () => {
    seat = await wallet.seat(1000n);
    stake = { ...seat.player, txId: randomUUID(), roundId: randomUUID(), amountMinor: '100' };
  });
  /** Returns the answer and the number of statements that it took. */
  async function counted<Answer>(answer: () => Promise<Answer>) {
    const before = statements;
    return { answer: await answer(), statements: statements - before };
  }

  it('VEN-01 repeats the answers of stakes, wins and rollbacks without a statement', async () => {
    const win = { ...stake, winType: 'win' as const, txId: randomUUID() };
    const other = { ...stake, txId: randomUUID(), roundId: randomUUID() };
    const back = { playerId: stake.playerId, txId: randomUUID(), refTxId: other.txId };
    const calls = [
      () => debit(context, stake),
      () => credit(context, win),
      () => debit(context, other),
      () => rollback(context, back),
    ] as const;
    for (const call of calls) {
      const first = await counted(call);
      expect(first.answer.code).toBe('OK');
      expect(first.statements).toBeGreaterThan(0);
      expect(await counted(call)).toEqual({ answer: first.answer, statements: 0 });
    }
    expect(await wallet.balanceOf(seat.accountId)).toBe(1000n);
  });

  it('VEN-01 repeats the same answer after a rollback as without the cache, and moves no money', async () => {
    const first = await debit(context, stake);
    await rollback(context, { playerId: stake.playerId, txId: randomUUID(), refTxId: stake.txId });
    expect(await debit(context, stake)).toEqual(first);
    expect(await debit({ ...context, answers: undefined }, stake)).toEqual(first);
    expect(await wallet.balanceOf(seat.accountId)).toBe(1000n);
  });

  it('VEN-01 refuses other content and another kind of call for an id in the cache, and leaves it to other players', async () => {
    await debit(context, stake);
    const refused = { code: 'DUPLICATE_MISMATCH', field: 'txId' };
    expect(await debit(context, { ...stake, amountMinor: '101' })).toEqual(refused);
    expect(await credit(context, { ...stake, winType: 'win' })).toEqual(refused);
    const neighbour = await wallet.seat(500n);
    expect(await debit(context, { ...stake, ...neighbour.player })).toMatchObject({ code: 'OK', balanceMinor: '400' });
    expect(await wallet.balanceOf(seat.accountId)).toBe(900n);
  });

  it('VEN-01 does not repeat a refusal that is not stored: a win may arrive before its stake', async () => {
    const win = { ...stake, winType: 'win' as const, txId: randomUUID(), refTxId: stake.txId };
    expect(await credit(context, win)).toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await debit(context, stake);
    expect(await credit(context, win)).toMatchObject({ code: 'OK', balanceMinor: '1000' });
  });
});
