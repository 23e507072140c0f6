import type { Invitation } from './RegisterStore';

/** What an address brought along for a registration. Source: spec §2 "Registration modal". */
export function readInvitation(query = ''): Invitation {
  const given = new URLSearchParams(query);
  return {
    referralCode: given.get('referralCode') ?? undefined,
    recommenderId: given.get('recommenderId') ?? undefined,
    socialTicket: given.get('socialTicket') ?? undefined,
  };
}
