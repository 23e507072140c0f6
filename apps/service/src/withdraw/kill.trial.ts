import { randomInt, randomUUID } from 'node:crypto';
import { type Client, createClient } from '@site/api/client';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { ledger } from '../ledger/Ledger.ts';
import { hashPassword } from '../session/Passwords.ts';
import { startSession } from '../session/sessions.ts';
import { prepareTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { seal } from '../testing/seal.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { ServiceProcess } from '../testing/ServiceProcess.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { moveWithdrawals, WITHDRAWALS_HOUSE } from './moveWithdrawals.ts';

const KILLS = Number(process.env['KILLS'] ?? 100);
const PLAYERS = KILLS * 2;
const OPENING = 100_000n;
const paymentPassword = '246810';

interface Player {
  accountId: number;
  token: string;
  bankAccountId: number;
  paidId: number;
}

/** Adds a player with money, a bank account, and a withdrawal of 30.00 that is paid in two parts. */
async function addPaid(db: Kysely<Schema>, payment_password_hash: string): Promise<Player> {
  const accountId = await addPlayer(db, OPENING);
  const now = new Date();
  const payee_name = 'Nguyễn Minh Anh';
  await db.updateTable('account').set({ payment_password_hash, payee_name }).where('id', '=', accountId).execute();
  const own = { account_id: accountId };
  const { id: bankAccountId } = await db
    .insertInto('bank_account')
    .values({
      ...own,
      bank: 'ACB',
      number_sealed: Buffer.alloc(0),
      number_hash: Buffer.from(randomUUID()),
      ending: '4471',
      payee_name,
      added_at: now,
      usable_from: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const paidId = await db.transaction().execute(async (tx) => {
    await tx.insertInto('payer').values({ merchant: 'marquee', name: 'Payer', currency: 'USD', security_minor: 1000n }).execute();
    const { id } = await tx
      .insertInto('withdrawal')
      .values({
        ...own,
        transfer_id: randomUUID(),
        bank_account_id: bankAccountId,
        currency: 'USD',
        amount_minor: 3000n,
        fee_minor: 0n,
        state: 'SUBMITTED',
        asked_at: now,
        ended_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const counterId = await houseAccountOf(tx, WITHDRAWALS_HOUSE);
    const hold = { accountId, counterId, idempotencyKey: `withdrawal:${id}`, kind: 'WITHDRAW_HOLD', currency: 'USD' } as const;
    await ledger.post(tx, [{ ...hold, amountMinor: -3000n }]);
    const answerBy = new Date(now.getTime() + 86_400_000);
    await moveWithdrawals(tx, { ledger, now, answerBy }, [{ id, steps: [{ name: 'approve' }, { name: 'pay' }, { name: 'paid' }] }]);
    return id;
  });
  const token = await startSession(db, { accountId, address: '127.0.0.1', userAgent: 'trial', now });
  return { accountId, token, bankAccountId, paidId };
}

/** The service, killed and started again; its clients repeat what was not answered. */
class Restarting {
  cutOff = 0;
  #service: ServiceProcess;
  readonly #start: () => Promise<ServiceProcess>;
  #restarting: Promise<void> | undefined;
  #key: Parameters<typeof seal>[0] | undefined;

  constructor(service: ServiceProcess, start: () => Promise<ServiceProcess>) {
    this.#service = service;
    this.#start = start;
  }

  async restart(): Promise<void> {
    this.#restarting = (async () => {
      await this.#service.kill();
      this.#service = await this.#start();
    })();
    await this.#restarting;
    this.#restarting = undefined;
  }

  stop(): Promise<void> {
    return this.#service.stop();
  }

  /** The key is kept in the database, so it is that of every process. */
  async #readKey() {
    if (this.#key) return this.#key;
    const visitor = createClient({ origin: this.#service.url, headers: () => ({ 'X-Merchant': 'marquee' }) });
    const permission = await visitor('permission', {});
    if (!permission.ok) throw new Error(permission.code);
    const { kid, jwk } = permission.value.encKey;
    this.#key = { kid, publicJwk: jwk };
    return this.#key;
  }

  clientOf(token: string): Client {
    return async (name, input) => {
      for (;;) {
        await this.#restarting;
        const client = createClient({
          origin: this.#service.url,
          headers: () => ({ 'X-Merchant': 'marquee', Authorization: `Bearer ${token}` }),
          seal: async (path, body) => seal(await this.#readKey(), path, body),
        });
        const reply = await client(name, input);
        if (reply.ok || (reply.code !== 'networkAbnormal' && reply.code !== 'unavailable' && reply.code !== 'tooMany')) return reply;
        this.cutOff += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
  }
}

describe.each(testEngines)('on %s', (engine) => {
  it(`MEM-04 MEM-33 RUN-06 pays nothing twice and loses nothing when killed ${KILLS} times during requests and receipts`, async () => {
    const prepared = await prepareTestDatabase(engine, { isMigrated: true });
    const { where } = prepared;
    const before = await openDatabase(where);
    await seedTestAccounts(before.db);
    const hash = await hashPassword(paymentPassword);
    const players: Player[] = [];
    for (let index = 0; index < PLAYERS; index += 1) players.push(await addPaid(before.db, hash));
    await before.close();

    const start = () => ServiceProcess.start({ dataDir: where.dataDir, databaseUrl: where.url, studioSecret: 'a secret for trials only' });
    const service = new Restarting(await start(), start);
    let isOver = false;
    const waiting = [...players];
    const act = async () => {
      for (;;) {
        const player = isOver ? undefined : waiting.pop();
        if (!player) return;
        const client = service.clientOf(player.token);
        const asked = { bankAccountId: String(player.bankAccountId), amountMinor: '2000', paymentPassword, transferId: randomUUID() };
        const id = String(player.paidId);
        expect(await client('withdraw', asked)).toMatchObject({ ok: true, value: { state: 'SUBMITTED' } });
        expect(await client('confirmReceipt', { id, part: 1, answer: 'received' })).toMatchObject({ ok: true });
        expect(await client('confirmReceipt', { id, answer: 'allReceived' })).toMatchObject({ ok: true, value: { state: 'DONE' } });
        expect(await client('withdraw', asked)).toMatchObject({ ok: true });
      }
    };
    const acting = Promise.all(Array.from({ length: 4 }, act));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, randomInt(10, 1500)));
      await service.restart();
    }
    isOver = true;
    await acting;
    await service.stop();

    const after = await openDatabase(where);
    expect((await auditMoney(after.db)).filter(({ broken }) => broken > 0n)).toEqual([]);
    const served = PLAYERS - waiting.length;
    const asked = await after.db.selectFrom('withdrawal').where('amount_minor', '=', 2000n).select('account_id').execute();
    expect(asked.length).toBe(served);
    const wallets = await after.db.selectFrom('wallet').select(['account_id', 'balance_minor']).execute();
    const balances = new Map(wallets.map((wallet) => [wallet.account_id, wallet.balance_minor]));
    for (const { accountId } of asked.map((row) => ({ accountId: row.account_id }))) expect(balances.get(accountId)).toBe(OPENING - 5000n);
    await after.close();
    await prepared.remove();
    console.log(`${engine}: ${KILLS} kills, ${served} players served, ${service.cutOff} calls cut off and repeated, 0 lost, 0 doubled.`);
  });
});
