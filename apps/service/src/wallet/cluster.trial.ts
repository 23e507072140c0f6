import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { WalletAnswer, WalletCallName } from '@site/api/vendor';
import { expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { prepareTestDatabase } from '../testing/openTestDatabase.ts';
import { ServiceProcess } from '../testing/ServiceProcess.ts';
import { seedPlayers, SpinningPlayers } from '../testing/SpinningPlayers.ts';
import { TestVendor } from '../testing/TestVendor.ts';

const PLAYERS = 24;
const PLAY_MS = 60_000;
const KILLED_AFTER_MS = 20_000;
const DOWN_MS = 10_000;
const RETRY_MS = 100;
const studioSecret = 'a secret for trials only';
const { KILL_WORKER: killWorker = '', START_WORKER: startWorker = '', TEST_CITUS_URL: coordinator } = process.env;

interface Attempt {
  accountId: number;
  /** Time since play began. */
  atMs: number;
  tookMs: number;
  isAcknowledged: boolean;
}

/**
 * Two services on a coordinator with two workers take bets for a minute, while a worker is killed and started again.
 *
 * `TEST_CITUS_URL` names the coordinator. `KILL_WORKER` and `START_WORKER` are shell commands that kill a worker at once and start it again,
 * such as `pg_ctl -D /var/lib/citus/node1 -m immediate stop` and `pg_ctl -D /var/lib/citus/node1 -w start`.
 */
it.runIf(coordinator && killWorker && startWorker)(
  'VEN-01 RUN-06 keeps every acknowledged answer on a cluster that loses a worker and gets it back',
  async () => {
    const prepared = await prepareTestDatabase('citus');
    const { where } = prepared;
    const database = await openDatabase(where);
    const launches = await seedPlayers(database.db, PLAYERS);
    const dataDirs = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'marquee-cluster-')));
    const services = await Promise.all(dataDirs.map((dataDir) => ServiceProcess.start({ dataDir, databaseUrl: where.url, studioSecret })));
    const vendors = services.map(({ url }) => new TestVendor({ url, secret: studioSecret }));

    const attempts: Attempt[] = [];
    const started = performance.now();
    const elapsedMs = () => performance.now() - started;
    let turns = 0;
    /** Asks one service after the other until one answers. */
    async function ask(call: WalletCallName, input: object, accountId: number): Promise<WalletAnswer> {
      for (;;) {
        const atMs = elapsedMs();
        const answer = await vendors[(turns += 1) % vendors.length]?.ask(call, input);
        const isAcknowledged = answer !== undefined && answer.code !== 'TRANSIENT';
        attempts.push({ accountId, atMs, tookMs: elapsedMs() - atMs, isAcknowledged });
        if (isAcknowledged) return answer;
        await wait(RETRY_MS);
      }
    }

    const players = new SpinningPlayers(ask);
    const playing = Promise.all(launches.map((launch) => players.play(launch)));
    await Promise.race([playing, wait(KILLED_AFTER_MS)]);
    run(killWorker);
    const killedMs = elapsedMs();
    await Promise.race([playing, wait(DOWN_MS)]);
    run(startWorker);
    const backMs = elapsedMs();
    await Promise.race([playing, wait(PLAY_MS - backMs)]);
    players.finish();
    await playing;
    const endMs = elapsedMs();

    const byPlayer = Map.groupBy(players.acknowledged, ({ accountId }) => accountId);
    const askAgain = async (accountId: number) => {
      for (const { call, input, answer } of byPlayer.get(accountId) ?? []) expect(await ask(call, input, accountId)).toEqual(answer);
    };
    await Promise.all([...byPlayer.keys()].map(askAgain));
    await players.expectKept(database.db);
    await Promise.all(services.map((service) => service.stop()));
    await database.close();
    const audit = spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../commands/moneyAudit.ts')], {
      env: { DATA_DIR: where.dataDir, DATABASE_URL: where.url },
      encoding: 'utf8',
    });
    expect(audit).toMatchObject({ status: 0, stderr: '' });
    await prepared.remove();
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true });

    const between = (from: number, to: number) => attempts.filter(({ atMs }) => atMs >= from && atMs < to);
    console.log(
      [
        `with both workers: ${describe(between(0, killedMs), killedMs)}`,
        `with one: ${describe(between(killedMs, backMs), backMs - killedMs)}`,
        `with both again: ${describe(between(backMs, endMs), endMs - backMs)}`,
        `each player was served again ${Math.round(recoveryMs(attempts, backMs))} ms after the worker had started`,
        audit.stdout,
      ].join('\n'),
    );
  },
);

function run(command: string): void {
  const { status } = spawnSync('sh', ['-c', command], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`The command failed: ${command}`);
}

function describe(attempts: Attempt[], duringMs: number): string {
  const served = attempts.filter(({ isAcknowledged }) => isAcknowledged);
  const tookMs = served.map((attempt) => attempt.tookMs).toSorted((one, other) => one - other);
  const percentile = (share: number) => Math.round(tookMs[Math.floor(share * (tookMs.length - 1))] ?? 0);
  const perSecond = (served.length / duringMs) * 1000;
  const accounts = new Set(served.map(({ accountId }) => accountId)).size;
  return `${perSecond.toFixed(1)} operations a second, p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, ${attempts.length - served.length} refused, ${accounts} of ${PLAYERS} players served`;
}

/** Returns the time until every player was served again. */
function recoveryMs(attempts: Attempt[], backMs: number): number {
  const first = new Map<number, number>();
  for (const { accountId, atMs, tookMs, isAcknowledged } of attempts)
    if (isAcknowledged && atMs >= backMs && !first.has(accountId)) first.set(accountId, atMs + tookMs);
  return Math.max(...first.values()) - backMs;
}
