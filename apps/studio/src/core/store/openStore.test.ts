import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { expect, it } from 'vitest';
import { newDataDir } from '../../testing/startStudio.ts';
import { RoundStore } from '../rounds/RoundStore.ts';
import { openStore } from './openStore.ts';

/** Writes a store of the first version: one settled round, and one whose stake may have been debited. */
function writeFirstVersion(directory: string): void {
  const store = new DatabaseSync(path.join(directory, 'studio.sqlite'));
  store.exec(`
    create table seed (
      id integer primary key, player_id text not null, server_seed text not null, client_seed text not null,
      next_nonce integer not null default 0, revealed_at integer
    ) strict;
    create table round (
      id text primary key, player_id text not null, client_round text not null, wallet_session_id text not null, game_code text not null,
      theme text not null, currency text not null, stake_minor text not null, seed_id integer not null references seed, nonce integer not null,
      state text not null check (state in ('debiting', 'drawn', 'rollingBack', 'settled', 'refused', 'rolledBack')),
      coins integer, win_minor text, balance_minor text, refusal text, begun_at integer not null, ended_at integer,
      unique (player_id, client_round)
    ) strict;
    insert into seed values (1, 'm-1', 'server', 'client', 2, null);
    insert into round values ('r-1', 'm-1', 'c-1', 's-1', 'gold-tiger', 'gold-tiger', 'USD', '40', 1, 0, 'settled', 75, '150', '1110', null, 1, 2);
    insert into round values ('r-2', 'm-1', 'c-2', 's-1', 'gold-tiger', 'gold-tiger', 'USD', '60', 1, 1, 'debiting', null, null, null, null, 3, null);
  `);
  store.close();
}

it.each([
  ["game_code = ? and state = 'playing' and is_late = 0", 'round_waiting_of'],
  ["game_code = ? and is_late = 1 and state = 'playing' order by begun_at desc", 'round_late_of'],
])('GAM-14 what a player has open is found without reading the rounds that are over: %s', (where, index) => {
  const plan = openStore(newDataDir()).prepare(`explain query plan select * from round where player_id = ? and ${where}`).all('', '');
  expect(plan.map(({ detail }) => String(detail))).toEqual([expect.stringContaining(`USING INDEX ${index} (player_id=? AND game_code=?`)]);
});

it('GAM-14 a store of the first version keeps its rounds, their stakes as moves and their coins as proof', () => {
  const directory = newDataDir();
  writeFirstVersion(directory);
  for (let time = 0; time < 2; time += 1) {
    const store = openStore(directory);
    const rounds = new RoundStore(store);
    expect(rounds.get('r-1')).toMatchObject({ moves: [{ stakeMinor: '40' }], stakeMinor: 40n, winMinor: 150n, proof: { coins: '75' } });
    expect(rounds.open()).toMatchObject([{ id: 'r-2', moves: [{ stakeMinor: '60' }], proof: null, state: 'debiting' }]);
    store.close();
  }
});
