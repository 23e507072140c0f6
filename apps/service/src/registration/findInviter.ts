import { linkState, type LinkState } from '@site/rules/signUpLink';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type Link = Selectable<Schema['sign_up_link']>;

/** Why a code invites nobody. */
export type InvitationFault = 'unknown' | Exclude<LinkState, 'open'>;

export type Inviter = { accountId: number; link?: Link } | { fault: InvitationFault };

interface Given {
  merchant: string;
  code: string;
  domain: string;
  now: Date;
}

/**
 * Finds the account of a referral code, if it may refer members on that host, or that of a sign-up link, if it is open.
 *
 * Source: REG-06, AGT-04.
 */
export async function findInviter(db: Kysely<Schema>, { merchant, code, domain, now }: Given): Promise<Inviter> {
  const found = await db
    .selectFrom('invitation')
    .where('merchant', '=', merchant)
    .where('code', '=', code.toUpperCase())
    .select(['account_id', 'domains'])
    .executeTakeFirst();
  if (found && (found.domains.length === 0 || found.domains.includes(domain.toLowerCase()))) return { accountId: found.account_id };
  return findLink(db, { merchant, code, now });
}

/** Finds an open sign-up link; that of an agent who has left counts as withdrawn. */
export async function findLink(
  db: Kysely<Schema>,
  { merchant, code, now }: Omit<Given, 'domain'>,
): Promise<{ accountId: number; link: Link } | { fault: InvitationFault }> {
  const link = await db
    .selectFrom('sign_up_link')
    .innerJoin('account', 'account.id', 'sign_up_link.account_id')
    .where('sign_up_link.merchant', '=', merchant)
    .where('code', '=', code.toUpperCase())
    .selectAll('sign_up_link')
    .select('account.state')
    .executeTakeFirst();
  if (!link) return { fault: 'unknown' };
  const state = link.state === 'active' ? linkState(timesOf(link), now) : 'withdrawn';
  return state === 'open' ? { accountId: link.account_id, link } : { fault: state };
}

export const timesOf = ({ expires_at, withdrawn_at, uses, most_uses }: Link) => ({
  expiresAt: expires_at,
  withdrawnAt: withdrawn_at,
  uses,
  mostUses: most_uses,
});
