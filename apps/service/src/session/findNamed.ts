import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type NamedAccount = NonNullable<Awaited<ReturnType<typeof findNamed>>>;

interface Named {
  merchant: string;
  /** A username, or with a dialling code beside it a mobile number. */
  username: string;
  countryDialingCode?: string | undefined;
}

/** The account that somebody names who wants to log in. */
export function findNamed(db: Kysely<Schema>, { merchant, username, countryDialingCode }: Named) {
  const mobile = countryDialingCode && /^\d+$/.test(username) && `+${countryDialingCode.replace('+', '')}${username.replace(/^0+/, '')}`;
  return db
    .selectFrom('account')
    .where('merchant', '=', merchant)
    .where((eb) => (mobile ? eb('mobile', '=', mobile) : eb(eb.fn('lower', ['username']), '=', username.toLowerCase())))
    .select(['id', 'role', 'type', 'password_hash', 'password_at', 'must_change_password', 'first_login_at'])
    .executeTakeFirst();
}
