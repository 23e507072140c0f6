import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { fastestEngine, rowsOn, spreadEngines } from '../testing/openTestDatabase.ts';
import { startWallet, type TestWallet } from '../testing/startWallet.ts';
import { auditMoney, describeAudit, type Invariant } from './auditMoney.ts';
import { type Entry, house, ledger } from './Ledger.ts';

describe.each(spreadEngines)('RUN-06 on %s', (engine) => {
  let wallet: TestWallet;
  let accountId: number;
  beforeAll(async () => {
    wallet = await startWallet(engine);
    const seat = await wallet.seat(1000n, 'live');
    const { player } = seat;
    ({ accountId } = seat);
    const ask = (call: 'debit' | 'credit', amountMinor: string, more: object = {}) =>
      wallet.vendor.ask(call, { ...player, txId: randomUUID(), roundId: 'r1', amountMinor, ...more });
    await ask('debit', '100', { txId: 'stake' });
    await ask('credit', '250', { roundEnd: true });
    await ask('debit', '40', { txId: 'cancelled', roundId: 'r2' });
    await wallet.vendor.ask('rollback', { playerId: player.playerId, txId: randomUUID(), refTxId: 'cancelled' });
    await wallet.vendor.ask('rollback', { playerId: player.playerId, txId: randomUUID(), refTxId: 'never came', roundId: 'r3' });
    await ask('debit', '60', { roundId: 'r4' });
    await wallet.vendor.ask('endRound', { playerId: player.playerId, roundId: 'r4' });
    await ask('debit', '99999');
    await ask('credit', '5');
    await applyRollups(wallet.db);
  });
  afterAll(() => wallet.close());

  it('finds nothing wrong with sound books, each invariant looked at', async () => {
    const invariants = await auditMoney(wallet.db);
    expect(invariants.filter(({ broken }) => broken > 0n)).toEqual([]);
    expect(describeAudit(invariants)).toMatchObject({ ok: true });
    expect(describeAudit(invariants).lines.at(-1)).toBe(`All ${invariants.length} invariants hold.`);
  });

  it.each(
    rowsOn<[string, string, RawBuilder<unknown>]>(engine, [
      ['a posting that vanished', 'sum to zero', sql`delete from posting where holder_id < 0 and amount_minor = 100`],
      [
        'a posting that was changed',
        'sum to zero',
        sql`update posting set amount_minor = amount_minor + 1 where holder_id < 0 and amount_minor = 100`,
      ],
      [
        'a transfer that says something else',
        'what the transfer says',
        sql`update transfer set amount_minor = 251 where amount_minor = 250`,
      ],
      [
        'a balance that was raised',
        'sum of its postings',
        sql`update wallet set balance_minor = balance_minor + 1 where balance_minor > 0`,
      ],
      ['an entry that was skipped', 'without a gap', sql`update posting set seq = seq + 10 where seq = 2`],
      [
        'a balance after an entry that was changed',
        'without a gap',
        sql`update posting set balance_after = balance_after + 1 where seq = 2`,
      ],
      ['an entry dated back within its day', 'each entry of a player names', datedBack('transfer', 'at', sql`amount_minor = 250`)],
      [
        'an entry given another cause',
        'each entry of a player names',
        sql`update transfer set cause = '{"by": "hand"}' where amount_minor = 250`,
      ],
      ['an entry of another kind', 'each entry of a player names', sql`update transfer set kind = 'REFUND' where amount_minor = 250`],
      [
        'two entries in the place of each other',
        'each entry of a player names',
        sql`update posting set hash = (select hash from posting other where other.account_id = posting.account_id and other.seq = 5 - posting.seq)
        where seq in (2, 3)`,
      ],
      [
        'an entry and all that followed it, taken away with their traces',
        'each entry of a player names',
        sql`with gone as (delete from posting where seq > 1 returning transfer_id), house as (
          delete from posting where holder_id < 0 and transfer_id in (select transfer_id from gone)),
          transfers as (delete from transfer where id in (select transfer_id from gone))
        update wallet set seq = 1, balance_minor = 1000 where seq > 1`,
      ],
      ['a tombstone that was removed', 'names the one before', sql`delete from vendor_transaction where state = 'tombstone'`],
      ['a refusal that was removed', 'names the one before', sql`delete from vendor_transaction where state = 'refused'`],
      [
        'the last vendor transaction, removed',
        'names the one before',
        sql`delete from vendor_transaction v using wallet w where w.account_id = v.account_id and w.play_seq = v.play_seq`,
      ],
      [
        'a vendor transaction dated back within its day',
        'names the one before',
        datedBack('vendor_transaction', 'at', sql`tx_id = 'stake'`),
      ],
      [
        'a vendor transaction of another round',
        'names the one before',
        sql`update vendor_transaction set round_id = 'r9' where state = 'tombstone'`,
      ],
      ['a round settled at another time of the day', 'names the one before', datedBack('bet', 'settled_at', sql`round_id = 'r4'`)],
      [
        'a round that counts for more',
        'names the one before',
        sql`update bet set valid_bet_minor = valid_bet_minor + 1 where round_id = 'r1' and part = 0`,
      ],
      ['a round that was opened again', 'names the one before', sql`update bet set status = 'open' where round_id = 'r4'`],
      ['a posting in another currency', 'amount and currency', sql`update posting set currency = 'EUR' where amount_minor = 250`],
      [
        'a posting of the house in another currency',
        'amount and currency',
        sql`update posting set currency = 'EUR' where amount_minor = -250 and holder_id < 0`,
      ],
      ['a bet in another currency', 'of its vendor transactions', sql`update bet set currency = 'EUR' where round_id = 'r4'`],
      [
        'a refusal put into another wallet',
        'names the one before',
        sql`update vendor_transaction set currency = 'EUR' where state = 'refused'`,
      ],
      ['a stake put into another wallet', 'in its currency', sql`update vendor_transaction set currency = 'EUR' where tx_id = 'stake'`],
      [
        'a wallet whose chains are another’s',
        'names the one before',
        sql`insert into wallet select account_id, 'EUR', 0, 0, hash, play_seq, play_hash from wallet where play_seq > 0`,
      ],
      ['an entry in another currency', 'in its currency', sql`update transfer set currency = 'EUR' where amount_minor = 250`],
      ['a vendor transaction without its money', 'exactly once', sql`delete from transfer where idempotency_key = 'STUDIO:stake'`],
      ['money without its vendor transaction', 'exactly once', sql`delete from vendor_transaction where tx_id = 'stake'`],
      ['a refusal that became a stake', 'exactly once', sql`update vendor_transaction set state = 'ok' where state = 'refused'`],
      [
        'a debit taken back without its money',
        'one rollback of its amount',
        sql`update vendor_transaction set state = 'rolledBack' where tx_id = 'stake'`,
      ],
      ['a bet of another stake', 'of its vendor transactions', sql`update bet set stake_minor = 101 where stake_minor = 100`],
      ['a bet that vanished', 'of its vendor transactions', sql`delete from bet where stake_minor = 100`],
      ['a bet brought in that nobody paid for', 'are paid for', sql`update bet set integration = 'HISTORY' where stake_minor = 100`],
      [
        'a round at a vendor that has no money of its player',
        'who have moved some there',
        sql`update bet set integration = 'STUDIO_PURSE' where stake_minor = 100`,
      ],
      [
        'a round that a campaign paid without a grant',
        'none was paid without',
        sql`update bet set campaign_id = 'none', granted_minor = stake_minor, stake_minor = 0, valid_bet_minor = 0 where stake_minor = 100`,
      ],
      [
        'a salary of no slice',
        'slice of real-time salary',
        sql`update transfer set kind = 'SALARY_RT', idempotency_key = 'salary:1:x' where amount_minor = 250`,
      ],
      [
        'a slice whose salary was not paid',
        'slice of real-time salary',
        sql`with c as (insert into contract (kind, taker_id, period, rate_ppm, tiers, categories, status, valid_from)
          values ('REALTIME', 1, 'D', 500, '[]', '{RNG}', 'accepted', now()) returning id)
        insert into salary_slice (contract_id, slice_start, valid_bet_minor, gross_minor, amount_minor, carry_ppm)
        select id, now(), 2000, 1, 1, 0 from c`,
      ],
      ['a day that counts too much', 'days of members', sql`update member_day set stake_minor = stake_minor + 1`],
      ['a day that was lost', 'days of members', sql`delete from member_day`],
      ['a day of money that was changed', 'money of members', sql`update member_money_day set entries = entries + 1 where kind = 'WIN'`],
      [
        'a bet that would be counted again',
        'days of members',
        sql`insert into uncounted_bet select settled_at, account_id, integration, round_id, part from bet where status = 'settled'`,
      ],
      [
        'a transfer that would be counted again',
        'money of members',
        sql`insert into uncounted_transfer select at, account_id, id from transfer where kind = 'WIN'`,
      ],
      [
        'a bet that would be counted twice',
        'each once',
        sql`insert into uncounted_bet select settled_at + n * interval '1 hour', account_id, integration, round_id, part
        from bet, generate_series(1, 2) n where status = 'settled'`,
      ],
      [
        'a bet marked as counted that was not',
        'days of members',
        sql`insert into bet select account_id, integration, 'r8', part, node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor, status,
        placed_at, settled_at from bet where status = 'settled' limit 1`,
      ],
      ['a transfer to count that is not there', 'each once', sql`insert into uncounted_transfer values (now(), 1, gen_random_uuid())`],
    ]),
  )('finds %s', async (_what, invariant, tamper) => {
    const broken = await brokenAfter((tx) => tamper.execute(tx));
    expect(broken.map(({ name }) => name).join('\n')).toContain(invariant);
    expect(broken.every(({ example }) => example !== null)).toBe(true);
  });

  const forge = (tx: Transaction<Schema>, entry: Pick<Entry, 'kind' | 'counterId' | 'idempotencyKey'>) =>
    ledger.post(tx, [{ accountId, currency: 'USD', amountMinor: 500n, ...entry }]);
  const forgedDeposit = { kind: 'DEPOSIT', counterId: house.deposit, idempotencyKey: 'forged' } as const;

  it.each(
    rowsOn<[string, string, (tx: Transaction<Schema>) => Promise<unknown>]>(engine, [
      ['a deposit that nobody has sent', 'deposit forged of account', (tx) => forge(tx, forgedDeposit)],
      [
        'a deposit of less than was entered',
        'deposit forged of account',
        async (tx) => {
          await sql`insert into deposit select account_id, 'forged', 'test', 'another', currency, 5, now() from deposit where account_id = ${accountId}`.execute(
            tx,
          );
          await forge(tx, forgedDeposit);
        },
      ],
      [
        'two deposits of one payment',
        'deposit forged of account',
        async (tx) => {
          await sql`insert into deposit select account_id, 'forged', source, reference, currency, 500, now() from deposit where account_id = ${accountId}`.execute(
            tx,
          );
          await forge(tx, forgedDeposit);
        },
      ],
      [
        'an entry marked as counted that was not',
        'member',
        async (tx) => {
          await sql`insert into deposit select account_id, 'forged', 'test', 'another', currency, 500, now() from deposit where account_id = ${accountId}`.execute(
            tx,
          );
          await forge(tx, forgedDeposit);
          await sql`delete from uncounted_transfer`.execute(tx);
        },
      ],
      [
        'a payment that never reached its player',
        'deposit lost of account',
        (tx) =>
          sql`insert into deposit select account_id, 'lost', 'test', 'lost', currency, 5, now() from deposit where account_id = ${accountId}`.execute(
            tx,
          ),
      ],
      [
        'a transfer to a vendor that moved nothing',
        'transfer lost of account',
        (tx) =>
          sql`insert into vendor_transfer (account_id, transfer_id, integration, direction, currency, amount_minor, state)
          values (${accountId}, 'lost', 'STUDIO', 'in', 'USD', 5, 'done')`.execute(tx),
      ],
      [
        'money from a vendor by no transfer',
        'transfer wallet:forged',
        (tx) => forge(tx, { kind: 'VENDOR_OUT', counterId: house.opening, idempotencyKey: 'wallet:forged' }),
      ],
      [
        'an adjustment that no operators agreed on',
        'transfer ',
        (tx) => forge(tx, { kind: 'ADJUST', counterId: house.opening, idempotencyKey: 'forged' }),
      ],
      [
        'money by a way that there is not',
        'REFUND',
        (tx) => forge(tx, { kind: 'REFUND', counterId: house.opening, idempotencyKey: 'forged' }),
      ],
    ]),
  )('finds, where all sums and chains hold, %s', async (_what, example, tamper) => {
    const broken = await brokenAfter(tamper);
    expect(broken).toHaveLength(1);
    expect(broken[0]?.example).toContain(example);
  });

  it.each(engine === fastestEngine ? [1, 2, 3] : [3])('looks at as much in slices of %i as at once', async (rowsAtATime) => {
    expect(looked(await auditMoney(wallet.db, { rowsAtATime }))).toEqual(looked(await auditMoney(wallet.db)));
  });

  it.each(
    rowsOn<[string, string, RawBuilder<unknown>]>(engine, [
      [
        'the last entry of a slice, forged',
        'each entry of a player names',
        sql`update posting set hash = decode('00', 'hex') where seq = 3`,
      ],
      [
        'the first entry of a slice, forged',
        'each entry of a player names',
        sql`update posting set hash = decode('00', 'hex') where seq = 4`,
      ],
      ['another balance at the end of a slice', 'without a gap', sql`update posting set balance_after = balance_after + 1 where seq = 3`],
      ['a slice that lost its last entry', 'without a gap', sql`delete from posting where seq = 3`],
      ['a slice that lost its first entry', 'without a gap', sql`delete from posting where seq = 4`],
      [
        'an entry put in between two slices',
        'without a gap',
        sql`insert into posting (account_id, transfer_id, holder_id, currency, amount_minor, seq, balance_after, hash)
        select account_id, gen_random_uuid(), holder_id, currency, amount_minor, seq, balance_after, hash from posting where seq = 3`,
      ],
      ['an entry beyond the last slice', 'without a gap', sql`update posting set seq = 1000 where seq = 4`],
      [
        'play at the end of a slice, forged',
        'each vendor transaction',
        sql`update vendor_transaction set answer = '{}' where play_seq = 3`,
      ],
      [
        'play at the start of a slice, forged',
        'each vendor transaction',
        sql`update vendor_transaction set answer = '{}' where play_seq = 4`,
      ],
      ['a slice that lost its last play', 'each vendor transaction', sql`delete from vendor_transaction where play_seq in (3, 6)`],
      [
        'a posting of the house that no transfer knows',
        'sum to zero',
        sql`insert into posting (account_id, transfer_id, holder_id, currency, amount_minor) values (1, gen_random_uuid(), -1, 'USD', 5)`,
      ],
      [
        'a posting of the house beyond its last',
        'sum to zero',
        sql`insert into posting (account_id, transfer_id, holder_id, currency, amount_minor)
        values (2147483647, 'ffffffff-ffff-ffff-ffff-ffffffffffff', -1, 'USD', 5)`,
      ],
      [
        'a posting of somebody without a wallet',
        'sum to zero',
        sql`insert into posting (account_id, transfer_id, holder_id, currency, amount_minor, seq, balance_after, hash)
        values (2147483647, gen_random_uuid(), 2147483647, 'USD', 5, 1, 5, decode('00', 'hex'))`,
      ],
    ]),
  )('finds, in slices of 3, %s', async (_what, invariant, tamper) => {
    const broken = await brokenAfter((tx) => tamper.execute(tx), 3);
    expect(broken.map(({ name }) => name).join('\n')).toContain(invariant);
  });

  /** Returns the faults that the audit finds after a change to the books, and undoes the change. */
  async function brokenAfter(tamper: (tx: Transaction<Schema>) => Promise<unknown>, rowsAtATime?: number): Promise<Invariant[]> {
    const tampered = wallet.db.transaction().execute(async (tx) => {
      // For the shards, too, where there are any.
      await sql`set local citus.propagate_set_commands = 'local'`.execute(tx);
      await sql`set local ledger.mending = 'on'`.execute(tx);
      await tamper(tx);
      throw new Found(await auditMoney(tx, { rowsAtATime }));
    });
    const found = await tampered.catch((error: unknown) => error);
    if (!(found instanceof Found)) throw found;
    return found.invariants.filter((each) => each.broken > 0n);
  }
});

/** Moves a time back by a second. It is worked out first, which shards do not do while they write. */
const datedBack = (table: keyof Schema, column: string, which: RawBuilder<unknown>) => sql`
  with earlier as materialized (select account_id, ${sql.ref(column)} - interval '1 second' as at from ${sql.table(table)} where ${which})
  update ${sql.table(table)} t set ${sql.ref(column)} = e.at from earlier e where t.account_id = e.account_id and ${which}`;

const looked = (invariants: Invariant[]) => invariants.map(({ name, checked, broken }) => ({ name, checked, broken }));

/** Carries what was found out of the transaction, so that the damage is rolled back. */
class Found extends Error {
  readonly invariants: Awaited<ReturnType<typeof auditMoney>>;
  constructor(invariants: Awaited<ReturnType<typeof auditMoney>>) {
    super();
    this.invariants = invariants;
  }
}
