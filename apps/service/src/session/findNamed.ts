import { mobileOf } from '@site/rules/mobile';
import { latinDigits } from '@site/ui/latinDigits';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Named {
  merchant: string;
  /** A username, or with a dialling code beside it a mobile number. */
  username: string;
  countryDialingCode?: string | undefined;
}

/** The account that somebody names who wants to log in. */
export function findNamed(db: Kysely<Schema>, { merchant, username, countryDialingCode }: Named) {
  const mobile = countryDialingCode && mobileOf(countryDialingCode, latinDigits(username))?.number;
  return db
    .selectFrom('account')
    .where('merchant', '=', merchant)
    .where((eb) => (mobile ? eb('mobile', '=', mobile) : eb(eb.fn('lower', ['username']), '=', username.toLowerCase())))
    .select(['id', 'role', 'type', 'password_hash', 'password_at', 'must_change_password', 'first_login_at'])
    .executeTakeFirst();
}
