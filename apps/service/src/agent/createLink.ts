import { createLink } from '@site/api/signUpLinks';
import { openedTypes } from '@site/rules/signUpLink';
import { sql } from 'kysely';
import { planTerms } from '../contracts/planTerms.ts';
import { storeTerms } from '../contracts/storedTerms.ts';
import { termsOf } from '../contracts/termsOf.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { drawCode } from '../referral/drawCode.ts';
import type { Link } from '../registration/findInviter.ts';
import { once } from '../rewards/once.ts';
import { originOf } from '../system/originOf.ts';
import { signUpLinkSent } from './signUpLinkSent.ts';

/** 2^50 codes: nobody guesses one. */
const CODE_LENGTH = 10;
const MAX_OPEN = 100;

/**
 * Makes a sign-up link, once for each `transferId`.
 *
 * Refuses: frozen; invalidInput for a type that the agent may not open, an expiry in the past, and terms at fault; rateTooHigh for terms above
 * the agent's own; limitReached when a hundred links are open; duplicateMismatch.
 *
 * Source: AGT-04, docs/domain.md DR-11.4.
 */
export default handle(createLink, async ({ input, member, now, services: { db, brands, config } }) => {
  const { type, expiresAt, mostUses, transferId } = input;
  if (member.state === 'frozen') return refuse('frozen');
  if (!openedTypes(member).includes(type)) return refuse('invalidInput', { field: 'type', rule: 'opened' });
  if (expiresAt !== null && expiresAt <= now.getTime()) return refuse('invalidInput', { field: 'expiresAt', rule: 'future' });
  const of = await brands.of(member.merchant);
  const terms = input.terms.map(termsOf);
  const body = { call: 'signUpLink', type, expiresAt, mostUses, terms: storeTerms(terms) };
  const sent = await once(db, { accountId: member.id, transferId, body, now }, async (tx) => {
    await planTerms(tx, { giverId: member.id, terms, now, of });
    // Links of one agent are made one after the other.
    await tx.selectFrom('account').where('id', '=', member.id).select('id').forNoKeyUpdate().execute();
    const { rows: open } = await sql<{ count: number }>`
      select count(*)::integer as count from sign_up_link
      where account_id = ${member.id} and withdrawn_at is null and (expires_at is null or expires_at > ${now})
        and (most_uses is null or uses < most_uses)`.execute(tx);
    if ((open[0]?.count ?? 0) >= MAX_OPEN) throw new RefusalError('limitReached');
    const link: Link = await tx
      .insertInto('sign_up_link')
      .values({
        merchant: member.merchant,
        code: drawCode(CODE_LENGTH),
        account_id: member.id,
        type,
        terms: storeTerms(terms),
        expires_at: expiresAt === null ? null : new Date(expiresAt),
        most_uses: mostUses,
        created_at: now,
        withdrawn_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...signUpLinkSent(link, { origin: originOf(of, config), firstDeposits: 0, now }) };
  });
  return accept(sent);
});
