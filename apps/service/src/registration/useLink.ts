import { linkState } from '@site/rules/signUpLink';
import type { Transaction } from 'kysely';
import { lockContracts } from '../contracts/planOffer.ts';
import { planTerms, writeTerms } from '../contracts/planTerms.ts';
import { readTerms } from '../contracts/storedTerms.ts';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { BrandState } from '../system/Brands.ts';
import { timesOf } from './findInviter.ts';

interface Used {
  linkId: number;
  /** The account that has come by it. */
  accountId: number;
  now: Date;
  of: Pick<BrandState, 'brand' | 'settings'>;
}

/**
 * Counts a use of a sign-up link, and puts its contracts in force for the new account. Uses of one link wait for each other, so that no more
 * accounts than allowed come by it.
 *
 * Refuses: invitationCode with the rule `expired`, `usedUp` or `withdrawn`, or `terms` when the agent may not give them any more.
 *
 * Source: AGT-04.
 */
export async function useLink(tx: Transaction<Schema>, { linkId, accountId, now, of }: Used): Promise<void> {
  const link = await tx.selectFrom('sign_up_link').where('id', '=', linkId).selectAll().forUpdate().executeTakeFirstOrThrow();
  const state = linkState(timesOf(link), now);
  if (state !== 'open') throw refused(state);
  await tx
    .updateTable('sign_up_link')
    .set({ uses: link.uses + 1 })
    .where('id', '=', linkId)
    .execute();
  await tx.updateTable('account_profile').set({ sign_up_link_id: linkId }).where('account_id', '=', accountId).execute();
  const terms = readTerms(link.terms);
  if (terms.length === 0) return;
  await lockContracts(tx);
  const planned = await planTerms(tx, { giverId: link.account_id, terms, now, of }).catch((error: unknown) => {
    throw error instanceof RefusalError ? refused('terms') : error;
  });
  await writeTerms(tx, { giverId: link.account_id, takerId: accountId, planned, isAccepted: true, now });
}

const refused = (rule: string) => new RefusalError('invitationCode', { field: 'affiliateCode', rule });
