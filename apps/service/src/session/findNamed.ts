import { mobileOf } from '@site/rules/mobile';
import { isMobileTyped } from '@site/rules/mobileTyped';
import { latinDigits } from '@site/ui/latinDigits';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What somebody types who is asked for a name. */
export interface TypedName {
  /** A username, or a mobile number as people write it. */
  username: string;
  /** Of a mobile number that does not bring its own. */
  countryDialingCode?: string | undefined;
}

/** Returns the mobile number that a typed name stands for, as E.164 has it, or undefined where it is a username. */
export function mobileNamed({ username, countryDialingCode = '' }: TypedName): string | undefined {
  const digits = latinDigits(username);
  return isMobileTyped(digits) ? mobileOf(countryDialingCode, digits)?.number : undefined;
}

/** Matches the accounts that a typed name may stand for. Whoever registered by mobile has the number for a username. */
export function isNamed(name: TypedName) {
  const mobile = mobileNamed(name);
  const usernames = [name.username.toLowerCase(), ...(mobile ? [mobile.slice(1)] : [])];
  return (eb: ExpressionBuilder<Schema, 'account'>) =>
    eb.or([eb(eb.fn('lower', ['username']), 'in', usernames), ...(mobile ? [eb('mobile', '=', mobile)] : [])]);
}

/** Finds the account that somebody names who wants to log in. */
export function findNamed(db: Kysely<Schema>, { merchant, ...name }: TypedName & { merchant: string }) {
  return (
    db
      .selectFrom('account')
      .where('merchant', '=', merchant)
      .where(isNamed(name))
      .select(['id', 'role', 'type', 'password_hash', 'password_at', 'must_change_password', 'first_login_at'])
      // The number that is somebody's goes before a username that only looks the same.
      .orderBy(sql`mobile is not distinct from ${mobileNamed(name) ?? null}`, 'desc')
      .executeTakeFirst()
  );
}
