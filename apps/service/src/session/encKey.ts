import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface EncKey {
  kid: string;
  privateKey: CryptoKey;
  publicJwk: Record<string, string>;
}

/** The key with which browsers seal their calls, made once and shared by every process on the database. */
export async function readEncKey(db: Kysely<Schema>): Promise<EncKey> {
  const row = (await newestKey(db)) ?? (await makeKey(db));
  return {
    kid: row.kid,
    privateKey: (await importJWK(row.private_jwk as JWK, 'ECDH-ES')) as CryptoKey,
    publicJwk: row.public_jwk as Record<string, string>,
  };
}

const newestKey = (db: Kysely<Schema>) =>
  db.selectFrom('enc_key').selectAll().orderBy('created_at', 'desc').orderBy('kid').executeTakeFirst();

async function makeKey(db: Kysely<Schema>) {
  const { privateKey, publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  await db
    .insertInto('enc_key')
    .values({
      kid: randomUUID(),
      private_jwk: JSON.stringify(await exportJWK(privateKey)),
      public_jwk: JSON.stringify(await exportJWK(publicKey)),
    })
    .execute();
  // Two processes may have made one each: all take the same.
  const row = await newestKey(db);
  if (!row) throw new Error('The key that was just written is not there.');
  return row;
}
