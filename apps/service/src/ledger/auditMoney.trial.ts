import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { testEngines } from '../testing/openTestDatabase.ts';
import { addPlayer, startWallet } from '../testing/startWallet.ts';
import { auditMoney } from './auditMoney.ts';

const PLAYERS = 100;
const BETS_OF_EACH = 500;
/** Of one player, who has many slices alone. */
const BETS_OF_ONE = 20_000;
/** A machine that does other work as well makes a bet wait by itself. */
const MOST_MORE_MS = 250;

describe.each(testEngines)('on %s', (engine) => {
  it(`RUN-06 holds no bet up while it audits ${PLAYERS * BETS_OF_EACH + BETS_OF_ONE} others`, async () => {
    const wallet = await startWallet(engine);
    for (let count = 0; count < PLAYERS; count += 1) await play(wallet.db, await addPlayer(wallet.db, 1_000_000n), BETS_OF_EACH);
    await play(wallet.db, await addPlayer(wallet.db, 1_000_000n), BETS_OF_ONE);
    await applyRollups(wallet.db);
    await sql`analyze`.execute(wallet.db);

    const { player } = await wallet.seat(1_000_000n);
    const waitOfABet = async () => {
      const from = performance.now();
      const stake = { ...player, txId: randomUUID(), roundId: randomUUID(), amountMinor: '1', roundEnd: true };
      expect(await wallet.vendor.ask('debit', stake)).toMatchObject({ code: 'OK' });
      return performance.now() - from;
    };
    const quiet: number[] = [];
    for (let count = 0; count < 200; count += 1) quiet.push(await waitOfABet());

    const audit = { isOver: false };
    const from = performance.now();
    const auditing = auditMoney(wallet.db).finally(() => {
      audit.isOver = true;
    });
    const busy: number[] = [];
    while (!audit.isOver) {
      busy.push(await waitOfABet());
      // What is counted between two slices is no reason for an alarm.
      if (busy.length % 50 === 0) await applyRollups(wallet.db);
    }
    const invariants = await auditing;
    console.log(
      `${engine}: the audit took ${Math.round(performance.now() - from)} ms beside ${busy.length} bets; longest wait ${Math.round(Math.max(...busy))} ms, ${Math.round(Math.max(...quiet))} ms without it.`,
    );
    expect(invariants.filter(({ broken }) => broken > 0n)).toEqual([]);
    expect(Math.max(...busy)).toBeLessThan(Math.max(...quiet) + MOST_MORE_MS);
    await wallet.close();
  });
});

/** Writes rounds of one stake each, as the wallet does, but many at a time. */
async function play(db: Kysely<Schema>, accountId: number, rounds: number): Promise<void> {
  for (let done = 0; done < rounds; done += 1000) {
    const last = Math.min(rounds, done + 1000);
    await sql`
      with base as (select * from wallet where account_id = ${accountId}),
      round as materialized (
        select b.account_id, n, gen_random_uuid() as id, gen_random_uuid()::text as name, now() - interval '1 hour' + n * interval '1 millisecond' as at,
          b.seq + n as seq, b.balance_minor - n as balance, b.play_seq + 2 * n - 1 as round_place, b.play_seq + 2 * n as place
        from base b, generate_series(1, ${last - done}::integer) n
      ),
      game_played as (select node_id, game_type from game limit 1),
      link as (
        select r.*, false as is_round, place as link_place, transaction_content(r.account_id, place, 'STUDIO', name, 'debit', name, null, 1, ${Buffer.from('x')}::bytea, 'ok', '{}', id, at) as content
        from round r
        union all
        select r.*, true, round_place, round_content(r.account_id, round_place, 'STUDIO', name, 0::smallint, g.node_id, g.game_type, 'USD', 1, 0, 1, at, at)
        from round r, game_played g
      ),
      linked as materialized (
        select l.*, chain_hash(b.play_hash, content) over (order by link_place) as hash from link l, base b
      ),
      recorded as (
        insert into vendor_transaction (integration, tx_id, kind, account_id, currency, round_id, amount_minor, body_hash, state, answer, transfer_id, at,
          play_seq, hash)
        select 'STUDIO', name, 'debit', account_id, 'USD', name, 1, ${Buffer.from('x')}::bytea, 'ok', '{}', id, at, place, hash from linked where not is_round
      ),
      settled as (
        insert into bet (account_id, integration, round_id, part, node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor, status, placed_at,
          settled_at, play_seq, hash)
        select account_id, 'STUDIO', name, 0, g.node_id, g.game_type, 'USD', 1, 0, 1, 'settled', at, at, round_place, hash
        from linked, game_played g where is_round
      ),
      uncounted as (
        insert into uncounted_bet (at, account_id, integration, round_id, part) select at, account_id, 'STUDIO', name, 0 from round
      ),
      moved as (
        insert into transfer (account_id, id, counter_id, idempotency_key, kind, currency, amount_minor, at)
        select account_id, id, -1, 'STUDIO:' || name, 'BET', 'USD', -1, at from round
      ),
      uncounted_money as (
        insert into uncounted_transfer (at, account_id, transfer_id) select at, account_id, id from round
      ),
      entered as materialized (
        select r.*, chain_hash(b.hash, entry_content(r.account_id, r.seq, -1, r.balance, r.id, r.account_id, -1, 'STUDIO:' || r.name, 'BET', 'USD', -1,
          null, r.at)) over (order by r.seq) as hash
        from round r, base b
      ),
      posted as (
        insert into posting (account_id, transfer_id, holder_id, currency, amount_minor, seq, balance_after, hash)
        select account_id, id, account_id, 'USD', -1, seq, balance, hash from entered
        union all
        select account_id, id, -1, 'USD', 1, null, null, null from round
      )
      update wallet w set balance_minor = e.balance, seq = e.seq, hash = e.hash, play_seq = l.place, play_hash = l.hash
      from (select * from entered order by seq desc limit 1) e, (select * from linked where not is_round order by place desc limit 1) l
      where w.account_id = ${accountId}`.execute(db);
  }
}
