import { createECDH } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { readSecret } from '../database/readSecret.ts';
import type { Schema } from '../database/schema.ts';

/** Returns the key pair by which push services know this service, in base64url. Source: MEM-08, RFC 8292. */
export async function vapidKeys(db: Kysely<Schema>, { privateKey }: Config['webPush']): Promise<{ publicKey: string; privateKey: string }> {
  const key = privateKey === undefined ? await readSecret(db, 'webPush') : Buffer.from(privateKey, 'base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') };
}
