import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { openPool } from '../database/openPool.ts';
import type { Schema } from '../database/schema.ts';

const zone = 'Asia/Ho_Chi_Minh';
const DAYS = 29;
/** Bets of a member for each transfer apart from play. */
const BETS_PER_TRANSFER = 10;

export interface FilledTeam {
  /** Account of its head. */
  id: number;
  /** Number of members below the head. */
  downline: number;
}

/** Opens a connection to a Postgres server without a limit of time: to write millions of rows in a statement. */
export const openUnlimited = (url: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool(url, { max: 1, statementMs: 0 }) }) });

/** Members of several teams in a database, written with plain inserts: neither the ledger nor its chains are filled. */
export class FilledTeams {
  readonly teams: FilledTeam[] = [];
  #members = 0;
  #betsOfEach = 0;
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  get bets(): number {
    return this.#members * this.#betsOfEach;
  }

  /** Adds a brand with a team of each size: a tenth of the members, at most 100, stand below the head, and the others below these. */
  async addTeams(sizes: readonly number[]): Promise<void> {
    const config = JSON.stringify({ zone, currency: 'USD' });
    await this.#db.insertInto('brand').values({ merchant: 'marquee', hosts: [], config, flags: '{}' }).execute();
    for (const downline of sizes) {
      const head = this.#members + 1;
      const directs = Math.min(100, Math.ceil(downline / 10));
      await this.#unchecked(async (tx) => {
        await sql`
          insert into account (id, merchant, role, type, username, nickname, currency, country, language, password_hash, path, upline_id)
          overriding system value
          select ${head}::integer + n, 'marquee', 'member', case when n <= ${directs}::integer then 2 else 0 end, 'm' || ${head}::integer + n, 'm', 'USD', 'VN', 'EN', '', '',
            case when n = 0 then null when n <= ${directs}::integer then ${head}::integer else ${head}::integer + 1 + n % ${directs}::integer end
          from generate_series(0, ${downline}::integer) n`.execute(tx);
        await sql`
          insert into account_tree (ancestor_id, descendant_id, depth)
          select id, id, 0 from account where id >= ${head}
          union all select upline_id, id, 1 from account where id >= ${head} and upline_id is not null
          union all select ${head}::integer, id, 2 from account where id >= ${head} and upline_id > ${head}`.execute(tx);
      });
      this.teams.push({ id: head, downline });
      this.#members += downline + 1;
    }
  }

  /** Adds settled bets and transfers until every member has so many bets, and counts all for the roll-ups. */
  async addBets(betsOfEach: number): Promise<void> {
    const indexes = await this.#dropIndexes();
    const more = betsOfEach - this.#betsOfEach;
    // One after the other as they are settled: each member has one in each of as many equal spans of the days.
    for (let k = 1; k <= more; k += 1)
      await this.#unchecked(async (tx) => {
        const name = this.#betsOfEach + k;
        const round = sql`
          select m as account_id, now() - (${more - k}::integer + m * 0.618033 - floor(m * 0.618033))::double precision / ${more}::integer * ${DAYS}::integer * interval '1 day' as at
          from generate_series(1, ${this.#members}::integer) m order by at`;
        await sql`
          insert into bet (account_id, integration, round_id, part, node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor, status, placed_at, settled_at)
          select account_id, 'STUDIO', 'r' || ${name}::integer, 0, 1, (array['RNG', 'LIVE', 'FISH', 'SPORTS'])[1 + (account_id + ${name}::integer) % 4], 'USD',
            100 + account_id % 900, ${(name % 3) * 300}::integer, 100 + account_id % 900, 'settled', at, at
          from (${round}) round`.execute(tx);
        if (name % BETS_PER_TRANSFER === 1)
          await sql`
            insert into transfer (account_id, id, counter_id, idempotency_key, kind, currency, amount_minor, at)
            select account_id, gen_random_uuid(), -1, 'd' || ${name}::integer, 'DEPOSIT', 'USD', 1000, at from (${round}) round`.execute(
            tx,
          );
      });
    for (const index of indexes) await sql.raw(index).execute(this.#db);
    this.#betsOfEach = betsOfEach;
    await this.#unchecked(async (tx) => {
      await sql`truncate member_day, member_money_day`.execute(tx);
      await sql`
        insert into member_day (account_id, day, game_type, currency, bets, stake_minor, valid_bet_minor, payout_minor)
        select account_id, (settled_at at time zone ${zone})::date as day, game_type, currency, count(*), sum(stake_minor), sum(valid_bet_minor), sum(payout_minor)
        from bet group by 1, 2, 3, 4 order by 1, 2`.execute(tx);
      await sql`
        insert into member_money_day (account_id, day, kind, currency, amount_minor, entries)
        select account_id, (at at time zone ${zone})::date as day, kind, currency, sum(amount_minor), count(*) from transfer group by 1, 2, 3, 4 order by 1, 2`.execute(
        tx,
      );
      await addUpTeams(tx);
    });
    await sql`vacuum (analyze) bet, transfer, member_day, member_money_day, team_day, team_money_day, team_active_day, account, account_tree`.execute(
      this.#db,
    );
  }

  /** Makes the roll-ups what they would be with so many times the bets, of which every member has some of each kind on each day. */
  async multiplyRollups(times: number): Promise<void> {
    await this.#unchecked(async (tx) => {
      await sql`
        insert into member_day as m (account_id, day, game_type, currency, bets, stake_minor, valid_bet_minor, payout_minor)
        select a.id, day, game_type, 'USD', 1, 100, 100, 90
        from account a, (select distinct day from team_day) days, (select distinct game_type from team_day) types where a.id > 0
        order by 1, 2
        on conflict (account_id, day, game_type, currency) do update set bets = m.bets * ${times}::integer, stake_minor = m.stake_minor * ${times}::integer,
          valid_bet_minor = m.valid_bet_minor * ${times}::integer, payout_minor = m.payout_minor * ${times}::integer`.execute(tx);
      await addUpTeams(tx);
    });
    await sql`vacuum (analyze) member_day, team_day, team_money_day, team_active_day`.execute(this.#db);
  }

  /** Drops what every bet would be entered in, and returns how it is made again. */
  async #dropIndexes(): Promise<string[]> {
    const { rows } = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes where tablename = 'bet'`.execute(this.#db);
    await sql`alter table bet drop constraint if exists bet_pkey`.execute(this.#db);
    for (const { name } of rows) await sql`drop index if exists ${sql.id(name)}`.execute(this.#db);
    return rows.map(({ definition }) => definition);
  }

  /** Runs inserts without triggers and foreign keys. */
  async #unchecked(insert: (tx: Transaction<Schema>) => Promise<unknown>): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`set local work_mem = '256MB'`.execute(tx);
      await insert(tx);
    });
  }
}

async function addUpTeams(tx: Transaction<Schema>): Promise<void> {
  await sql`truncate team_day, team_active_day, team_money_day`.execute(tx);
  await sql`
    insert into team_day (ancestor_id, day, game_type, currency, bets, stake_minor, valid_bet_minor, payout_minor, active_members)
    select t.ancestor_id, day, game_type, currency, sum(bets), sum(stake_minor), sum(valid_bet_minor), sum(payout_minor), count(*)
    from member_day m join account_tree t on t.descendant_id = m.account_id group by 1, 2, 3, 4`.execute(tx);
  await sql`
    insert into team_active_day (ancestor_id, day, currency, members)
    select t.ancestor_id, day, currency, count(distinct account_id)
    from member_day m join account_tree t on t.descendant_id = m.account_id group by 1, 2, 3`.execute(tx);
  await sql`
    insert into team_money_day (ancestor_id, day, kind, currency, amount_minor, entries)
    select t.ancestor_id, day, kind, currency, sum(amount_minor), sum(entries)
    from member_money_day m join account_tree t on t.descendant_id = m.account_id group by 1, 2, 3, 4`.execute(tx);
}
