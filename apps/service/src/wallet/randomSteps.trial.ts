import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { fastestEngine, prepareTestDatabase } from '../testing/openTestDatabase.ts';
import { RestartingService } from '../testing/RestartingService.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { addPlayer, type Seat } from '../testing/startWallet.ts';
import { launchFor } from '../testing/TestVendor.ts';
import { arraysOfSteps, OPENING, requestOf, WalletModel } from '../testing/walletSteps.ts';

/**
 * Number of runs, steps of each, steps between two kills, and the seed of the first run; the next one has the next number. A run that fails
 * names its seed, and is repeated alone by it: `STEP_SEED=7 STEP_RUNS=1 npm run trial -- randomSteps`.
 */
const { STEP_RUNS = '1000', STEP_COUNT = '10000', STEP_KILLS = '2500', STEP_SEED = String(randomInt(2 ** 31)) } = process.env;
const [runs, count, killEvery, firstSeed] = [STEP_RUNS, STEP_COUNT, STEP_KILLS, STEP_SEED].map(Number) as [number, number, number, number];

/** Runs that are played at once: a kill meets calls of several players. */
const AT_ONCE = 4;
const studioSecret = 'a secret for trials only';

it(
  `VEN-01 DR-0.6 RUN-06 answers ${runs} × ${count} random steps by the rules, through duplicates, reorders, lost answers and kills`,
  { timeout: 48 * 3_600_000 },
  async () => {
    const prepared = await prepareTestDatabase(fastestEngine);
    const { where } = prepared;
    const before = await openDatabase(where);
    await seedTestAccounts(before.db);
    await seedTestGames(before.db);
    const accountIds: number[] = [];
    for (let player = 0; player < 2 * runs; player += 1) accountIds.push(await addPlayer(before.db, OPENING));
    const launches = await Promise.all(accountIds.map((accountId) => launchFor(before.db, { accountId, nodeId: testGames.slot.node_id })));
    await before.close();

    const service = await RestartingService.start({ dataDir: where.dataDir, databaseUrl: where.url, studioSecret });
    const few = pLimit(AT_ONCE);
    const players = await Promise.all(
      launches.map(({ launchToken }) =>
        few(async (): Promise<Seat['player']> => {
          const { playerId = '', sessionId = '', currency = '' } = await service.ask('authenticate', { launchToken });
          return { playerId, sessionId, currency, gameCode: testGames.slot.game_code };
        }),
      ),
    );
    let sent = 0;
    let kills = 0;
    const startedMs = performance.now();
    const play = async (run: number): Promise<readonly bigint[]> => {
      const seed = firstSeed + run;
      const [steps = []] = fc.sample(arraysOfSteps({ minLength: count, maxLength: count }), { numRuns: 1, seed });
      const model = new WalletModel();
      for (const [index, step] of steps.entries()) {
        const request = requestOf(step, players[2 * run + step.seat] as Seat['player'], `run-${run}`);
        if (step.isDropped) await service.ask(...request);
        const answering = service.ask(...request);
        sent += 1;
        if (sent % killEvery === 0) {
          kills += 1;
          await service.restart();
        }
        expect(await answering, `step ${index} of the run with the seed ${seed}`).toMatchObject(model.answer(step));
      }
      console.log(`Run ${run}: ${sent} steps of all runs, ${kills} kills, ${Math.round((performance.now() - startedMs) / 1000)} s`);
      return model.balances;
    };
    const balances: bigint[] = [];
    try {
      const ended = await Promise.all(Array.from({ length: runs }, (_, run) => few(() => play(run))));
      balances.push(...ended.flat());
    } finally {
      few.clearQueue();
      await service.stop();
    }

    const after = await openDatabase(where);
    expect((await auditMoney(after.db)).filter(({ broken }) => broken > 0n)).toEqual([]);
    const wallets = await after.db
      .selectFrom('wallet')
      .where('account_id', 'in', accountIds)
      .select(['account_id', 'balance_minor'])
      .execute();
    const kept = new Map(wallets.map(({ account_id, balance_minor }) => [account_id, balance_minor]));
    expect(accountIds.map((id) => kept.get(id))).toEqual(balances);
    await after.close();
    await prepared.remove();
    console.log(
      `Seeds from ${firstSeed}: ${runs} runs, ${sent} steps, ${kills} kills, ${service.unanswered} calls cut off and asked again.`,
    );
  },
);
