import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { ledger } from '../ledger/Ledger.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { startWallet, type TestWallet } from '../testing/startWallet.ts';
import { migrate } from './migrate.ts';

/** Brings the tables back to what they were when adjustments had one of their own. */
const undo = [
  `delete from kysely_migration where name = '0311-adjustment-proposals'`,
  'alter table proposal drop constraint proposal_adjustment_amount',
  'drop index proposal_adjustment, proposal_open',
  `create unique index proposal_open on proposal (merchant, kind, subject) where outcome is null and kind not in ('campaign', 'decision')`,
  `create table adjustment (
    account_id integer not null references account,
    id uuid not null unique,
    currency text not null,
    amount_minor bigint not null check (amount_minor <> 0),
    reason text not null,
    proposed_by integer not null references account,
    proposed_at timestamptz not null,
    decided_by integer references account,
    decided_at timestamptz,
    outcome text check (outcome in ('approved', 'rejected')),
    primary key (account_id, id),
    check (decided_by is distinct from proposed_by),
    check ((decided_by is null) = (outcome is null) and (decided_at is null) = (outcome is null))
  )`,
];

describe.each(spreadEngines)('on %s', (engine) => {
  let wallet: TestWallet;
  beforeAll(async () => {
    wallet = await startWallet(engine);
  });
  afterAll(() => wallet.close());

  it('OPR-07 RUN-06 moves adjustments among the proposals, once, and the audit finds the money of each', async () => {
    const { db } = wallet;
    const { accountId } = await wallet.seat(1000n);
    const operators = await db
      .selectFrom('account')
      .where('username', 'in', ['operator01', 'operator02'])
      .where('merchant', '=', 'marquee')
      .orderBy('username')
      .select('id')
      .execute();
    const [proposed_by = 0, decided_by = 0] = operators.map(({ id }) => id);
    const proposed_at = new Date('2026-01-02T03:04:05Z');
    const decided = { decided_by, decided_at: new Date('2026-01-03T00:00:00Z') };
    const undecided = { decided_by: null, decided_at: null, outcome: null };
    const common = { account_id: accountId, reason: 'A round was paid short.', proposed_by, proposed_at };
    // More than a floating-point number holds.
    const great = 2n ** 60n + 1n;
    const rows = [
      { ...common, ...decided, id: randomUUID(), amount_minor: -700n, currency: 'USD', outcome: 'approved' },
      { ...common, ...decided, id: randomUUID(), amount_minor: great, currency: 'USD', outcome: 'rejected' },
      { ...common, ...undecided, id: randomUUID(), amount_minor: 5n, currency: 'USD' },
      { ...common, ...undecided, id: randomUUID(), amount_minor: 5n, currency: 'USD' },
    ];
    const [approved] = rows;
    await db.transaction().execute(async (tx) => {
      const counterId = await houseAccountOf(tx, 'house:ADJUSTMENTS');
      const idempotencyKey = `adjustment:${approved?.id}`;
      await ledger.post(tx, [
        { accountId, counterId, idempotencyKey, kind: 'ADJUST', currency: 'USD', amountMinor: -700n, cause: { adjustment: approved?.id } },
      ]);
    });
    for (const statement of undo) await sql.raw(statement).execute(db);
    for (const { account_id, id, currency, amount_minor, reason, ...row } of rows)
      await sql`
        insert into adjustment (account_id, id, currency, amount_minor, reason, proposed_by, proposed_at, decided_by, decided_at, outcome)
        values (${account_id}, ${id}, ${currency}, ${amount_minor}, ${reason}, ${row.proposed_by}, ${row.proposed_at}, ${row.decided_by},
          ${row.decided_at}, ${row.outcome})`.execute(db);

    await migrate(db);
    await migrate(db);

    for (const { amount_minor, currency, ...row } of rows)
      expect(await db.selectFrom('proposal').where('id', '=', row.id).selectAll().executeTakeFirst()).toEqual({
        ...row,
        merchant: 'marquee',
        kind: 'adjustment',
        subject: String(accountId),
        content: { amountMinor: String(amount_minor), currency },
      });
    const audited = async () => (await auditMoney(db)).find(({ name }) => name.startsWith('each adjustment'));
    expect(await audited()).toMatchObject({ checked: 4n, broken: 0n });
    await sql`update proposal set outcome = 'approved', decided_by = ${decided_by}, decided_at = now() where outcome is null`.execute(db);
    expect(await audited()).toMatchObject({ checked: 4n, broken: 2n });
  });
});
