import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './inTransaction.ts';

/** Migrations of the tables, in order. Money is stored as digits of minor units, times are milliseconds. */
const versions = [
  `
create table if not exists ticket (
  hash text primary key, launch_token text not null, game_code text not null, currency text not null,
  expires_at integer not null, used_at integer
) strict;
create table if not exists site (id text primary key, value text not null, launched_at integer not null) strict;
create table if not exists session (
  key_hash text primary key, player_id text not null, wallet_session_id text not null, game_code text not null,
  currency text not null, started_at integer not null
) strict;
create table if not exists seed (
  id integer primary key, player_id text not null, server_seed text not null, client_seed text not null,
  next_nonce integer not null default 0, revealed_at integer
) strict;
create unique index if not exists seed_current on seed (player_id) where revealed_at is null;
create table if not exists round (
  id text primary key, player_id text not null, client_round text not null, wallet_session_id text not null, game_code text not null,
  theme text not null, currency text not null, stake_minor text not null, seed_id integer not null references seed, nonce integer not null,
  state text not null check (state in ('debiting', 'drawn', 'rollingBack', 'settled', 'refused', 'rolledBack')),
  coins integer, win_minor text, balance_minor text, refusal text, begun_at integer not null, ended_at integer,
  unique (player_id, client_round)
) strict;
create unique index if not exists round_open on round (player_id) where state in ('debiting', 'drawn', 'rollingBack');
create index if not exists round_recent on round (player_id, begun_at desc);
`,
  `
alter table round add column moves text not null default '[]';
alter table round add column proof text;
update round set moves = json_array(json_object('stakeMinor', stake_minor));
update round set proof = json_object('coins', cast(coins as text)) where coins is not null;
alter table round drop column coins;
`,
  // SQLite cannot change a check: the table is copied.
  `
drop index round_open;
drop index round_recent;
create table round_copy (
  id text primary key, player_id text not null, client_round text not null, wallet_session_id text not null, game_code text not null,
  theme text not null, currency text not null, moves text not null, next_move text, stake_minor text not null,
  seed_id integer not null references seed, nonce integer not null,
  state text not null
    check (state in ('debiting', 'playing', 'raising', 'unraising', 'drawn', 'rollingBack', 'settled', 'refused', 'rolledBack')),
  proof text, win_minor text, balance_minor text, refusal text, begun_at integer not null, moved_at integer not null, ended_at integer,
  unique (player_id, client_round)
) strict;
insert into round_copy
select id, player_id, client_round, wallet_session_id, game_code, theme, currency, moves, null, stake_minor, seed_id, nonce, state, proof,
  win_minor, balance_minor, refusal, begun_at, begun_at, ended_at
from round;
drop table round;
alter table round_copy rename to round;
create unique index round_busy on round (player_id) where state in ('debiting', 'raising', 'unraising', 'drawn', 'rollingBack');
create unique index round_playing on round (player_id, game_code)
  where state in ('debiting', 'playing', 'raising', 'unraising', 'drawn', 'rollingBack');
create index round_left on round (moved_at) where state = 'playing';
create index round_recent on round (player_id, begun_at desc);
`,
  `
create table draw (
  game_code text not null, number integer not null, server_seed text not null, opened_at integer not null, is_told integer not null default 0,
  primary key (game_code, number)
) strict, without rowid;
alter table round add column draw integer;
create index round_of_draw on round (game_code, draw) where draw is not null;
`,
  `
create table demo_wallet (
  player_id text primary key, balance_minor integer not null check (balance_minor >= 0), opened_at integer not null
) strict, without rowid;
create table demo_transaction (
  tx_id text primary key, player_id text not null references demo_wallet on delete cascade, amount_minor integer not null
) strict, without rowid;
create index demo_wallet_old on demo_wallet (opened_at);
create index demo_transaction_of on demo_transaction (player_id);
alter table ticket add column is_demo integer not null default 0;
`,
  'alter table round add column raises integer not null default 0;',
  `
create table draw_key (id integer primary key check (id = 1), key text not null) strict;
create index round_waiting_for_draw on round (game_code, draw) where draw is not null and state = 'playing';
`,
  // A round that events decide uses no seed of its player, who may have many of them open.
  `
create table event (id text primary key, server_seed text not null, sealed_at integer not null) strict, without rowid;
alter table round add column is_late integer not null default 0;
drop index round_playing;
create unique index round_playing on round (player_id, game_code)
  where state in ('debiting', 'playing', 'raising', 'unraising', 'drawn', 'rollingBack') and is_late = 0;
create index round_late on round (begun_at) where is_late = 1 and state = 'playing';
`,
  `
create index round_late_of on round (player_id, game_code, state, begun_at desc) where is_late = 1;
create index round_waiting_of on round (player_id, game_code) where state = 'playing' and is_late = 0;
`,
  `
create table room (
  key text primary key, game_code text not null, currency text not null, is_trial integer not null, state text not null
) strict, without rowid;
alter table ticket add column marks text not null default 'null';
alter table session add column marks text not null default 'null';
create index session_of on session (player_id, game_code);
`,
  `
create table wallet_log (
  tx_id text primary key, kind text not null, round_id text not null, player_id text not null, amount_minor text not null,
  currency text not null, state text not null check (state in ('done', 'refused', 'rolledBack', 'pending')), at integer not null
) strict, without rowid;
create index wallet_log_at on wallet_log (at, tx_id);
`,
  `
create table own_wallet (
  player_id text not null, currency text not null, balance_minor integer not null default 0 check (balance_minor >= 0),
  primary key (player_id, currency)
) strict, without rowid;
create table own_transaction (
  tx_id text primary key, player_id text not null, currency text not null, amount_minor integer not null,
  state text not null check (state in ('done', 'refused'))
) strict, without rowid;
`,
  `
create table jackpot (
  game_code text not null, currency text not null, is_trial integer not null, name text not null, draw integer not null,
  carried_minor text not null check (carried_minor not glob '*[^0-9]*'), staked_minor text not null check (staked_minor not glob '*[^0-9]*'),
  lines integer not null check (lines >= 0), pool_minor text not null check (pool_minor not glob '*[^0-9]*'),
  each_minor text not null check (each_minor not glob '*[^0-9]*'), next_minor text not null check (next_minor not glob '*[^0-9]*'),
  primary key (game_code, currency, is_trial, name, draw)
) strict, without rowid;
create index jackpot_draw on jackpot (game_code, draw);
`,
  'alter table round add column campaign_id text;',
  "create index round_settled on round (ended_at, id) where state = 'settled';",
  `
alter table ticket add column language text not null default 'EN';
alter table session add column language text not null default 'EN';
`,
  `
alter table round add column due_at integer not null default 0;
create index round_due on round (due_at, begun_at) where is_late = 1 and state = 'playing';
`,
  `
create index round_of_seed on round (seed_id);
create index seed_of on seed (player_id);
`,
  "alter table round add column uncounted_minor text not null default '0';",
  `
create table draw_record (
  game_code text not null, draw integer not null, drawn_at integer, settled_at integer, voided_at integer, primary key (game_code, draw)
) strict, without rowid;
create index draw_record_unsettled on draw_record (game_code, draw) where settled_at is null and voided_at is null;
`,
  `
alter table ticket add column lottery_plays text not null default '["*"]';
alter table session add column lottery_plays text not null default '["*"]';
`,
  `
create table ruling (id integer primary key autoincrement, event_id text not null, content text not null, ruled_at integer not null) strict;
alter table round add column corrections integer not null default 0;
alter table round add column due_ruling integer;
alter table round add column is_correcting integer not null default 0;
create index round_to_correct on round (begun_at) where due_ruling is not null or is_correcting = 1;
`,
  `
alter table round add column is_taking_back integer not null default 0;
alter table jackpot add column ruling integer not null default 0;
alter table jackpot add column owed_minor text not null default '0';
`,
];

/** Opens the studio's own store and migrates it. Committed data survives a kill and a power cut. */
export function openStore(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const store = new DatabaseSync(path.join(directory, 'studio.sqlite'));
  store.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = on');
  const { user_version: made } = store.prepare('pragma user_version').get() as { user_version: number };
  for (const [index, version] of versions.entries())
    if (index >= made) inTransaction(store, () => store.exec(`${version}; pragma user_version = ${index + 1}`));
  return store;
}
