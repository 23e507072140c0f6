import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Config } from '../config.ts';
import type { Schema } from '../database/schema.ts';
import { openAtRest, sealAtRest } from './sealAtRest.ts';
import { hashOf } from '../session/sessions.ts';

/** Parameters that every authenticator app supports. Source: RFC 6238 §4. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 };
const RECOVERY_CODES = 10;
/** 32 letters and digits that are not confused with each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';

interface Where {
  db: Kysely<Schema>;
  config: Config;
  accountId: number;
}

export const totpOf = ({ issuer, label, secret }: { issuer: string; label: string; secret: Secret }) =>
  new TOTP({ ...shape, issuer, label, secret });

/** Tells whether an account has an authenticator, or a secret that waits for its first code. */
export async function totpStateOf(db: Kysely<Schema>, accountId: number): Promise<'none' | 'started' | 'on'> {
  const kept = await db.selectFrom('totp').where('account_id', '=', accountId).select('confirmed_at').executeTakeFirst();
  if (!kept) return 'none';
  return kept.confirmed_at ? 'on' : 'started';
}

/** Creates a secret of 160 bits, encrypted, inactive until its first code. A second call replaces it. */
export async function storeTotpSecret({ db, config, accountId }: Where): Promise<Secret> {
  const secret = new Secret({ size: 20 });
  const sealed = sealAtRest(config, 'totp', secret.bytes);
  await db
    .insertInto('totp')
    .values({ account_id: accountId, secret_sealed: sealed, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ secret_sealed: sealed, last_step: 0n }).where('totp.confirmed_at', 'is', null),
    )
    .execute();
  return secret;
}

/** Returns true for a code of the authenticator from now or the half minute before or after, at its first use. */
export async function acceptTotpCode({ db, config, accountId, code, now }: Where & { code: string; now: Date }): Promise<boolean> {
  const kept = await db.selectFrom('totp').where('account_id', '=', accountId).select('secret_sealed').executeTakeFirst();
  if (!kept) return false;
  const secret = new Secret({ buffer: new Uint8Array(openAtRest(config, 'totp', kept.secret_sealed)).buffer });
  const off = totpOf({ issuer: '', label: '', secret }).validate({ token: code, window: 1, timestamp: now.getTime() });
  if (off === null) return false;
  const step = BigInt(Math.floor(now.getTime() / 1000 / shape.period) + off);
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Turns on the authenticator that waits for its first code, and returns the recovery codes; undefined for a wrong code. */
export async function turnOnTotp(first: Where & { code: string; now: Date }): Promise<string[] | undefined> {
  const { db, accountId, now } = first;
  if (!(await acceptTotpCode(first))) return undefined;
  await db.updateTable('totp').set({ confirmed_at: now }).where('account_id', '=', accountId).execute();
  return makeRecoveryCodes(first);
}

/** Turns the authenticator off with one of its codes or a recovery code. Returns false for a wrong code. */
export async function turnOffTotp(last: Where & { code: string; now: Date }): Promise<boolean> {
  if (!(await acceptTotpCode(last)) && !(await redeemRecoveryCode(last))) return false;
  await forgetTotp(last);
  return true;
}

/** Deletes the authenticator with its recovery codes. */
export async function forgetTotp({ db, accountId }: Omit<Where, 'config'>): Promise<void> {
  await db.deleteFrom('totp').where('account_id', '=', accountId).execute();
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

/** Returns true for a recovery code, and uses it up. */
export async function redeemRecoveryCode({ db, accountId, code }: Omit<Where, 'config'> & { code: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(plain(code)))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Creates ten recovery codes of 50 bits each, which replace the previous ones. */
async function makeRecoveryCodes({ db, accountId }: Omit<Where, 'config'>): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length])
      .join('')
      .replace(/^.{5}/, '$&-'),
  );
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(plain(code)) })))
    .execute();
  return codes;
}

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
