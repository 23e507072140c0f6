import { visitLink } from '@site/api/registration';
import { type ContractKind, highestRate } from '@site/rules/contract';
import { maskName } from '@site/rules/maskName';
import { accept, handle, refuse } from '../http/handle.ts';
import { readTerms } from '../contracts/storedTerms.ts';
import { findLink } from './findInviter.ts';

/** Tells what a sign-up link offers, and counts the visit. Source: AGT-04. */
export default handle(visitLink, async ({ input: { code }, merchant, now, services: { db } }) => {
  const found = await findLink(db, { merchant, code, now });
  if ('fault' in found) return refuse('invitationCode', { field: 'code', rule: found.fault });
  const { link } = found;
  await db
    .updateTable('sign_up_link')
    .set((eb) => ({ clicks: eb('clicks', '+', 1) }))
    .where('id', '=', link.id)
    .execute();
  const { nickname } = await db.selectFrom('account').where('id', '=', link.account_id).select('nickname').executeTakeFirstOrThrow();
  return accept({
    agent: maskName(nickname),
    type: link.type,
    terms: readTerms(link.terms).map(({ kind, tiers }): { kind: ContractKind; ratePpm: number } => ({ kind, ratePpm: highestRate(tiers) })),
    expiresAt: link.expires_at?.getTime() ?? null,
  });
});
