import { passkeys } from '@site/api/security';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { accept, handle } from '../http/handle.ts';
import { CHALLENGE_MS, makeChallenge } from './passkeyChallenge.ts';
import { relyingParty } from './relyingParty.ts';

/** Lists the member's login methods beside the password, and the options to create another passkey. Source: SES-24. */
export default handle(passkeys, async ({ member, origin, now, services: { db, brands, config } }) => {
  const rows = await db.selectFrom('passkey').where('account_id', '=', member.id).orderBy('added_at').selectAll().execute();
  const totp = await db
    .selectFrom('totp')
    .where('account_id', '=', member.id)
    .where('confirmed_at', 'is not', null)
    .select('account_id')
    .executeTakeFirst();
  const { ticket, challenge } = await makeChallenge(db, member.id, now);
  const party = relyingParty(await brands.of(member.merchant), { config, origin });
  const made = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(String(member.id)),
    userName: member.username,
    userDisplayName: member.username,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MS,
    excludeCredentials: rows.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return accept({
    list: rows.map((row) => ({ id: row.id, name: row.name, addedAt: row.added_at.getTime(), usedAt: row.used_at?.getTime() ?? null })),
    hasTotp: totp !== undefined,
    ticket,
    options: {
      challenge: made.challenge,
      rp: { id: party.id, name: party.name },
      user: made.user,
      pubKeyCredParams: made.pubKeyCredParams,
      timeout: CHALLENGE_MS,
      excludeCredentials: rows.map(({ id }) => ({ id, type: 'public-key' as const })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  });
});
