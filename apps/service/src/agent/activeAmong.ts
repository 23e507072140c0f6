import type { Day } from '@site/rules/period';
import { type RawBuilder, sql } from 'kysely';

interface Period {
  currency: string;
  from: Day;
  to: Day;
}

/**
 * Selects the accounts of a set who played in the currency in the days, both included. `ids` selects the ids of the set.
 *
 * A member's wallet stands where the member's days do, so that a cluster looks for a day of each member as one machine does.
 */
export const activeAmong = (ids: RawBuilder<unknown>, { currency, from, to }: Period): RawBuilder<{ account_id: number }> => sql`
  select w.account_id from wallet w
  where w.account_id in (${ids}) and w.currency = ${currency} and exists (
    select from member_day m where m.account_id = w.account_id and m.day between ${from}::date and ${to}::date and m.currency = w.currency)`;
