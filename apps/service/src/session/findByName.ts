import { mobileOf } from '@site/rules/mobile';
import { isMobileTyped } from '@site/rules/mobileTyped';
import { latinDigits } from '@site/money/latinDigits';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A typed name of an account. */
export interface TypedName {
  /** A username, or a mobile number as typed. */
  username: string;
  /** Dialling code for a mobile number without its own. */
  countryDialingCode?: string | undefined;
}

/** Returns the E.164 mobile number of a typed name, or undefined for a username. */
export function typedMobile({ username, countryDialingCode = '' }: TypedName): string | undefined {
  const digits = latinDigits(username);
  return isMobileTyped(digits) ? mobileOf(countryDialingCode, digits)?.number : undefined;
}

/** Matches the accounts of a typed name. An account registered by mobile has the number as its username. */
export function hasName(name: TypedName) {
  const mobile = typedMobile(name);
  const usernames = [name.username.toLowerCase(), ...(mobile ? [mobile.slice(1)] : [])];
  return (eb: ExpressionBuilder<Schema, 'account'>) =>
    eb.or([eb(eb.fn('lower', ['username']), 'in', usernames), ...(mobile ? [eb('mobile', '=', mobile)] : [])]);
}

const fields = ['id', 'role', 'type', 'password_hash', 'password_at', 'must_change_password', 'first_login_at'] as const;

/** Finds the account to which an E.164 mobile number is bound. */
export const findByMobile = (db: Kysely<Schema>, { merchant, mobile }: { merchant: string; mobile: string }) =>
  db.selectFrom('account').where('merchant', '=', merchant).where('mobile', '=', mobile).select(fields).executeTakeFirst();

/** Finds the account for a log-in by name. */
export function findByName(db: Kysely<Schema>, { merchant, ...name }: TypedName & { merchant: string }) {
  return (
    db
      .selectFrom('account')
      .where('merchant', '=', merchant)
      .where(hasName(name))
      .select(fields)
      // A mobile number takes precedence over an equal username.
      .orderBy(sql`mobile is not distinct from ${typedMobile(name) ?? null}`, 'desc')
      .executeTakeFirst()
  );
}
