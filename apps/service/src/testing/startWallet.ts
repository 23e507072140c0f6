import type { Server } from 'node:http';
import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { type Entry, house, ledger } from '../ledger/Ledger.ts';
import { Overload } from '../Overload.ts';
import { createStudioAdapter } from '../wallet/vendor/createStudioAdapter.ts';
import { serveWallet } from '../wallet/serveWallet.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { seedTestAccounts } from './seedTestAccounts.ts';
import { seedTestGames, testGames } from './seedTestGames.ts';
import { launchFor, TestVendor } from './TestVendor.ts';

const secret = 'a secret for tests only';

/** A vendor's view of one player with a game open. */
export interface Seat {
  accountId: number;
  sessionHash: Buffer;
  /** What the calls about this player have in common. */
  player: { playerId: string; sessionId: string; currency: string; gameCode: string };
}

export interface TestWallet {
  db: Kysely<Schema>;
  bus: OpenDatabase['bus'];
  url: string;
  vendor: TestVendor;
  /** A new player who has this much and has started this game. */
  seat(balanceMinor: bigint, game?: keyof typeof testGames): Promise<Seat>;
  balanceOf(accountId: number): Promise<bigint>;
  /** Where its requests arrive. */
  server: Server;
  close(): Promise<void>;
}

/** The vendors' side of the service alone, on a database of its own. */
export async function startWallet(engine: OpenDatabase['kind']): Promise<TestWallet> {
  const { db, bus, queue, close } = await openTestDatabase(engine).then((database) => ({ ...database, close: () => database.close() }));
  await seedTestAccounts(db);
  await seedTestGames(db);
  const app = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  const adapters = new Map([['STUDIO', createStudioAdapter({ url: 'http://127.0.0.1:9', secret })]]);
  await app.register(serveWallet({ db, bus, adapters, overload: new Overload(queue) }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const vendor = new TestVendor({ url, secret });

  return {
    db,
    bus,
    url,
    vendor,
    server: app.server,
    async seat(balanceMinor, game = 'slot') {
      const accountId = await addPlayer(db, balanceMinor);
      const { launchToken, sessionHash } = await launchFor(db, { accountId, nodeId: testGames[game].node_id });
      const { playerId = '', sessionId = '', currency = '' } = await vendor.ask('authenticate', { launchToken });
      return { accountId, sessionHash, player: { playerId, sessionId, currency, gameCode: testGames[game].game_code } };
    },
    async balanceOf(accountId) {
      const wallet = await db.selectFrom('wallet').where('account_id', '=', accountId).select('balance_minor').executeTakeFirstOrThrow();
      return wallet.balance_minor;
    },
    async close() {
      await app.close();
      await close();
    },
  };
}

/** A member of the brand `marquee` with this much money, put in through the ledger. */
export async function addPlayer(db: Kysely<Schema>, balanceMinor: bigint): Promise<number> {
  const { id } = await db
    .insertInto('account')
    .values((values) => ({
      merchant: 'marquee',
      role: 'member',
      type: 0,
      username: values.fn<string>('gen_random_uuid', []),
      nickname: 'test',
      currency: 'USD',
      country: 'VN',
      language: 'EN',
      password_hash: '',
      path: '',
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('wallet').values({ account_id: id, currency: 'USD', balance_minor: 0n }).execute();
  if (balanceMinor > 0n) await fund(db, { accountId: id, amountMinor: balanceMinor });
  return id;
}

export async function fund(db: Kysely<Schema>, { accountId, amountMinor }: Pick<Entry, 'accountId' | 'amountMinor'>): Promise<void> {
  const opening: Entry = { accountId, counterId: house.deposit, idempotencyKey: 'opening', kind: 'DEPOSIT', currency: 'USD', amountMinor };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('deposit')
      .values({
        account_id: accountId,
        idempotency_key: opening.idempotencyKey,
        source: 'test',
        reference: `opening of ${accountId}`,
        currency: opening.currency,
        amount_minor: amountMinor,
        received_at: new Date(),
      })
      .execute();
    await ledger.post(tx, [opening]);
  });
}
