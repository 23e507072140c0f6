import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chain } from '../database/migrations/0008-chain.ts';
import { holder } from '../database/migrations/0020-holder.ts';
import { sqlStateOf } from '../database/sqlStateOf.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { startWallet, type TestWallet } from '../testing/startWallet.ts';
import { auditMoney } from './auditMoney.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

describe.each(spreadEngines)('on %s', (engine) => {
  let wallet: TestWallet;
  beforeAll(async () => {
    wallet = await startWallet(engine);
    const { player } = await wallet.seat(1000n);
    const ask = (call: 'debit' | 'credit', amountMinor: string, more: object = {}) =>
      wallet.vendor.ask(call, { ...player, txId: randomUUID(), roundId: 'r1', amountMinor, ...more });
    await ask('debit', '100', { txId: 'stake' });
    await ask('credit', '250', { roundEnd: true });
    await ask('debit', '40', { txId: 'cancelled', roundId: 'r2' });
    await wallet.vendor.ask('rollback', { playerId: player.playerId, txId: randomUUID(), refTxId: 'cancelled' });
    await wallet.vendor.ask('rollback', { playerId: player.playerId, txId: randomUUID(), refTxId: 'never came' });
    await ask('debit', '99999');
  });
  afterAll(() => wallet.close());

  it.each([
    ['a transfer changed', sql`update transfer set at = '2020-01-01'`],
    ['a transfer removed', sql`delete from transfer where amount_minor = 250`],
    ['a posting changed', sql`update posting set balance_after = balance_after + 1 where seq = 2`],
    ['a posting removed', sql`delete from posting where seq = 2`],
    ['a vendor transaction changed', sql`update vendor_transaction set amount_minor = 1 where tx_id = 'stake'`],
    ['a refusal turned into a stake', sql`update vendor_transaction set state = 'ok' where state = 'refused'`],
    ['a debit given back its stake', sql`update vendor_transaction set state = 'ok' where state = 'rolledBack'`],
    ['a tombstone removed', sql`delete from vendor_transaction where state = 'tombstone'`],
    ['what caused a deposit, changed', sql`update deposit set amount_minor = amount_minor + 1`],
    ['what caused a deposit, removed', sql`delete from deposit`],
  ])('RUN-06 refuses %s, even to the owner of the tables', async (_what, tamper) => {
    const error: unknown = await tamper.execute(wallet.db).catch((reason: unknown) => reason);
    expect(sqlStateOf(error)).toBe(INSUFFICIENT_PRIVILEGE);
    expect(String(error)).toMatch(/A row of \w+ is never changed nor removed: post an entry that puts it right\./);
  });

  it.skipIf(engine === 'citus')('RUN-06 chains rows that were written before the chains existed', async () => {
    const linked = wallet.db.transaction().execute(async (tx) => {
      const before = [
        'drop trigger deposit_kept on deposit',
        'drop trigger transfer_kept on transfer',
        'drop trigger posting_kept on posting',
        'drop trigger vendor_transaction_kept on vendor_transaction',
        'drop trigger vendor_transaction_taken_back on vendor_transaction',
        'drop function refuse_change, link_hash, entry_content, transaction_content, round_content cascade',
        'drop aggregate chain_hash(bytea, json)',
        'drop function next_link_hash',
        'alter table posting drop column hash',
        'update posting set account_id = holder_id',
        'alter table posting drop column holder_id',
        'alter table posting add primary key (account_id, transfer_id)',
        'alter table wallet drop column hash, drop column play_seq, drop column play_hash',
        'alter table vendor_transaction drop column hash, drop column play_seq',
        'alter table bet drop column hash, drop column play_seq',
      ];
      for (const statement of before) await sql.raw(statement).execute(tx);
      await chain.up(tx);
      await holder.up(tx);
      throw new Linked(await auditMoney(tx));
    });
    const { invariants } = await linked.catch((reason: unknown) => {
      if (reason instanceof Linked) return reason;
      throw reason;
    });
    const chains = invariants.filter(({ name }) => name.includes('names the one before'));
    expect(chains).toMatchObject([{ broken: 0n }, { broken: 0n }]);
    expect(chains.every(({ checked }) => checked > 10n)).toBe(true);
  });
});

/** Carries what was found out of the transaction, so that everything is as it was. */
class Linked extends Error {
  readonly invariants: Awaited<ReturnType<typeof auditMoney>>;
  constructor(invariants: Awaited<ReturnType<typeof auditMoney>>) {
    super();
    this.invariants = invariants;
  }
}
