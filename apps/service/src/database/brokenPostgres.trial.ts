import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { hasPostgresPrograms, PostgresCluster } from '../testing/PostgresCluster.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { ServiceProcess } from '../testing/ServiceProcess.ts';
import { StallingProxy } from '../testing/StallingProxy.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { launchFor, TestVendor } from '../testing/TestVendor.ts';
import { openDatabase } from './openDatabase.ts';

const PLAYERS = 16;
const TIMES = 8;
const studioSecret = 'a secret for tests only';

describe.runIf(hasPostgresPrograms)('a service under load', () => {
  let cluster: PostgresCluster;
  let proxy: StallingProxy;
  let service: ServiceProcess;
  const over = new AbortController();
  let lastOkAt = 0;
  let answered = 0;
  let playing: Promise<unknown>;

  beforeAll(async () => {
    cluster = await PostgresCluster.start();
    proxy = await StallingProxy.start(cluster.url);
    const database = await openDatabase({ url: cluster.url, dataDir: '/nowhere' });
    await seedTestAccounts(database.db);
    await seedTestGames(database.db);
    const launches: { accountId: number; launchToken: string }[] = [];
    for (let index = 0; index < PLAYERS; index += 1) {
      const accountId = await addPlayer(database.db, 1_000_000_000n);
      launches.push({ accountId, ...(await launchFor(database.db, { accountId, nodeId: testGames.slot.node_id })) });
    }
    await database.close();
    service = await ServiceProcess.start({ dataDir: '/tmp/marquee-trial-broken', databaseUrl: proxy.through(cluster.url), studioSecret });
    const vendor = new TestVendor({ url: service.url, secret: studioSecret });
    const play = async (launchToken: string) => {
      const { playerId, sessionId, currency } = await vendor.ask('authenticate', { launchToken });
      const player = { playerId, sessionId, currency, gameCode: testGames.slot.game_code };
      while (!over.signal.aborted) {
        const stake = { ...player, roundId: randomUUID(), txId: randomUUID(), amountMinor: '1' };
        // Asked again with the same id until there is an answer.
        for (;;) {
          const { code } = await vendor.ask('debit', stake);
          if (code === 'OK') break;
          expect(code).toBe('TRANSIENT');
          await wait(10);
        }
        lastOkAt = performance.now();
        answered += 1;
      }
    };
    playing = Promise.all(launches.map(({ launchToken }) => play(launchToken)));
    playing.catch(() => undefined);
  });
  afterAll(async () => {
    await service.stop();
    await proxy.close();
    await cluster.remove();
  });

  /** Milliseconds until each player has been answered twice more. */
  async function backAfter(from: number): Promise<number> {
    const enough = answered + PLAYERS * 2;
    await expect.poll(() => answered, { timeout: 60_000, interval: 2 }).toBeGreaterThanOrEqual(enough);
    return Math.round(lastOkAt - from);
  }

  it(`RUN-04 is back within a second after each of ${TIMES} restarts of its server, and of ${TIMES} ends of all its connections`, async () => {
    const afterRestart: number[] = [];
    const afterEnd: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      await wait(300);
      await cluster.restart();
      afterRestart.push(await backAfter(performance.now()));
      await wait(300);
      const admin = new pg.Client({ connectionString: cluster.url });
      await admin.connect();
      const from = performance.now();
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      afterEnd.push(await backAfter(from));
      await admin.end();
    }
    console.log(`back after a restart: ${afterRestart.join(' ')} ms; after the end of all connections: ${afterEnd.join(' ')} ms`);
    expect(Math.max(...afterRestart, ...afterEnd)).toBeLessThanOrEqual(1000);
  });

  it('RUN-04 recovers within six seconds after its connections stopped responding', async () => {
    const after: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      await wait(500);
      proxy.stall();
      after.push(await backAfter(performance.now()));
    }
    console.log(`back after silence: ${after.join(' ')} ms`);
    expect(Math.max(...after)).toBeLessThanOrEqual(6000);
  });

  it('RUN-04 has neither lost nor duplicated anything', async () => {
    over.abort();
    await playing;
    const database = await openDatabase({ url: cluster.url, dataDir: '/nowhere' });
    expect((await auditMoney(database.jobsDb)).filter(({ broken }) => broken > 0n)).toEqual([]);
    const { bets } = await database.db
      .selectFrom('bet')
      .select((select) => select.fn.countAll<bigint>().as('bets'))
      .executeTakeFirstOrThrow();
    expect(bets).toBe(BigInt(answered));
    console.log(`${answered} operations`);
    await database.close();
  });
});
