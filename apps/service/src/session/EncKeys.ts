import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A new key is made when the newest is this old, and each is honoured as long again and once more. */
const ROTATED_EVERY_MS = 24 * 3_600_000;
const HONOURED_MS = 3 * ROTATED_EVERY_MS;
const READ_AGAIN_MS = 60_000;
/** Another process may have made a key a moment ago; whoever makes up names of keys does not make us read for each. */
const UNKNOWN_READ_AGAIN_MS = 1000;

export interface EncKey {
  kid: string;
  privateKey: CryptoKey;
  publicJwk: Record<string, string>;
}

/** The keys with which browsers seal their calls, shared by every process on the database and rotated by a job. */
export class EncKeys {
  readonly #db: Kysely<Schema>;
  #read: { keys: Promise<[EncKey, ...EncKey[]]>; at: number } | undefined;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** The one to seal with. */
  async current(): Promise<EncKey> {
    const [newest] = await this.#keys(READ_AGAIN_MS);
    return newest;
  }

  /** One that is still honoured. */
  async find(kid: string): Promise<EncKey | undefined> {
    const named = (key: EncKey) => key.kid === kid;
    return (await this.#keys(READ_AGAIN_MS)).find(named) ?? (await this.#keys(UNKNOWN_READ_AGAIN_MS)).find(named);
  }

  #keys(keptMs: number): Promise<[EncKey, ...EncKey[]]> {
    const at = performance.now();
    if (!this.#read || at - this.#read.at > keptMs) {
      const keys = readKeys(this.#db);
      keys.catch(() => (this.#read = undefined));
      this.#read = { keys, at };
    }
    return this.#read.keys;
  }
}

/** Makes a new key where the newest is a day old, and forgets those that no page can still hold. */
export async function rotateEncKeys(db: Kysely<Schema>, now: Date): Promise<void> {
  const newest = await db.selectFrom('enc_key').select('created_at').orderBy('created_at', 'desc').executeTakeFirst();
  if (newest && now.getTime() - newest.created_at.getTime() < ROTATED_EVERY_MS) return;
  await makeKey(db, now);
  await db
    .deleteFrom('enc_key')
    .where('created_at', '<', new Date(now.getTime() - HONOURED_MS))
    .execute();
}

async function readKeys(db: Kysely<Schema>): Promise<[EncKey, ...EncKey[]]> {
  const rows = await selectKeys(db);
  if (rows.length === 0) await makeKey(db, new Date());
  // Two processes may have made the first one each: all take the same.
  const [newest, ...older] = rows.length > 0 ? rows : await selectKeys(db);
  if (!newest) throw new Error('The key that was just written is not there.');
  return [await keyOf(newest), ...(await Promise.all(older.map(keyOf)))];
}

const selectKeys = (db: Kysely<Schema>) =>
  db.selectFrom('enc_key').select(['kid', 'private_jwk', 'public_jwk']).orderBy('created_at', 'desc').orderBy('kid').execute();

const keyOf = async (row: Awaited<ReturnType<typeof selectKeys>>[number]): Promise<EncKey> => ({
  kid: row.kid,
  privateKey: (await importJWK(row.private_jwk as JWK, 'ECDH-ES')) as CryptoKey,
  publicJwk: row.public_jwk as Record<string, string>,
});

async function makeKey(db: Kysely<Schema>, now: Date): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  await db
    .insertInto('enc_key')
    .values({
      kid: randomUUID(),
      private_jwk: JSON.stringify(await exportJWK(privateKey)),
      public_jwk: JSON.stringify(await exportJWK(publicKey)),
      created_at: now,
    })
    .execute();
}
