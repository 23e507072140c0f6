import { randomUUID } from 'node:crypto';
import type { WalletAnswer, WalletCallName } from '@site/api/vendor';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { fastestEngine, runsOn, spreadEngines } from '../testing/openTestDatabase.ts';
import { type Seat, startWallet, type TestWallet } from '../testing/startWallet.ts';

/** A wallet operation over so few ids that they collide: duplicates, reorders and rollbacks of anything come by themselves. */
interface Step {
  call: 'debit' | 'credit' | 'rollback' | 'endRound';
  seat: 0 | 1;
  tx: number;
  ref: number;
  round: number;
  amount: number;
  roundEnd: boolean;
  /** The answer is lost, so that the call is sent again. */
  isDropped: boolean;
}

/**
 * Number of runs, steps of each, and the seed, for longer or repeated runs: `STEP_RUNS=1000 STEP_COUNT=10000 STEP_SEED=7 npx vitest …`. A failure
 * prints its seed.
 */
const { STEP_RUNS, STEP_COUNT, STEP_SEED } = process.env;
const seeded = STEP_SEED === undefined ? {} : { seed: Number(STEP_SEED) };
const length =
  STEP_COUNT === undefined ? { minLength: 5, maxLength: 30 } : { minLength: Number(STEP_COUNT), maxLength: Number(STEP_COUNT) };
/** Ids grow with the steps, so that most of a long run is not made of duplicates. */
const lastId = Math.max(7, Math.floor(length.minLength / 4));

const steps = fc.array(
  fc.record<Step>({
    call: fc.constantFrom('debit', 'debit', 'credit', 'rollback', 'endRound'),
    seat: fc.constantFrom(0, 1),
    tx: fc.integer({ min: 0, max: lastId }),
    ref: fc.integer({ min: 0, max: lastId }),
    round: fc.integer({ min: 0, max: Math.floor(lastId / 3) }),
    amount: fc.integer({ min: 1, max: 60 }),
    roundEnd: fc.boolean(),
    isDropped: fc.integer({ min: 0, max: 7 }).map((chance) => chance === 0),
  }),
  STEP_COUNT === undefined ? length : { ...length, size: 'max' },
);

const OPENING = 100n;
/** Hundreds of calls in turn take longer than other tests on a machine that is busy. */
const TIMEOUT_MS = STEP_RUNS === undefined ? 60_000 : 24 * 60 * 60_000;

interface Known {
  step: string;
  answer: WalletAnswer;
  kind: Step['call'];
  seat: number;
  round: number;
  amount: bigint;
  isTaken: boolean;
  /** Its place among the transactions. */
  order: number;
}

/** The rules of the wallet port, in as few words as they have. Source: docs/domain.md DR-0.6. */
class Model {
  readonly balances = [OPENING, OPENING];
  /** Transactions by seat and id: an id is a player's. */
  readonly #known = new Map<string, Known>();
  readonly #settled = new Set<string>();
  readonly #worth = new Map<string, bigint>();

  answer(step: Step): WalletAnswer {
    const { call, seat, tx, ref, round } = step;
    const key = `${seat}/${round}`;
    if (call === 'endRound') {
      if (this.#worth.has(key)) this.#settled.add(key);
      return this.#ok(seat);
    }
    if (call === 'rollback' && ref === tx) return { code: 'INVALID_INPUT', field: 'refTxId' };
    const known = this.#known.get(`${seat}/${tx}`);
    if (known) return known.step === contentOf(step) ? known.answer : { code: 'DUPLICATE_MISMATCH', field: 'txId' };

    const amount = BigInt(step.amount);
    const record = (answer: WalletAnswer) => {
      this.#known.set(`${seat}/${tx}`, {
        step: contentOf(step),
        answer,
        kind: call,
        seat,
        round,
        amount,
        isTaken: false,
        order: this.#known.size,
      });
      return answer;
    };
    if (call === 'rollback') {
      const taken = this.#known.get(`${seat}/${ref}`);
      if (taken?.kind === 'rollback') return { code: 'INVALID_INPUT', field: 'refTxId' };
      if (taken?.kind === 'credit') {
        if (!taken.isTaken && taken.answer.code === 'OK') {
          // Refused without a trace: it may come again.
          if ((this.balances[seat] ?? 0n) < taken.amount) return { code: 'INSUFFICIENT_FUNDS', field: 'refTxId' };
          this.#move(seat, -taken.amount, `${seat}/${taken.round}`, -taken.amount);
          taken.isTaken = true;
        }
        return record(this.#ok(seat));
      }
      if (!taken)
        this.#known.set(`${seat}/${ref}`, {
          step: 'tombstone',
          answer: { code: 'OK' },
          kind: 'debit',
          seat,
          round,
          amount,
          isTaken: true,
          order: this.#known.size,
        });
      else if (this.#isPaid(taken) && !taken.isTaken) return record({ code: 'TRANSACTION_SETTLED', field: 'refTxId' });
      else if (taken.answer.code === 'OK' && !taken.isTaken) {
        this.#move(seat, taken.amount, `${seat}/${taken.round}`, -taken.amount);
        taken.isTaken = true;
      }
      return record(this.#ok(seat));
    }
    if (call === 'debit') {
      if (this.#settled.has(key)) return record({ code: 'INVALID_INPUT', field: 'roundId' });
      if ((this.balances[seat] ?? 0n) < amount) return record({ code: 'INSUFFICIENT_FUNDS' });
    }
    if (call === 'credit') {
      const debits = [...this.#known.values()].filter(
        (one) => one.kind === 'debit' && one.seat === seat && one.round === round && one.answer.code === 'OK' && one.step !== 'tombstone',
      );
      if (!this.#worth.has(key) && debits.some(({ isTaken }) => isTaken))
        return record({ code: 'TRANSACTION_ROLLED_BACK', field: 'roundId' });
    }
    this.#move(seat, call === 'debit' ? -amount : amount, key, amount);
    if (step.roundEnd) this.#settled.add(key);
    return record(this.#ok(seat));
  }

  /** A stake is paid by any win of its round that came later and was not taken back. */
  #isPaid({ seat, round, order }: Known): boolean {
    return [...this.#known.values()].some(
      (one) =>
        one.kind === 'credit' && one.seat === seat && one.round === round && one.order > order && one.answer.code === 'OK' && !one.isTaken,
    );
  }

  #ok(seat: number): WalletAnswer {
    return { code: 'OK', balanceMinor: String(this.balances[seat]) };
  }

  /** A round whose bets were all taken back is as if it had none. */
  #move(seat: number, amount: bigint, key: string, worth: bigint) {
    this.balances[seat] = (this.balances[seat] ?? 0n) + amount;
    const left = (this.#worth.get(key) ?? 0n) + worth;
    if (left === 0n) this.#worth.delete(key);
    else this.#worth.set(key, left);
  }
}

const contentOf = ({ call, seat, ref, round, amount, roundEnd }: Step) =>
  JSON.stringify(call === 'rollback' ? [call, seat, ref] : [call, seat, round, amount, roundEnd]);

describe.each(spreadEngines)('VEN-01 on %s', (engine) => {
  let wallet: TestWallet;
  beforeAll(async () => {
    wallet = await startWallet(engine);
  });
  afterAll(() => wallet.close());

  /** Sends steps for two new players, with ids of this run alone. */
  async function startRun() {
    const run = randomUUID();
    const seats = [await wallet.seat(OPENING), await wallet.seat(OPENING)];
    return {
      balances: () => Promise.all(seats.map(({ accountId }) => wallet.balanceOf(accountId))),
      async send(step: Step): Promise<WalletAnswer> {
        const request = requestOf(step, seats, run);
        if (step.isDropped) await wallet.vendor.ask(...request);
        return wallet.vendor.ask(...request);
      },
    };
  }

  it(
    'answers any order of operations by the rules',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const run = await startRun();
          const model = new Model();
          for (const step of all) expect(await run.send(step)).toMatchObject(model.answer(step));
          expect(await run.balances()).toEqual(model.balances);
        }),
        { numRuns: runsOn(engine, Number(STEP_RUNS ?? 25)), ...seeded },
      );
    },
    TIMEOUT_MS,
  );

  it.skipIf(engine === 'citus')(
    'gives every operation one answer, concurrently and repeatedly',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const run = await startRun();
          const transactions = all.filter(({ call }) => call !== 'endRound');
          const first = await Promise.all(transactions.map((step) => run.send(step)));
          const again = await Promise.all(transactions.map((step) => run.send(step)));
          expect(first.map(({ code }) => code)).not.toContain('TRANSIENT');
          const carriedOut = first.map(({ code }) => code === 'OK');
          expect(again.filter((_answer, index) => carriedOut[index])).toEqual(first.filter((_answer, index) => carriedOut[index]));
        }),
        { numRuns: runsOn(engine, Number(STEP_RUNS ?? 15)), ...seeded },
      );
    },
    TIMEOUT_MS,
  );

  it('RUN-06 keeps every invariant', async () => {
    await applyRollups(wallet.db);
    const invariants = await auditMoney(wallet.db);
    expect(invariants.filter(({ broken }) => broken > 0n)).toEqual([]);
    expect(invariants[0]?.checked).toBeGreaterThan(engine === fastestEngine && STEP_RUNS === undefined ? 100n : 10n);
  });
});

function requestOf(step: Step, seats: Seat[], run: string): [WalletCallName, object] {
  const { call, tx, ref, round, amount, roundEnd } = step;
  const { player } = seats[step.seat] as Seat;
  const idOf = (number: number) => `${run}-${number}`;
  if (call === 'rollback') return [call, { playerId: player.playerId, txId: idOf(tx), refTxId: idOf(ref) }];
  if (call === 'endRound') return [call, { playerId: player.playerId, roundId: idOf(round) }];
  return [call, { ...player, txId: idOf(tx), roundId: idOf(round), amountMinor: String(amount), roundEnd }];
}
