import type { Client } from '@site/api/client';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpired } from '../jobs/deleteExpired.ts';
import { ledger } from '../ledger/Ledger.ts';
import { depositMoney } from '../testing/depositMoney.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { copiedColumns, leftOutColumns, leftOutTables } from './copiedTables.ts';
import { forgottenTables, keptTables } from './erasePerson.ts';
import { recordAccess } from './recordAccess.ts';

/** Columns that refer to something else than an account. */
const ofOtherThings = new Set(
  (
    'node_id contract_id campaign_id promotion_id wave_id reward_id withdrawal_id bank_account_id payer_id announcement_id jackpot_id ' +
    'series_id tournament_id log_id feedback_id sign_up_link_id'
  ).split(' '),
);

describe.each(ruleEngines)('the data of a member on %s', (engine) => {
  let service: TestService;
  let client: Client;
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'login_failure'] as const) await service.services.db.deleteFrom(table).execute();
    client = await service.clientOf('player01');
  });

  const idOf = async (username: string) => {
    const found = service.services.db.selectFrom('account').where('username', '=', username).where('merchant', '=', 'marquee');
    return (await found.select('id').executeTakeFirstOrThrow()).id;
  };
  const logIn = (username: string) => service.client('login', { username, password: TEST_PASSWORD });

  it('MEM-26 consents are given and withdrawn by channel, each change kept with its time', async () => {
    const { db } = service.services;
    const account_id = await idOf('player01');
    const registered = { account_id, given_at: new Date(0), is_given: true, version: '1', ip: '127.0.0.1' };
    await db
      .insertInto('consent')
      .values({ ...registered, kind: 'marketing' })
      .execute();
    expect(await client('consents', {})).toMatchObject({ value: { email: true, sms: true, phone: true, push: true } });
    const changed = await client('setConsents', { sms: false, email: true });
    expect(changed).toEqual({ ok: true, value: { email: true, sms: false, phone: true, push: true } });
    const rows = await db.selectFrom('consent').where('kind', '!=', 'marketing').select(['kind', 'is_given']).execute();
    expect(rows).toEqual([{ kind: 'sms', is_given: false }]);
  });

  it('MEM-26 the copy of the own data has what is the member’s, who has looked at it, and no secret', async () => {
    const { db } = service.services;
    const accountId = await idOf('player01');
    await depositMoney(db, { accountId, amountMinor: 700n });
    await depositMoney(db, { accountId: await idOf('player02'), amountMinor: 987_654n });
    const now = new Date('2026-11-20T10:00:00Z');
    const operatorId = await idOf('operator01');
    await db.transaction().execute((tx) => recordAccess(tx, { accountId, by: { operatorId }, what: 'overview', now }));
    const reply = await client('myData', {});
    if (!reply.ok) throw new Error(reply.code);
    const { subjects } = reply.value;
    expect(subjects['account']).toMatchObject([{ username: 'player01', email: 'player01@example.com' }]);
    expect(subjects['deposit']).toMatchObject([{ amount_minor: '700' }]);
    expect(subjects['record_access']).toEqual([{ at: now.toISOString(), what: 'overview', operator: 'operator01' }]);
    expect(JSON.stringify(subjects)).not.toMatch(/987654|argon2|_hash"/);
  });

  it('MEM-26 the copy has contracts with their bills, what another player has sent, and pictures', async () => {
    const { db } = service.services;
    const [accountId, other, agent] = [await idOf('player01'), await idOf('player02'), await idOf('agent01')];
    const contractOf = async (taker_id: number) => {
      const { rows } = await sql<{ id: number }>`
        insert into contract (kind, giver_id, taker_id, period, rate_ppm, tiers, categories, status, valid_from)
        values ('dividend', ${agent}, ${taker_id}, 'M', 30000, '[]', '{}', 'accepted', now()) returning id`.execute(db);
      return rows[0]?.id ?? 0;
    };
    const [own, foreign] = [await contractOf(accountId), await contractOf(other)];
    await sql`
      insert into contract_bill (contract_id, period_from, period_to, status, active_members, valid_bet_minor, carried_minor, gross_minor,
        received_minor, net_minor, at, starts_at)
      select id, '2026-10-01', '2026-10-31', 'ISSUED', 0, 0, 0, 4711, 0, 4711, now(), now() from unnest(${sql.val([own, foreign])}::integer[]) as id`.execute(
      db,
    );
    await depositMoney(db, { accountId: other, amountMinor: 5000n });
    const sent = { accountId: other, counterId: accountId, idempotencyKey: 'to player01', kind: 'UP_TRANSFER', currency: 'USD' } as const;
    await db.transaction().execute((tx) => ledger.post(tx, [{ ...sent, amountMinor: -1234n }]));
    const image = new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c86420' } })
            .png()
            .toBuffer(),
        ),
      ],
      'id.png',
    );
    expect(await client('upload', { for: 'document', image })).toMatchObject({ ok: true });
    const reply = await client('myData', {});
    if (!reply.ok) throw new Error(reply.code);
    const { subjects } = reply.value;
    expect(subjects['contract']).toMatchObject([{ id: own }]);
    expect(subjects['contract_bill']).toMatchObject([{ contract_id: own, net_minor: '4711' }]);
    expect(subjects['transfer_received']).toMatchObject([{ kind: 'UP_TRANSFER', amount_minor: '1234' }]);
    expect(subjects['upload']).toMatchObject([
      { use: 'document', image: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//) as string },
    ]);
  });

  it('MEM-26 every column that refers to an account is in the copy, or listed with the reason why not', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
      where c.table_schema = current_schema() and c.data_type in ('integer', 'bigint') and c.column_name ~ '_(id|by)$'`.execute(
      service.services.db,
    );
    const unsorted = rows.filter(
      ({ table, column }) =>
        column !== 'account_id' &&
        !ofOtherThings.has(column) &&
        !(table in leftOutTables) &&
        !(column in leftOutColumns) &&
        !copiedColumns.has(`${table}.${column}`),
    );
    expect(unsorted).toEqual([]);
    const known = new Set(rows.flatMap(({ table, column }) => [table, `${table}.${column}`]));
    expect([...Object.keys(leftOutTables), ...copiedColumns].filter((name) => !known.has(name))).toEqual([]);
  });

  it.each([
    ['with money', 'player01', TEST_PASSWORD, { code: 'conflict', details: { rule: 'balance' } }],
    ['with a wrong password', 'player01', 'wrong', { code: 'wrongCredentials' }],
  ])('MEM-26 an account is not closed %s', async (_how, username, password, refusal) => {
    const own = await service.clientOf(username);
    expect(await own('closeAccount', { password })).toMatchObject(refusal);
    expect(await own('memberInfo', {})).toMatchObject({ ok: true });
  });

  it('MEM-26 DR-23.8 closing ends the sessions, refuses the log-in, and forgets the person but not the money', async () => {
    const { db } = service.services;
    const accountId = await idOf('first01');
    const mobile = '+84912000099';
    await db
      .updateTable('account')
      .set({ mobile, payee_name: 'Trần Văn Ba', email: 'ba@example.com' })
      .where('id', '=', accountId)
      .execute();
    await db
      .updateTable('account')
      .set({ password_hash: await hashOfPlayer() })
      .where('id', '=', accountId)
      .execute();
    expect(await logIn('first01')).toMatchObject({ ok: true });
    const image = Buffer.from('a picture');
    const claimed = { account_id: accountId, image, uploaded_at: new Date(), claimed_at: new Date() };
    await db
      .insertInto('upload')
      .values([
        { ...claimed, use: 'feedback' },
        { ...claimed, use: 'document' },
        { ...claimed, use: 'receipt' },
      ])
      .execute();
    await sql`
      insert into member_document (account_id, kind, uploads, state, sent_at, decided_at)
      values (${accountId}, 'identity', '[]', 'accepted', now(), now())`.execute(db);
    await sql`insert into outbox (merchant, channel, recipient, body) values ('marquee', 'sms', ${mobile}, 'a code'), ('khela', 'sms', ${mobile}, 'of another')`.execute(
      db,
    );
    const [one, other] = [await service.clientOf('first01'), await service.clientOf('first01')];
    expect(await one('closeAccount', { password: TEST_PASSWORD })).toEqual({ ok: true, value: null });
    expect([await one('memberInfo', {}), await other('memberInfo', {})]).toMatchObject([
      { code: 'sessionEnded' },
      { code: 'sessionEnded' },
    ]);
    expect(await db.selectFrom('login_event').where('account_id', '=', accountId).select('id').execute()).toEqual([]);
    for (const name of ['first01', `closed-${accountId}`]) expect(await logIn(name)).toMatchObject({ ok: false, code: 'wrongCredentials' });
    const row = await db.selectFrom('account').where('id', '=', accountId).selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/first01|Trần|84912000099|ba@example/);
    expect(row.closed_at).not.toBeNull();
    const outbox = await db.selectFrom('outbox').where('recipient', '=', mobile).select('body').execute();
    expect(outbox).toEqual([{ body: 'of another' }]);
    const keptUses = async () =>
      (await db.selectFrom('upload').where('account_id', '=', accountId).orderBy('use').select('use').execute()).map(({ use }) => use);
    const documents = () => db.selectFrom('member_document').where('account_id', '=', accountId).select('kind').execute();
    const YEAR_MS = 365.25 * 86_400_000;
    await deleteExpired(db, new Date(Date.now() + 4.9 * YEAR_MS));
    expect([await keptUses(), await documents()]).toEqual([['document', 'receipt'], [{ kind: 'identity' }]]);
    await deleteExpired(db, new Date(Date.now() + 5.1 * YEAR_MS));
    expect([await keptUses(), await documents()]).toEqual([[], []]);
    expect(await db.selectFrom('wallet').where('account_id', '=', accountId).select('currency').execute()).toHaveLength(1);
  });

  it('MEM-26 DR-23.8 every table of members is forgotten at the closing, or listed with the reason why it stays', async () => {
    const { rows } = await sql<{ table: string }>`
      select c.table_name as "table" from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
      where c.table_schema = current_schema() and c.column_name = 'account_id' order by 1`.execute(service.services.db);
    expect([...forgottenTables, ...Object.keys(keptTables)].toSorted()).toEqual(rows.map(({ table }) => table));
  });

  const hashOfPlayer = async () =>
    (await service.services.db.selectFrom('account').where('username', '=', 'player02').select('password_hash').executeTakeFirstOrThrow())
      .password_hash;
});
