import { randomUUID } from 'node:crypto';
import type { WalletAnswer } from '@site/api/vendor';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { fastestEngine, runsOn, spreadEngines } from '../testing/openTestDatabase.ts';
import { type Seat, startWallet, type TestWallet } from '../testing/startWallet.ts';
import { arraysOfSteps, OPENING, requestOf, type Step, WalletModel } from '../testing/walletSteps.ts';

/**
 * Number of runs, steps of each, and the seed, for longer or repeated runs: `STEP_RUNS=1000 STEP_COUNT=10000 STEP_SEED=7 npx vitest …`. A failure
 * prints its seed.
 */
const { STEP_RUNS, STEP_COUNT, STEP_SEED } = process.env;
const seeded = STEP_SEED === undefined ? {} : { seed: Number(STEP_SEED) };
const length =
  STEP_COUNT === undefined ? { minLength: 5, maxLength: 30 } : { minLength: Number(STEP_COUNT), maxLength: Number(STEP_COUNT) };
const steps = arraysOfSteps(length);

/** Hundreds of calls in turn take longer than other tests on a machine that is busy. */
const TIMEOUT_MS = STEP_RUNS === undefined ? 60_000 : 24 * 60 * 60_000;

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
        const request = requestOf(step, (seats[step.seat] as Seat).player, run);
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
          const model = new WalletModel();
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
