import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { ledger } from '../ledger/Ledger.ts';
import { settleBoards } from '../missions/settleBoards.ts';
import { runCampaigns } from '../operatorCampaigns/runCampaigns.ts';
import { addWaves } from '../redEnvelope/addWaves.ts';
import { payFriends } from '../referral/payFriends.ts';
import { shareTurnover } from '../referral/shareTurnover.ts';
import { openTestDatabase, ruleEngines } from '../testing/openTestDatabase.ts';
import { addToTree, seedTree } from '../testing/seedTree.ts';
import { fund } from '../testing/startWallet.ts';
import { creditRebates } from './creditRebates.ts';
import { earnPoints } from './earnPoints.ts';
import { failuresOf, throwFailures } from './eachApart.ts';
import { expireDeposits } from './expireDeposits.ts';
import { keepVip } from './keepVip.ts';
import { moveMembers } from './moveMembers.ts';

/** Noon in Ho Chi Minh City: whatever is due in a day is due. */
const now = new Date('2026-11-26T05:00:00Z');
const yesterday = sql.lit('2026-11-25');
type Services = Parameters<typeof creditRebates>[0];

describe.each(ruleEngines)('RUN-04 on %s', (engine) => {
  let database: OpenDatabase;
  let db: Kysely<Schema>;
  let services: Services;
  /** Two accounts, the first of which breaks every job, and a friend that each has invited. */
  let accounts: Record<'first' | 'second' | 'friend' | 'other', number>;

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    ({ db } = database);
    services = { db, bus: database.bus, ledger };
    const { guest: first } = await seedTree(db);
    const add = (username: string) => addToTree(db, { username, type: 0, above: [] });
    accounts = { first, second: await add('second'), friend: await add('friend'), other: await add('other') };
  });
  afterEach(() => database.close());

  /** Refuses every row of a table that names a value, as a broken account does. */
  async function refuseRows(table: string, column: string, value: string) {
    await sql`
      create function refuse_row() returns trigger language plpgsql as
      $$ begin if to_jsonb(new) ->> tg_argv[0] = tg_argv[1] then raise 'This row is broken.'; end if; return new; end $$`.execute(db);
    await sql`create trigger refuse_row before insert or update on ${sql.table(table)} for each row execute function refuse_row(${sql.lit(column)}, ${sql.lit(value)})`.execute(
      db,
    );
  }

  const play = (ids: readonly number[]) =>
    sql`
    insert into member_day (account_id, day, game_type, currency, bets, stake_minor, valid_bet_minor, payout_minor)
    select id, ${yesterday}::date, 'RNG', 'USD', 1, 100000000, 100000000, 0 from unnest(${ids}::integer[]) as player (id)`.execute(db);
  const accountsIn = async (table: string, where = sql`true`) => {
    const { rows } = await sql<{ id: number }>`select distinct account_id as id from ${sql.table(table)} where ${where} order by 1`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  };
  async function inviteFriends() {
    const { first, second, friend, other } = accounts;
    await sql`
      insert into account_profile (account_id, recommender_id, register_url, domain)
      values (${friend}, ${first}, '', ''), (${other}, ${second}, '', '')
      on conflict (account_id) do update set recommender_id = excluded.recommender_id`.execute(db);
    await sql`update account set mobile = '+8491200' || id, created_at = '2026-11-20' where id in (${friend}, ${other})`.execute(db);
  }

  interface Broken {
    job: string;
    table: string;
    prepare: () => Promise<unknown>;
    run: () => Promise<unknown>;
    done: () => Promise<number[]>;
  }
  const broken = (): Broken[] => [
    {
      job: 'credit-rebates',
      table: 'rebate_claim',
      prepare: () =>
        sql`
        insert into rebate_accrual (account_id, currency, day, game_type, level, valid_bet_minor)
        select id, 'USD', ${yesterday}::date, 'RNG', 0, 100000000 from unnest(${[accounts.first, accounts.second]}::integer[]) as player (id)`.execute(
          db,
        ),
      run: () => creditRebates(services, now),
      done: () => accountsIn('rebate_claim'),
    },
    {
      job: 'earn-points',
      table: 'point_entry',
      prepare: () => play([accounts.first, accounts.second]),
      run: () => earnPoints(services, now),
      done: () => accountsIn('point_entry'),
    },
    {
      job: 'keep-vip',
      table: 'vip_standing',
      prepare: () =>
        sql`
        insert into vip_standing (account_id, level, peak, changed_at, kept_month)
        select id, 1, 1, ${now}::timestamptz, '2020-01-01' from unnest(${[accounts.first, accounts.second]}::integer[]) as player (id)`.execute(
          db,
        ),
      run: () => keepVip(services, now),
      done: () => accountsIn('vip_standing', sql`kept_month > '2020-01-01'`),
    },
    {
      job: 'run-campaigns',
      table: 'member_campaign_recipient',
      async prepare() {
        const { first, second } = accounts;
        await sql`
          insert into consent (account_id, kind, is_given, given_at, version, ip)
          select id, 'marketing', true, ${now}::timestamptz, '1', '127.0.0.1' from unnest(${[first, second]}::integer[]) as player (id)`.execute(
          db,
        );
        await sql`
          insert into member_campaign (merchant, name, segment, gift, starts_at, ends_at, created_by, created_at, transfer_id)
          values ('marquee', 'Hello', '{"currency": "USD"}', '{"kind": "message", "title": "Hello", "text": "Hello"}', '2026-11-01', '2027-01-01',
            ${first}, ${now}, ${randomUUID()}::uuid)`.execute(db);
      },
      run: () => runCampaigns(services, now),
      done: () => accountsIn('inbox_message'),
    },
    {
      job: 'expire-deposits',
      table: 'deposit_request',
      prepare: () =>
        sql`
        insert into deposit_request (account_id, id, reference, method, currency, amount_minor, fee_minor, at, expires_at)
        select id, gen_random_uuid(), 'R' || id, 'bank', 'USD', 100, 0, '2026-11-20', '2026-11-21'
        from unnest(${[accounts.first, accounts.second]}::integer[]) as player (id)`.execute(db),
      run: () => expireDeposits(services, now),
      done: () => accountsIn('deposit_request', sql`state = 'expired'`),
    },
    {
      job: 'share-turnover',
      table: 'referral_reward',
      async prepare() {
        await inviteFriends();
        await sql`
          insert into referral_reward (account_id, cause, amount_minor, currency, at)
          select id, 'invited', 1, 'USD', ${now}::timestamptz from unnest(${[accounts.friend, accounts.other]}::integer[]) as player (id)`.execute(
          db,
        );
        await play([accounts.friend, accounts.other]);
      },
      run: () => shareTurnover(services, now),
      done: () => accountsIn('referral_reward', sql`cause like 'share:%'`),
    },
  ];

  it.each(['credit-rebates', 'earn-points', 'keep-vip', 'run-campaigns', 'expire-deposits', 'share-turnover'])(
    '%s goes on after an account that breaks it, names it, and does it once it can be done',
    async (job) => {
      const chosen = broken().find((one) => one.job === job);
      if (!chosen) throw new Error(`There is no job ${job}.`);
      await chosen.prepare();
      await refuseRows(chosen.table, 'account_id', String(accounts.first));
      await expect(chosen.run()).rejects.toThrow(`account ${accounts.first}: This row is broken.`);
      expect(await chosen.done()).toEqual([accounts.second]);
      await sql`drop trigger refuse_row on ${sql.table(chosen.table)}`.execute(db);
      await chosen.run();
      expect(await chosen.done()).toEqual([accounts.first, accounts.second]);
    },
  );

  it('pay-friends goes on after a friend who cannot be paid', async () => {
    const { friend, other } = accounts;
    await inviteFriends();
    await play([friend, other]);
    await sql`update member_day set day = '2026-11-21'`.execute(db);
    for (const accountId of [friend, other]) await fund(db, { accountId, currency: 'USD', amountMinor: 10_000_000n });
    await sql`update account set created_at = now() - interval '1 day' where id in (${friend}, ${other})`.execute(db);
    await refuseRows('referral_reward', 'account_id', String(friend));
    await expect(payFriends(services, new Date())).rejects.toThrow(`account ${friend}: This row is broken.`);
    expect(await accountsIn('referral_reward')).toEqual([other]);
  });

  it('move-members goes on after a move that fails', async () => {
    const { first, second, friend } = accounts;
    await sql`
      insert into member_move (account_id, upline_id, asked_at) values (${first}, ${friend}, ${now}), (${second}, ${friend}, ${now})`.execute(
      db,
    );
    await refuseRows('account', 'id', String(first));
    await expect(moveMembers(services, now)).rejects.toThrow(/^move \d+: This row is broken\.$/);
    expect(await accountsIn('member_move', sql`done_at is not null`)).toEqual([second]);
  });

  it.each([
    ['add-envelopes', 'envelope_wave', () => addWaves(db, now)],
    ['pay-boards', 'mission_week', () => settleBoards(services, now)],
  ] as const)('%s goes on after a brand that fails', async (_job, table, run) => {
    await sql`
      insert into brand (merchant, hosts, config, flags, settings) select 'aardvark', '{}', config, flags, settings from brand where merchant = 'marquee'`.execute(
      db,
    );
    await refuseRows(table, 'merchant', 'aardvark');
    await expect(run()).rejects.toThrow('brand aardvark: This row is broken.');
    const { rows } = await sql`select distinct merchant from ${sql.table(table)}`.execute(db);
    expect(rows).toEqual([{ merchant: 'marquee' }]);
  });
});

const isFaulty = (item: number) => item % 4 === 0;

it('RUN-04 a part that fails is halved until the faulty items stand alone, and a message names twenty', async () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  const done: number[] = [];
  const failures = await failuresOf(items, {
    most: 32,
    nameOf: String,
    work(part) {
      if (part.some(isFaulty)) return Promise.reject(new Error('faulty'));
      done.push(...part);
      return Promise.resolve();
    },
  });
  expect(done).toEqual(items.filter((item) => !isFaulty(item)));
  expect(failures).toEqual(items.filter(isFaulty).map((item) => `${item}: faulty`));
  expect(() => throwFailures(failures)).toThrow(/^0: faulty; .*; 76: faulty; and 5 more$/);
});
