import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMoney, type Invariant } from '../ledger/auditMoney.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { testEngines } from '../testing/openTestDatabase.ts';
import { startWallet, type TestWallet } from '../testing/startWallet.ts';
import { launchFor } from '../testing/TestVendor.ts';
import { wallets } from './migrations/0019-wallets.ts';
import type { Schema } from './schema.ts';

/** Brings the tables back to what they were when an account had one wallet, with their rows. */
const undo = [
  'drop index posting_place, vendor_transaction_place, bet_place',
  'create index posting_place on posting (account_id, seq) where account_id > 0',
  'create index vendor_transaction_place on vendor_transaction (account_id, play_seq)',
  `create index bet_place on bet (account_id, play_seq) where status = 'settled'`,
  'drop trigger vendor_transaction_kept on vendor_transaction',
  `create trigger vendor_transaction_kept before delete or update of integration, tx_id, kind, account_id, round_id, ref_tx_id, amount_minor, body_hash,
    answer, transfer_id, at, play_seq, hash on vendor_transaction for each row execute function refuse_change()`,
  'alter table vendor_transaction drop column currency',
  'alter table posting drop column currency',
  'alter table vendor_session drop column currency',
  'alter table launch drop column currency',
  'alter table team_active_day drop column currency, add primary key (ancestor_id, day)',
  'alter table play_limit drop column currency, add primary key (account_id, kind, period)',
  'alter table wallet drop constraint wallet_pkey, add primary key (account_id)',
];

const tables = ['wallet', 'play_limit', 'launch', 'vendor_session', 'posting', 'vendor_transaction', 'team_active_day'] as const;

async function rowsOf(tx: Transaction<Schema>): Promise<string[]> {
  const rows: string[] = [];
  for (const table of tables) {
    const found = await sql<{ row: string }>`select ${table} || ' ' || to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(tx);
    rows.push(...found.rows.map(({ row }) => row));
  }
  return rows.toSorted();
}

describe.each(testEngines)('on %s', (engine) => {
  let wallet: TestWallet;
  beforeAll(async () => {
    wallet = await startWallet(engine);
    for (const balanceMinor of [1000n, 2000n]) await play(balanceMinor);
    await applyRollups(wallet.db);
  });
  afterAll(() => wallet.close());

  /** Leaves every kind of row behind: rounds, refusals, a stake taken back, a tombstone, a limit and a launch that nobody took up. */
  async function play(balanceMinor: bigint) {
    const { accountId, player } = await wallet.seat(balanceMinor);
    const { playerId } = player;
    const [stake, roundId] = [randomUUID(), randomUUID()];
    const ask = (call: 'debit' | 'credit', amountMinor: string, more: object = {}) =>
      wallet.vendor.ask(call, { ...player, txId: randomUUID(), roundId, amountMinor, ...more });
    await ask('debit', '100');
    await ask('credit', '250', { roundEnd: true });
    await ask('debit', '40', { txId: stake, roundId: randomUUID() });
    await wallet.vendor.ask('rollback', { playerId, txId: randomUUID(), refTxId: stake });
    await wallet.vendor.ask('rollback', { playerId, txId: randomUUID(), refTxId: randomUUID() });
    await ask('debit', '99999', { roundId: randomUUID() });
    await launchFor(wallet.db, { accountId, nodeId: 1 });
    await wallet.db
      .insertInto('play_limit')
      .values({ account_id: accountId, currency: 'USD', kind: 'stake', period: 'day', amount_minor: 300n, period_start: new Date() })
      .execute();
  }

  it('RUN-06 adds the currency to the rows of existing wallets, and keeps every link of their chains', async () => {
    const migrating = wallet.db.transaction().execute(async (tx) => {
      const before = await rowsOf(tx);
      for (const statement of undo) await sql.raw(statement).execute(tx);
      expect(await rowsOf(tx)).not.toEqual(before);
      await wallets.up(tx);
      throw new Migrated({ before, after: await rowsOf(tx), invariants: await auditMoney(tx) });
    });
    const { before, after, invariants } = await migrating.catch((reason: unknown) => {
      if (reason instanceof Migrated) return reason.found;
      throw reason;
    });
    expect(after).toEqual(before);
    expect(after.length).toBeGreaterThan(30);
    expect(invariants.filter(({ broken }) => broken > 0n)).toEqual([]);
  });
});

interface Found {
  before: string[];
  after: string[];
  invariants: Invariant[];
}

/** Carries what was found out of the transaction, so that everything is as it was. */
class Migrated extends Error {
  readonly found: Found;
  constructor(found: Found) {
    super();
    this.found = found;
  }
}
