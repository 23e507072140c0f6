import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMoney, describeAudit } from '../ledger/auditMoney.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { startWallet, type TestWallet } from '../testing/startWallet.ts';
import { distribute } from './distribute.ts';

describe.runIf(spreadEngines.includes('citus'))('a distributed database', () => {
  let wallet: TestWallet;
  beforeAll(async () => {
    wallet = await startWallet('citus');
  });
  afterAll(() => wallet.close());

  const stake = async () => {
    const { player } = await wallet.seat(1000n);
    return wallet.vendor.ask('debit', { ...player, txId: crypto.randomUUID(), roundId: 'r1', amountMinor: '10', roundEnd: true });
  };

  it('RUN-04 is distributed again without a change', async () => {
    expect(await distribute(wallet.db)).toEqual([]);
    expect(await stake()).toMatchObject({ code: 'OK', balanceMinor: '990' });
  });

  it('RUN-04 gives its workers the functions that a migration adds', async () => {
    const { db } = wallet;
    const { rows: before } = await sql<{ definition: string }>`
      select pg_get_functiondef(oid) as definition from pg_proc where proname = 'entry_content'`.execute(db);
    await sql`drop function entry_content`.execute(db);
    await sql.raw(before[0]?.definition ?? '').execute(db);
    const { rows } = await sql<{ result: string }>`
      select result from run_command_on_workers('select count(*) from pg_proc where proname = ''entry_content''')`.execute(db);
    expect(rows).toEqual([{ result: '1' }, { result: '1' }]);
    expect(await distribute(db)).toEqual([]);
    expect(describeAudit(await auditMoney(db)).ok).toBe(true);
  });
});
