import { randomInt, randomUUID } from 'node:crypto';
import type { WalletAnswer, WalletCallName } from '@site/api/vendor';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { seedTestAccounts } from './seedTestAccounts.ts';
import { seedTestGames, testGames } from './seedTestGames.ts';
import { addPlayer } from './startWallet.ts';
import { launchFor } from './TestVendor.ts';

const OPENING = 100_000n;

interface Acknowledged {
  accountId: number;
  call: WalletCallName;
  input: object;
  answer: WalletAnswer;
}

interface Launch {
  accountId: number;
  launchToken: string;
}

/** Seeds an empty database with games and players who have launched one. */
export async function seedPlayers(db: Kysely<Schema>, count: number): Promise<Launch[]> {
  await seedTestAccounts(db);
  await seedTestGames(db);
  const launches: Launch[] = [];
  for (let index = 0; index < count; index += 1) {
    const accountId = await addPlayer(db, OPENING);
    launches.push({ accountId, ...(await launchFor(db, { accountId, nodeId: testGames.slot.node_id })) });
  }
  return launches;
}

/** Players who spin without a pause. Records what was acknowledged. */
export class SpinningPlayers {
  readonly acknowledged: Acknowledged[] = [];
  readonly #balances = new Map<number, bigint>();
  readonly #ask: (call: WalletCallName, input: object, accountId: number) => Promise<WalletAnswer>;
  #isOver = false;

  /** `ask` sends a call, with the same id again until it is answered. */
  constructor(ask: (call: WalletCallName, input: object, accountId: number) => Promise<WalletAnswer>) {
    this.#ask = ask;
  }

  /** Plays until `finish`, each balance compared with the one expected. */
  async play({ accountId, launchToken }: Launch): Promise<void> {
    const { playerId, sessionId, currency } = await this.#ask('authenticate', { launchToken }, accountId);
    const player = { playerId, sessionId, currency, gameCode: testGames.slot.game_code };
    this.#balances.set(accountId, OPENING);
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

  /** Ends play once each player's round is over. */
  finish(): void {
    this.#isOver = true;
  }

  /** Resolves once this many more operations were acknowledged. */
  async acknowledges(count: number): Promise<void> {
    const enough = this.acknowledged.length + count;
    while (this.acknowledged.length < enough) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Expects the database to hold each acknowledged operation once, no other, and the balances that they leave. */
  async expectKept(db: Kysely<Schema>): Promise<void> {
    const wallets = await db
      .selectFrom('wallet')
      .where('account_id', 'in', [...this.#balances.keys()])
      .select(['account_id', 'balance_minor'])
      .execute();
    expect(new Map(wallets.map((wallet) => [wallet.account_id, wallet.balance_minor]))).toEqual(this.#balances);
    const kept = await db.selectFrom('vendor_transaction').select('tx_id').where('state', '<>', 'tombstone').execute();
    expect(kept.map(({ tx_id }) => tx_id).toSorted()).toEqual(
      this.acknowledged.map(({ input }) => (input as { txId: string }).txId).toSorted(),
    );
  }

  async #move(accountId: number, call: WalletCallName, input: object, amount: bigint): Promise<void> {
    const answer = await this.#ask(call, input, accountId);
    const balance = (this.#balances.get(accountId) ?? 0n) + amount;
    expect(answer).toMatchObject({ code: 'OK', balanceMinor: String(balance) });
    this.#balances.set(accountId, balance);
    this.acknowledged.push({ accountId, call, input, answer });
  }
}
