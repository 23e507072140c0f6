import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { WalletAnswer, WalletCallName } from '@site/api/vendor';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { prepareTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { ServiceProcess } from '../testing/ServiceProcess.ts';
import { seedPlayers, SpinningPlayers } from '../testing/SpinningPlayers.ts';
import { TestVendor } from '../testing/TestVendor.ts';

const KILLS = 20;
const PLAYERS = 8;
const studioSecret = 'a secret for trials only';

type Settings = Parameters<typeof ServiceProcess.start>[0];

/** A service that can be killed and started again. What it did not answer is asked again, with the same id, of the next one. */
class RestartingService {
  /** Calls to a service that was killed before it answered. */
  unanswered = 0;
  #service: ServiceProcess;
  readonly #settings: Settings;
  #restarting: Promise<void> | undefined;

  constructor(service: ServiceProcess, settings: Settings) {
    this.#service = service;
    this.#settings = settings;
  }

  /** Kills the service at once and starts it again. */
  async restart(): Promise<void> {
    this.#restarting = (async () => {
      await this.#service.kill();
      this.#service = await ServiceProcess.start(this.#settings);
    })();
    await this.#restarting;
    this.#restarting = undefined;
  }

  stop(): Promise<void> {
    return this.#service.stop();
  }

  async ask(call: WalletCallName, input: object): Promise<WalletAnswer> {
    for (;;) {
      await this.#restarting;
      try {
        const answer = await new TestVendor({ url: this.#service.url, secret: studioSecret }).ask(call, input);
        if (answer.code !== 'TRANSIENT') return answer;
      } catch {
        this.unanswered += 1;
        // The connection breaks before the restart is under way.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }
}

describe.each(testEngines)('on %s', (engine) => {
  it(`VEN-01 RUN-06 loses and doubles nothing when it is killed ${KILLS} times during spins`, async () => {
    const prepared = await prepareTestDatabase(engine);
    const { where } = prepared;
    const before = await openDatabase(where);
    const launches = await seedPlayers(before.db, PLAYERS);
    await before.close();

    const settings = { dataDir: where.dataDir, databaseUrl: where.url, studioSecret };
    const service = new RestartingService(await ServiceProcess.start(settings), settings);
    const players = new SpinningPlayers((call, input) => service.ask(call, input));
    const playing = Promise.all(launches.map((launch) => players.play(launch)));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await Promise.race([players.acknowledges(randomInt(20, 400)), playing]);
      const latest = players.acknowledged.slice(-20);
      await service.restart();
      for (const { call, input, answer } of latest) expect(await service.ask(call, input)).toEqual(answer);
    }
    players.finish();
    await playing;

    const audit = spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../commands/moneyAudit.ts')], {
      env: { DATA_DIR: where.dataDir, ...(where.url && { DATABASE_URL: where.url }) },
      encoding: 'utf8',
    });
    expect(audit).toMatchObject({ status: 0, stderr: '' });
    await service.stop();

    const after = await openDatabase(where);
    expect((await auditMoney(after.db)).filter(({ broken }) => broken > 0n)).toEqual([]);
    await players.expectKept(after.db);
    await after.close();
    await prepared.remove();
    console.log(
      `${engine}: ${KILLS} kills, ${players.acknowledged.length} operations acknowledged, ${service.unanswered} cut off and asked again, 0 lost, 0 doubled.`,
    );
    console.log(audit.stdout);
  });
});
