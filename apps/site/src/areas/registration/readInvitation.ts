import type { Invitation } from './RegisterStore';

/** Reads the data of an invitation from an address. Source: REG-01, AGT-04. */
export function readInvitation(query = ''): Invitation {
  const given = new URLSearchParams(query);
  return {
    affiliateCode: given.get('affiliateCode') ?? undefined,
    referralCode: given.get('referralCode') ?? undefined,
    recommenderId: given.get('recommenderId') ?? undefined,
    socialTicket: given.get('socialTicket') ?? undefined,
  };
}
