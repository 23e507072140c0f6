import { type SealedClaims, sealedHeader } from '@site/api/sealed';
import { compactDecrypt, decodeProtectedHeader } from 'jose';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
import { asynchronousCommit } from '../database/asynchronousCommit.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { EncKeys } from './EncKeys.ts';

const TOLERANCE_MS = 120_000;

const claims = z.looseObject({
  iat: z.int(),
  jti: z.uuid(),
  path: z.string(),
} satisfies Record<keyof SealedClaims, z.ZodType>);

interface Opening {
  db: Kysely<Schema>;
  encKeys: EncKeys;
  path: string;
  now: Date;
  /** Called before the body counts as used; may refuse it, and it can be sent again. */
  admit?: (parameters: object) => void;
}

/**
 * Decrypts the body of an encrypted call and returns its parameters. Every fault has the same reply, so that it reveals nothing to an
 * attacker.
 *
 * Refuses: badEnvelope, and what `admit` refuses.
 */
export async function openSealed(body: unknown, { db, encKeys, path, now, admit }: Opening): Promise<object> {
  const opened = typeof body === 'string' ? await decrypt(body, encKeys) : undefined;
  if (!opened || opened.path !== path || Math.abs(opened.iat * 1000 - now.getTime()) > TOLERANCE_MS) throw new RefusalError('badEnvelope');
  const { iat: _iat, jti, path: _path, ...parameters } = opened;
  admit?.(parameters);
  if (!(await isFirstUse(db, jti, now))) throw new RefusalError('badEnvelope');
  return parameters;
}

async function decrypt(body: string, encKeys: EncKeys): Promise<z.infer<typeof claims> | undefined> {
  try {
    const header = decodeProtectedHeader(body);
    const key = typeof header.kid === 'string' && !('zip' in header) ? await encKeys.find(header.kid) : undefined;
    if (!key) return undefined;
    const { plaintext } = await compactDecrypt(body, key.privateKey, {
      keyManagementAlgorithms: [sealedHeader.alg],
      contentEncryptionAlgorithms: [sealedHeader.enc],
    });
    return claims.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)));
  } catch {
    return undefined;
  }
}

async function isFirstUse(db: Kysely<Schema>, jti: string, now: Date): Promise<boolean> {
  const written = await db
    .insertInto('enc_seen')
    .values({ jti, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(asynchronousCommit)
    .executeTakeFirst();
  return written !== undefined;
}
