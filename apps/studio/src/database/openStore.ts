import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Money is kept as text: digits of minor units, beyond what a number holds. Times are milliseconds. */
const schema = `
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
`;

/** Opens the studio's own store, making it where there is none. What is committed outlives a kill and a power cut. */
export function openStore(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const store = new DatabaseSync(path.join(directory, 'studio.sqlite'));
  store.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = on');
  store.exec(schema);
  return store;
}
