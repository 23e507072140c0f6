import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Returns whether the owner of an account still has to agree to the terms: an agent has opened it, and nobody has chosen a password of its own.
 *
 * Source: AGT-04, REG-05.
 */
export async function mustAgree(db: Kysely<Schema>, accountId: number): Promise<boolean> {
  const opened = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('must_change_password', '=', true)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('consent')
            .whereRef('consent.account_id', '=', 'account.id')
            .where('kind', '=', 'terms')
            .where('is_given', '=', true),
        ),
      ),
    )
    .select('id')
    .executeTakeFirst();
  return opened !== undefined;
}
