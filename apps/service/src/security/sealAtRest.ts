import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = ({ dataSecret }: Pick<Config, 'dataSecret'>, use: string) => Buffer.from(hkdfSync('sha256', dataSecret, '', use, 32));

/** Encrypts a secret for storage: nonce, tag and AES-256-GCM of it, with a separate key for each use. */
export function sealAtRest(config: Pick<Config, 'dataSecret'>, use: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(config, use), nonce);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts a stored secret. Throws when it was encrypted with another key, or changed. */
export function openAtRest(config: Pick<Config, 'dataSecret'>, use: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, keyOf(config, use), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
