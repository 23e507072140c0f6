import type { Server } from 'node:http';
import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import { openWallets } from '../ledger/openWallets.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { type Entry, house, ledger } from '../ledger/Ledger.ts';
import { Overload } from '../http/Overload.ts';
import { connectVendor } from '../vendors/connectVendor.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';
import { serveWallet } from '../wallet/serveWallet.ts';
import { openTestDatabase, type TestEngine } from './openTestDatabase.ts';
import { seedTestAccounts } from './seedTestAccounts.ts';
import { seedTestGames, walletGames } from './seedTestGames.ts';
import { launchFor, TestVendor } from './TestVendor.ts';

const secret = 'a secret for tests only';

/** A vendor's view of one player with an open game. */
export interface Seat {
  accountId: number;
  sessionHash: Buffer;
  /** Fields common to the calls about this player. */
  player: { playerId: string; sessionId: string; currency: string; gameCode: string };
}

export interface TestWallet {
  db: Kysely<Schema>;
  bus: OpenDatabase['bus'];
  url: string;
  vendor: TestVendor;
  /** Creates a player with a balance and a started game. */
  seat(balanceMinor: bigint, game?: keyof typeof walletGames): Promise<Seat>;
  /** The same player at a game played from a new wallet in another currency. */
  seatIn(currency: string, player: Pick<Seat, 'accountId'>, balanceMinor: bigint): Promise<Seat>;
  balanceOf(accountId: number, currency?: string): Promise<bigint>;
  /** HTTP server of the wallet. */
  server: Server;
  close(): Promise<void>;
}

/** Starts only the vendors' part of the service, with its own database. */
export async function startWallet(engine: TestEngine): Promise<TestWallet> {
  const { db, walletDb, bus, queue, close } = await openTestDatabase(engine).then((database) => ({
    ...database,
    close: () => database.close(),
  }));
  await seedTestAccounts(db);
  await seedTestGames(db, walletGames);
  const app = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  const adapters = new Map([['STUDIO', connectVendor(createStudioAdapter({ url: 'http://127.0.0.1:9', secret }), () => undefined)]]);
  await app.register(serveWallet({ db, walletDb, bus, adapters, overload: new Overload(queue) }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const vendor = new TestVendor({ url, secret });
  async function sitDown(accountId: number, game: keyof typeof walletGames, launchedIn?: string): Promise<Seat> {
    const { node_id: nodeId, game_code: gameCode } = walletGames[game];
    const { launchToken, sessionHash } = await launchFor(db, { accountId, nodeId, ...(launchedIn && { currency: launchedIn }) });
    const { playerId = '', sessionId = '', currency = '' } = await vendor.ask('authenticate', { launchToken });
    return { accountId, sessionHash, player: { playerId, sessionId, currency, gameCode } };
  }

  return {
    db,
    bus,
    url,
    vendor,
    server: app.server,
    seat: async (balanceMinor, game = 'slot') => sitDown(await addPlayer(db, balanceMinor), game),
    async seatIn(currency, { accountId }, balanceMinor) {
      await addWallet(db, { accountId, currency, amountMinor: balanceMinor });
      return sitDown(accountId, 'slot', currency);
    },
    async balanceOf(accountId, currency = 'USD') {
      const wallet = await db
        .selectFrom('wallet')
        .where('account_id', '=', accountId)
        .where('currency', '=', currency)
        .select('balance_minor')
        .executeTakeFirstOrThrow();
      return wallet.balance_minor;
    },
    async close() {
      await app.close();
      await close();
    },
  };
}

/** Adds a member of the brand `marquee` with money from the ledger. */
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
  await addWallet(db, { accountId: id, currency: 'USD', amountMinor: balanceMinor });
  return id;
}

type Funds = Pick<Entry, 'accountId' | 'currency' | 'amountMinor'>;

/** Creates a wallet with this balance. */
export async function addWallet(db: Kysely<Schema>, { accountId, currency, amountMinor }: Funds): Promise<void> {
  await openWallets(db, [{ id: accountId, currency }]);
  if (amountMinor > 0n) await fund(db, { accountId, currency, amountMinor });
}

export async function fund(db: Kysely<Schema>, { accountId, currency, amountMinor }: Funds): Promise<void> {
  const opening: Entry = {
    accountId,
    counterId: house.deposit,
    idempotencyKey: `opening ${currency}`,
    kind: 'DEPOSIT',
    currency,
    amountMinor,
  };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('deposit')
      .values({
        account_id: accountId,
        idempotency_key: opening.idempotencyKey,
        source: 'test',
        reference: `opening of ${accountId} in ${currency}`,
        currency: opening.currency,
        amount_minor: amountMinor,
        received_at: new Date(),
      })
      .execute();
    await ledger.post(tx, [opening]);
  });
}
