import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Values of the names that a statement of the audit has for the slice it is to look at. */
export type Slice = Record<string, string | number | bigint | boolean>;

/** The ways in which `moneyAudit.sql` goes through the books. */
export const walks = {
  players: (db: Kysely<Schema>, rows: number) => alongPlayers(db, { rows, rowsOf: ({ seq, play_seq }) => seq + play_seq, cut: undefined }),
  transfers: (db: Kysely<Schema>, rows: number) => alongPlayers(db, { rows, rowsOf: ({ seq }) => seq, cut: byKey }),
  entries: (db: Kysely<Schema>, rows: number) => alongPlayers(db, { rows, rowsOf: ({ seq }) => seq, cut: byPlace }),
  play: (db: Kysely<Schema>, rows: number) => alongPlayers(db, { rows, rowsOf: ({ play_seq }) => play_seq, cut: byPlace }),
  days: alongDays,
  'waiting bets': (db: Kysely<Schema>, rows: number) => alongQueue(db, 'uncounted_bet', rows),
  'waiting transfers': (db: Kysely<Schema>, rows: number) => alongQueue(db, 'uncounted_transfer', rows),
};

const WALLETS_AT_A_TIME = 2000;
const [FIRST_ID, LAST_ID] = [-(2 ** 31), 2 ** 31 - 1];
const [FIRST_PLACE, LAST_PLACE] = [-(2n ** 63n), 2n ** 63n - 1n];
/** Bounds of the codes of currencies, which are capitals. */
const [FIRST_CURRENCY, LAST_CURRENCY] = ['', 'ZZZZ'];
const [FIRST_KEY, LAST_KEY] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

interface Wallet {
  account_id: number;
  currency: string;
  seq: bigint;
  play_seq: bigint;
}

interface AlongPlayers {
  rows: number;
  rowsOf: (wallet: Wallet) => bigint;
  /** Cuts a player who has more rows than a slice. */
  cut: ((player: Player, most: bigint) => Generator<Slice>) | undefined;
}

interface Player {
  id: number;
  /** The player's wallets in the order of their currencies, and how many rows each has. */
  wallets: { currency: string; rows: bigint }[];
}

const rowsIn = ({ wallets }: Player) => wallets.reduce((sum, { rows }) => sum + rows, 0n);

/** Slices by account id, of about so many rows each. They leave no id out: whoever has no wallet may have entries all the same. */
async function* alongPlayers(db: Kysely<Schema>, { rows, rowsOf, cut }: AlongPlayers): AsyncGenerator<Slice> {
  const most = BigInt(rows);
  let from = FIRST_ID;
  let size = 0n;
  for await (const player of playersOf(db, rowsOf)) {
    const { id } = player;
    const more = rowsIn(player);
    if (size > 0n && size + more > most) {
      yield whole(from, id - 1);
      from = id;
      size = 0n;
    }
    size += more;
    if (!cut || more <= most) continue;
    if (from < id) yield whole(from, id - 1);
    yield* cut(player, most);
    from = id + 1;
    size = 0n;
  }
  yield whole(from, LAST_ID);
}

const whole = (from: number, to: number) => ({
  from_id: from,
  from_currency: FIRST_CURRENCY,
  after: FIRST_PLACE,
  to_id: to,
  to_currency: LAST_CURRENCY,
  until: LAST_PLACE,
  last_place: LAST_PLACE,
  from_key: FIRST_KEY,
  to_key: LAST_KEY,
  is_last: true,
});

/** Each slice goes on where the one before it ends, so that currencies without a wallet are not left out. */
function* byPlace({ id, wallets }: Player, most: bigint): Generator<Slice> {
  let start = { from_currency: FIRST_CURRENCY, after: FIRST_PLACE };
  for (const { currency, rows } of wallets)
    for (let place = most; place < rows + most; place += most) {
      const until = place < rows ? place : LAST_PLACE;
      yield { ...whole(id, id), ...start, to_currency: currency, until };
      start = { from_currency: currency, after: until };
    }
  yield { ...whole(id, id), ...start };
}

const keyOf = (start: number, rest: '0' | 'f') => start.toString(16).padStart(8, '0') + FIRST_KEY.slice(8).replaceAll('0', rest);

/** The ids of transfers are random, so equal parts of all there are have as many each. */
function* byKey(player: Player, most: bigint): Generator<Slice> {
  const { id } = player;
  const parts = Number((rowsIn(player) + most - 1n) / most);
  const firstOf = (part: number) => Math.floor((part * 2 ** 32) / parts);
  for (let part = 0; part < parts; part += 1)
    yield {
      ...whole(id, id),
      from_key: keyOf(firstOf(part), '0'),
      to_key: keyOf(firstOf(part + 1) - 1, 'f'),
      is_last: part === parts - 1,
    };
}

/** Returns the players, with one row more for each wallet than it has, which is the wallet itself. */
async function* playersOf(db: Kysely<Schema>, rowsOf: AlongPlayers['rowsOf']): AsyncGenerator<Player> {
  let player: Player | undefined;
  for await (const wallet of walletsOf(db)) {
    if (player && player.id !== wallet.account_id) yield player;
    if (player?.id !== wallet.account_id) player = { id: wallet.account_id, wallets: [] };
    player.wallets.push({ currency: wallet.currency, rows: rowsOf(wallet) + 1n });
  }
  if (player) yield player;
}

async function* walletsOf(db: Kysely<Schema>): AsyncGenerator<Wallet> {
  let [after, afterCurrency] = [FIRST_ID, FIRST_CURRENCY];
  for (;;) {
    const wallets = await db
      .selectFrom('wallet')
      .where(sql<boolean>`(account_id, currency) > (${after}, ${afterCurrency})`)
      .orderBy('account_id')
      .orderBy('currency')
      .limit(WALLETS_AT_A_TIME)
      .select(['account_id', 'currency', 'seq', 'play_seq'])
      .execute();
    yield* wallets;
    const last = wallets.at(-1);
    if (!last || wallets.length < WALLETS_AT_A_TIME) return;
    [after, afterCurrency] = [last.account_id, last.currency];
  }
}

async function* alongDays(db: Kysely<Schema>): AsyncGenerator<Slice> {
  const { rows } = await sql<{ day: string }>`
    select day from member_day union select day from team_day union select day from member_money_day union select day from team_money_day
    order by day`.execute(db);
  yield* rows;
}

async function* alongQueue(db: Kysely<Schema>, table: 'uncounted_bet' | 'uncounted_transfer', rows: number): AsyncGenerator<Slice> {
  let after = '-infinity';
  for (;;) {
    const { rows: found } = await sql<{ at: string }>`
      select at::text as at from ${sql.table(table)} where at > ${after} order by at offset ${rows - 1} limit 1`.execute(db);
    const until = found[0]?.at ?? 'infinity';
    yield { after, until };
    if (until === 'infinity') return;
    after = until;
  }
}
