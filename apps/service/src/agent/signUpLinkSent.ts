import type { SignUpLink } from '@site/api/signUpLinks';
import { linkState } from '@site/rules/signUpLink';
import { readTerms, termsSent } from '../contracts/storedTerms.ts';
import { type Link, timesOf } from '../registration/findInviter.ts';

/** Returns a sign-up link as its agent sees it; `origin` is that of the brand. Source: AGT-04. */
export const signUpLinkSent = (
  link: Link,
  { origin, firstDeposits, now }: { origin: string; firstDeposits: number; now: Date },
): SignUpLink => ({
  id: String(link.id),
  code: link.code,
  url: `${origin}/register?affiliateCode=${link.code}`,
  type: link.type,
  terms: termsSent(readTerms(link.terms)),
  createdAt: link.created_at.getTime(),
  expiresAt: link.expires_at?.getTime() ?? null,
  mostUses: link.most_uses,
  clicks: link.clicks,
  signUps: link.uses,
  firstDeposits,
  state: linkState(timesOf(link), now),
});
