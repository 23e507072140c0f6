import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Schema } from '../database/schema.ts';
import { openAtRest, sealAtRest } from '../security/sealAtRest.ts';

/** Interval of new keys; each stays valid for one more interval and an overlap. */
const ROTATED_EVERY_MS = 24 * 3_600_000;
const ACCEPTED_MS = 3 * ROTATED_EVERY_MS;
const REFRESH_MS = 60_000;
/** Another process may have created a key; this limits reads caused by invented key ids. */
const UNKNOWN_REFRESH_MS = 1000;
const SEALED_FOR = 'encKey';

export interface EncKey {
  kid: string;
  privateKey: CryptoKey;
  publicJwk: Record<string, string>;
}

interface Place {
  db: Kysely<Schema>;
  /** Secret that encrypts the private keys in the database. */
  config: Pick<Config, 'dataSecret'>;
}

/** Keys with which browsers encrypt calls, shared by every process and rotated by a job. */
export class EncKeys {
  readonly #place: Place;
  #read: { keys: Promise<[EncKey, ...EncKey[]]>; at: number } | undefined;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Returns the current key for encryption. */
  async current(): Promise<EncKey> {
    const [newest] = await this.#keys(REFRESH_MS);
    return newest;
  }

  /** Returns a key that is still valid. */
  async find(kid: string): Promise<EncKey | undefined> {
    const named = (key: EncKey) => key.kid === kid;
    return (await this.#keys(REFRESH_MS)).find(named) ?? (await this.#keys(UNKNOWN_REFRESH_MS)).find(named);
  }

  #keys(keptMs: number): Promise<[EncKey, ...EncKey[]]> {
    const at = performance.now();
    if (!this.#read || at - this.#read.at > keptMs) {
      const keys = readKeys(this.#place);
      keys.catch(() => (this.#read = undefined));
      this.#read = { keys, at };
    }
    return this.#read.keys;
  }
}

/** Creates a new key when the newest is a day old, and deletes those that no page can still use. */
export async function rotateEncKeys({ db, config }: Place, now: Date): Promise<void> {
  const newest = await db.selectFrom('enc_key').select('created_at').orderBy('created_at', 'desc').executeTakeFirst();
  if (newest && now.getTime() - newest.created_at.getTime() < ROTATED_EVERY_MS) return;
  await makeKey({ db, config }, now);
  await db
    .deleteFrom('enc_key')
    .where('created_at', '<', new Date(now.getTime() - ACCEPTED_MS))
    .execute();
}

async function readKeys(place: Place): Promise<[EncKey, ...EncKey[]]> {
  const kept = await openKeys(place);
  if (kept.length === 0) await makeKey(place, new Date());
  // Two processes may have created the first one concurrently: all use the same.
  const [newest, ...older] = kept.length > 0 ? kept : await openKeys(place);
  if (!newest) throw new Error('The key that was just written is not there.');
  return [newest, ...older];
}

/** Reads the keys, newest first. Skips those encrypted with another secret. */
async function openKeys({ db, config }: Place): Promise<EncKey[]> {
  const rows = await db
    .selectFrom('enc_key')
    .select(['kid', 'private_sealed', 'public_jwk'])
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  const opened = rows.map(async ({ kid, private_sealed, public_jwk }): Promise<EncKey[]> => {
    const privateJwk = openedJwk(config, private_sealed);
    if (!privateJwk) return [];
    return [{ kid, privateKey: (await importJWK(privateJwk, 'ECDH-ES')) as CryptoKey, publicJwk: public_jwk as Record<string, string> }];
  });
  return (await Promise.all(opened)).flat();
}

function openedJwk(config: Place['config'], sealed: Buffer): JWK | undefined {
  try {
    return JSON.parse(openAtRest(config, SEALED_FOR, sealed).toString()) as JWK;
  } catch {
    return undefined;
  }
}

async function makeKey({ db, config }: Place, now: Date): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const privateJwk = JSON.stringify(await exportJWK(privateKey));
  await db
    .insertInto('enc_key')
    .values({
      kid: randomUUID(),
      private_sealed: sealAtRest(config, SEALED_FOR, Buffer.from(privateJwk)),
      public_jwk: JSON.stringify(await exportJWK(publicKey)),
      created_at: now,
    })
    .execute();
}
