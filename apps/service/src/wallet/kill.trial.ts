import { spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { WalletAnswer, WalletCallName } from '@site/api/vendor';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { prepareTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { ServiceProcess } from '../testing/ServiceProcess.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { launchFor, TestVendor } from '../testing/TestVendor.ts';

const KILLS = 20;
const PLAYERS = 8;
const OPENING = 100_000n;
const studioSecret = 'a secret for trials only';

interface Told {
  call: WalletCallName;
  input: object;
  answer: WalletAnswer;
}

/**
 * A vendor with eight players who spin without a pause. What was not answered is asked again, with the same id, of the next service;
 * what was answered is written down.
 */
class Driver {
  readonly told: Told[] = [];
  readonly balances = new Map<number, bigint>();
  /** Asked of a service that was killed before it answered. */
  unanswered = 0;
  #service: ServiceProcess;
  #isOver = false;
  readonly #settings: Parameters<typeof ServiceProcess.start>[0];
  #restarting: Promise<void> | undefined;

  constructor(service: ServiceProcess, settings: Parameters<typeof ServiceProcess.start>[0]) {
    this.#service = service;
    this.#settings = settings;
  }

  get service(): ServiceProcess {
    return this.#service;
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

  finish(): void {
    this.#isOver = true;
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

  async play(accountId: number, launchToken: string): Promise<void> {
    const { playerId, sessionId, currency } = await this.ask('authenticate', { launchToken });
    const player = { playerId, sessionId, currency, gameCode: testGames.slot.game_code };
    this.balances.set(accountId, OPENING);
    while (!this.#isOver) {
      const roundId = randomUUID();
      const stake = { ...player, roundId, txId: randomUUID(), amountMinor: String(randomInt(1, 50)) };
      await this.#move(accountId, 'debit', stake, -BigInt(stake.amountMinor));
      if (randomInt(10) === 0)
        await this.#move(accountId, 'rollback', { playerId, txId: randomUUID(), refTxId: stake.txId }, BigInt(stake.amountMinor));
      else {
        const win = { ...player, roundId, txId: randomUUID(), amountMinor: String(randomInt(3) ? 0 : randomInt(1, 140)), roundEnd: true };
        await this.#move(accountId, 'credit', win, BigInt(win.amountMinor));
      }
    }
  }

  async #move(accountId: number, call: WalletCallName, input: object, amount: bigint): Promise<void> {
    const answer = await this.ask(call, input);
    const balance = (this.balances.get(accountId) ?? 0n) + amount;
    expect(answer).toMatchObject({ code: 'OK', balanceMinor: String(balance) });
    this.balances.set(accountId, balance);
    this.told.push({ call, input, answer });
  }

  /** Resolves once this many more were answered. */
  async answered(count: number): Promise<void> {
    const enough = this.told.length + count;
    while (this.told.length < enough) await new Promise((resolve) => setImmediate(resolve));
  }
}

describe.each(testEngines)('on %s', (engine) => {
  it(`VEN-01 RUN-06 loses and doubles nothing when it is killed ${KILLS} times during spins`, async () => {
    const prepared = await prepareTestDatabase(engine);
    const { where } = prepared;
    const before = await openDatabase(where);
    await seedTestAccounts(before.db);
    await seedTestGames(before.db);
    const launches: { accountId: number; launchToken: string }[] = [];
    for (let index = 0; index < PLAYERS; index += 1) {
      const accountId = await addPlayer(before.db, OPENING);
      launches.push({ accountId, ...(await launchFor(before.db, { accountId, nodeId: testGames.slot.node_id })) });
    }
    await before.close();

    const settings = { dataDir: where.dataDir, databaseUrl: where.url, studioSecret };
    const driver = new Driver(await ServiceProcess.start(settings), settings);
    const playing = Promise.all(launches.map(({ accountId, launchToken }) => driver.play(accountId, launchToken)));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await Promise.race([driver.answered(randomInt(20, 400)), playing]);
      const latest = driver.told.slice(-20);
      await driver.restart();
      for (const { call, input, answer } of latest) expect(await driver.ask(call, input)).toEqual(answer);
    }
    driver.finish();
    await playing;

    const audit = spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../commands/moneyAudit.ts')], {
      env: { DATA_DIR: where.dataDir, ...(where.url && { DATABASE_URL: where.url }) },
      encoding: 'utf8',
    });
    expect(audit).toMatchObject({ status: 0, stderr: '' });
    await driver.service.stop();

    const after = await openDatabase(where);
    expect((await auditMoney(after.db)).filter(({ broken }) => broken > 0n)).toEqual([]);
    const wallets = await after.db
      .selectFrom('wallet')
      .where('account_id', 'in', [...driver.balances.keys()])
      .select(['account_id', 'balance_minor'])
      .execute();
    expect(new Map(wallets.map((wallet) => [wallet.account_id, wallet.balance_minor]))).toEqual(driver.balances);
    const kept = await after.db.selectFrom('vendor_transaction').select('tx_id').where('state', '<>', 'tombstone').execute();
    expect(kept.map(({ tx_id }) => tx_id).toSorted()).toEqual(driver.told.map(({ input }) => (input as { txId: string }).txId).toSorted());
    await after.close();
    await prepared.remove();
    console.log(
      `${engine}: ${KILLS} kills, ${driver.told.length} operations acknowledged, ${driver.unanswered} cut off and asked again, 0 lost, 0 doubled.`,
    );
    console.log(audit.stdout);
  });
});
