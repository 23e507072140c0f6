import { type Client, createClient } from '@site/api/client';
import type { Kysely } from 'kysely';
import { type Config, readConfig } from '../config.ts';
import type { Schema } from '../database/schema.ts';
import { createServer } from '../server.ts';
import { createServices, type Services } from '../services.ts';
import { startOperatorSession } from '../operator/operatorSessions.ts';
import { startSession } from '../session/sessions.ts';
import { fastestEngine, openTestDatabase, type TestEngine } from './openTestDatabase.ts';
import { seal } from './seal.ts';
import { seedTestAccounts } from './seedTestAccounts.ts';

export interface TestService {
  /** Origin with its own port. */
  url: string;
  services: Services;
  /** A visitor's client for the brand `marquee`, or with the given headers. */
  client: Client;
  clientWith(headers: Record<string, string>): Client;
  /** Returns a client of a logged-in account. */
  clientOf(username: string): Promise<Client>;
  /** Returns a token of the account. @default brand `marquee` */
  tokenOf(username: string, merchant?: string): Promise<string>;
  /** Returns a token of an operator's own kind of session, and a client with one. */
  operatorTokenOf(username: string): Promise<string>;
  operatorClientOf(username: string): Promise<Client>;
  close(): Promise<void>;
}

interface Options {
  engine?: TestEngine;
  config?: Partial<Config>;
  seed?: (db: Kysely<Schema>) => Promise<void>;
  log?: { write(line: string): void };
}

/** Starts the real service on a free port, with its own database. */
export async function startService({
  engine = fastestEngine,
  config = {},
  seed = seedTestAccounts,
  log,
}: Options = {}): Promise<TestService> {
  const database = await openTestDatabase(engine);
  await seed(database.jobsDb);
  const services = await createServices({
    // Tests log in more often than people do.
    config: {
      ...readConfig({ LOG_LEVEL: 'silent', LOGINS_PER_SECOND: '1000', PASSWORD_HASH_MS: '0' }),
      port: 0,
      siteDir: '/nowhere',
      deskDir: '/nowhere',
      ...config,
    },
    database,
  });
  const app = createServer(services, log);
  const url = await app.listen({ port: config.port ?? 0, host: '127.0.0.1' });

  const clientWith = (headers: Record<string, string>) =>
    createClient({
      origin: url,
      headers: () => ({ 'X-Merchant': 'marquee', ...headers }),
      seal: async (path, input) => seal(await services.encKeys.current(), path, input),
    });
  const visitOf = async (username: string, merchant: string) => {
    const { id } = await services.db
      .selectFrom('account')
      .where('username', '=', username)
      .where('merchant', '=', merchant)
      .select('id')
      .executeTakeFirstOrThrow();
    return { accountId: id, address: '127.0.0.1', userAgent: 'test', now: new Date() };
  };
  const tokenOf = async (username: string, merchant = 'marquee') => startSession(services.db, await visitOf(username, merchant));
  const operatorTokenOf = async (username: string) => startOperatorSession(services.db, await visitOf(username, 'marquee'));
  return {
    url,
    services,
    client: clientWith({}),
    clientWith,
    tokenOf,
    operatorTokenOf,
    operatorClientOf: async (username) => clientWith({ Authorization: `Bearer ${await operatorTokenOf(username)}` }),
    clientOf: async (username) => clientWith({ Authorization: `Bearer ${await tokenOf(username)}` }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
