import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { byIndex } from './byIndex.ts';

/** Values of the names that a statement of the audit has for the slice it is to look at. */
export type Slice = Record<string, string | number | bigint | boolean>;

type Walk = (db: Kysely<Schema>, rows: number, within: Slice) => AsyncGenerator<Slice>;

/** The ways in which `moneyAudit.sql` goes through the books, or through the part of them that is within a slice. */
export const walks = {
  players: (db, rows, within) => alongPlayers(db, { rows, within, rowsOf: ({ seq, play_seq }) => seq + play_seq, cut: undefined }),
  transfers: (db, rows, within) => alongPlayers(db, { rows, within, rowsOf: ({ seq }) => seq, cut: byKey }),
  entries: (db, rows, within) => alongPlayers(db, { rows, within, rowsOf: ({ seq }) => seq, cut: byPlace }),
  play: (db, rows, within) => alongPlayers(db, { rows, within, rowsOf: ({ play_seq }) => play_seq, cut: byPlace }),
  rounds: alongKey(['bet', 'vendor_transaction'], ['account_id', 'integration', 'round_id'], { where: () => sql`round_id is not null` }),
  bets: alongKey(['bet'], ['account_id', 'integration', 'round_id'], { where: ofPlayers }),
  grants: alongKey(['campaign_grant'], ['account_id', 'campaign_id']),
  deposits: alongKey(['deposit'], ['account_id', 'idempotency_key']),
  'vendor transfers': alongKey(['vendor_transfer'], ['account_id', 'transfer_id']),
  'days of members': alongKey(['member_day'], ['account_id', 'day'], { where: ofPlayers }),
  'money of members': alongKey(['member_money_day'], ['account_id', 'day'], { where: ofPlayers }),
  days: alongDays,
  'members of a day': alongKey(['member_day'], ['account_id'], { where: ofDay }),
  'teams of a day': alongKey(['team_day'], ['ancestor_id'], { where: ofDay }),
  'money of the members of a day': alongKey(['member_money_day'], ['account_id'], { where: ofDay }),
  'money of the teams of a day': alongKey(['team_money_day'], ['ancestor_id'], { where: ofDay }),
  'rounds of jackpots': alongKey(['jackpot_round'], ['jackpot_id', 'round']),
  'entries of tournaments': alongKey(['tournament_entry'], ['tournament_id', 'account_id']),
  withdrawals: alongKey(['withdrawal'], ['account_id', 'id']),
  'parts of withdrawals': alongKey(['withdrawal_part'], ['account_id', 'withdrawal_id']),
  adjustments: alongKey(['proposal'], ['account_id'], { where: () => sql`kind = 'adjustment'` }),
  'zalo accounts': alongKey(['zalo_binding'], ['account_id']),
  payers: alongKey(['payer'], ['id']),
  'slices of teams': alongKey(['team_slice'], ['ancestor_id', 'slice_start']),
  'slices of contracts': alongKey(['salary_slice'], ['contract_id', 'slice_start']),
  'slices of salary': alongKey(['salary_slice'], ['slice_start']),
  'days of contracts': alongContracts,
  bills: alongKey(['contract_bill'], ['contract_id', 'starts_at']),
  'bills of a period': alongKey(['contract_bill'], ['period_to']),
  'waiting bets': alongKey(['uncounted_bet'], ['at', 'account_id']),
  'waiting transfers': alongKey(['uncounted_transfer'], ['at', 'account_id']),
} satisfies Record<string, Walk>;

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
  within: Slice;
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
async function* alongPlayers(db: Kysely<Schema>, { rows, within, rowsOf, cut }: AlongPlayers): AsyncGenerator<Slice> {
  const most = BigInt(rows);
  const [first, last] = [Number(within['from_id'] ?? FIRST_ID), Number(within['to_id'] ?? LAST_ID)];
  let from = first;
  let size = 0n;
  for await (const player of playersOf(db, { first, last, rowsOf })) {
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
  if (from <= last) yield whole(from, last);
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

interface Those {
  first: number;
  last: number;
  rowsOf: AlongPlayers['rowsOf'];
}

/** Returns the players, with one row more for each wallet than it has, which is the wallet itself. */
async function* playersOf(db: Kysely<Schema>, { first, last, rowsOf }: Those): AsyncGenerator<Player> {
  let player: Player | undefined;
  for await (const wallet of walletsOf(db, first, last)) {
    if (player && player.id !== wallet.account_id) yield player;
    if (player?.id !== wallet.account_id) player = { id: wallet.account_id, wallets: [] };
    player.wallets.push({ currency: wallet.currency, rows: rowsOf(wallet) + 1n });
  }
  if (player) yield player;
}

async function* walletsOf(db: Kysely<Schema>, first: number, last: number): AsyncGenerator<Wallet> {
  let [after, afterCurrency] = [first, FIRST_CURRENCY];
  for (;;) {
    const wallets = await byIndex(
      db,
      sql<Wallet>`
        select account_id, currency, seq, play_seq from wallet
        where (account_id, currency) > (${after}, ${afterCurrency}) and account_id <= ${last}
        order by account_id, currency limit ${WALLETS_AT_A_TIME}`,
    );
    yield* wallets;
    const end = wallets.at(-1);
    if (!end || wallets.length < WALLETS_AT_A_TIME) return;
    [after, afterCurrency] = [end.account_id, end.currency];
  }
}

/** Values that come before every value of a key column. */
const lowest = {
  campaign_id: '',
  account_id: FIRST_ID,
  ancestor_id: FIRST_ID,
  contract_id: FIRST_ID,
  jackpot_id: FIRST_ID,
  tournament_id: FIRST_ID,
  id: FIRST_ID,
  withdrawal_id: FIRST_ID,
  round: FIRST_ID,
  integration: '',
  round_id: '',
  idempotency_key: '',
  transfer_id: '',
  day: '-infinity',
  slice_start: '-infinity',
  starts_at: '-infinity',
  period_to: '-infinity',
  at: '-infinity',
};

interface Part {
  where?: (within: Slice) => RawBuilder<unknown>;
}

/**
 * Slices along the first columns of a key, of about so many rows each: rows that are alike in these stay together. Of several tables a
 * slice has what lies between the same keys.
 */
function alongKey(tables: (keyof Schema)[], columns: (keyof typeof lowest)[], { where = () => sql`true` }: Part = {}): Walk {
  const key = sql.join(columns.map((column) => sql.ref(column)));
  const asText = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`));
  return async function* along(db, rows, within) {
    // The look-up of an index begins at the lowest key: from the first of all accounts it would read all before the slice's own.
    const first = { ...lowest, ...(within['from_id'] !== undefined && { account_id: Number(within['from_id']) }) };
    let after: (string | number)[] = columns.map((column) => first[column]);
    for (;;) {
      const next = tables.map(
        (table) => sql`
          (select ${key} from ${sql.table(table)} where (${key}) > (${sql.join(after)}) and ${where(within)} order by ${key} limit ${rows})`,
      );
      const [last] = await byIndex(
        db,
        sql<{ until: string[]; rows: number }>`
          select array[${asText}] as until, count(*) over ()::integer as rows
          from (select * from (${sql.join(next, sql` union all `)}) next order by ${key} limit ${rows}) slice
          order by (${key}) desc limit 1`,
      );
      if (!last) return;
      yield { ...within, ...numbered('after', after), ...numbered('until', last.until) };
      if (last.rows < rows) return;
      after = last.until;
    }
  };
}

const numbered = (name: string, values: readonly (string | number)[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}_${index + 1}`, value]));

/** Of all players where a section has no slices of players. */
function ofPlayers({ from_id: from, to_id: to }: Slice) {
  return from === undefined ? sql`true` : sql`account_id between ${from} and ${to}`;
}

function ofDay({ day }: Slice) {
  return sql`day = ${day}`;
}

async function* alongDays(db: Kysely<Schema>): AsyncGenerator<Slice> {
  const tables = ['member_day', 'team_day', 'member_money_day', 'team_money_day'] as const;
  let after = lowest.day;
  for (;;) {
    const first = tables.map((table) => sql`(select day from ${sql.table(table)} where day > ${after} order by day limit 1)`);
    const [next] = await byIndex(
      db,
      sql<{ day: string | null }>`select min(day)::text as day from (${sql.join(first, sql` union all `)}) days`,
    );
    if (!next?.day) return;
    yield { day: next.day };
    after = next.day;
  }
}

interface Run {
  /** The contracts from the first to the last of the run, in the order of their ids. */
  from: number;
  to: number;
  /** Taker and time zone of the first. */
  takerId: number;
  zone: string;
  /** The run is one contract that has more rows than a slice. */
  isLong: boolean;
}

/** Slices of so many slices of salary and of teams' turnover, about: of several contracts, or whole days of one that has more. */
async function* alongContracts(db: Kysely<Schema>, rows: number): AsyncGenerator<Slice> {
  for await (const { from, to, takerId, zone, isLong } of runsOfContracts(db, rows)) {
    let at = '-infinity';
    while (at !== 'infinity') {
      const end = isLong ? await endOfDays(db, { contractId: from, takerId, zone, at, rows }) : 'infinity';
      yield { from_contract: from, to_contract: to, from_at: at, to_at: end };
      at = end;
    }
  }
}

/** Runs of contracts that have so many rows together, about. No more than these are read to find the end of one. */
async function* runsOfContracts(db: Kysely<Schema>, rows: number): AsyncGenerator<Run> {
  let after = FIRST_ID;
  for (;;) {
    const contracts = await byIndex(
      db,
      sql<{ id: number; takerId: number; zone: string }>`
        select c.id, c.taker_id as "takerId", brand.config ->> 'zone' as zone
        from contract c join account a on a.id = c.taker_id join brand on brand.merchant = a.merchant
        left join lateral (
          (select from salary_slice where contract_id = c.id limit ${rows + 1})
          union all
          (select from team_slice where ancestor_id = c.taker_id limit ${rows + 1})
        ) slice on true
        where c.id > ${after} order by c.id limit ${rows + 1}`,
    );
    const [first, last] = [contracts[0], contracts.at(-1)];
    if (!first || !last) return;
    const isCut = contracts.length > rows;
    // The last contract of a full answer may have more rows.
    const isLong = isCut && first.id === last.id;
    const end = isCut && !isLong ? contracts.findLast(({ id }) => id < last.id) : last;
    after = end?.id ?? last.id;
    yield { from: first.id, to: after, takerId: first.takerId, zone: first.zone, isLong };
    if (!isCut) return;
  }
}

/** Returns the end of the day in which a contract has had so many slices since a time. */
async function endOfDays(
  db: Kysely<Schema>,
  { contractId, takerId, zone, at, rows }: { contractId: number; takerId: number; zone: string; at: string; rows: number },
): Promise<string> {
  const [end] = await byIndex(
    db,
    sql<{ at: string | null }>`
      select ((date_trunc('day', min(at) at time zone ${zone}) + interval '1 day') at time zone ${zone})::text as at
      from (
        (select slice_start as at from team_slice where ancestor_id = ${takerId} and slice_start >= ${at}
          order by slice_start offset ${rows - 1} limit 1)
        union all
        (select slice_start from salary_slice where contract_id = ${contractId} and slice_start >= ${at}
          order by slice_start offset ${rows - 1} limit 1)
      ) full_slice`,
  );
  return end?.at ?? 'infinity';
}
