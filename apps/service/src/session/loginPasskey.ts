import { loginPasskey } from '@site/api/session';
import { isAgent } from '@site/rules/account';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { accept, handle, refuse } from '../http/handle.ts';
import { takeChallenge } from '../security/passkeyChallenge.ts';
import { relyingParty } from '../security/relyingParty.ts';
import { openSession } from './openSession.ts';

/**
 * Starts a session by passkey. It is two factors in one, the device and its owner's finger or code: no password is required or has to be
 * changed, and the address does not matter.
 *
 * Refuses: wrongCredentials, codeExpired, notMember, notAgent.
 *
 * Source: SES-24; WebAuthn §7.2; docs/decisions/service.md "A log-in by passkey is not asked for the authenticator's code".
 */
export default handle(loginPasskey, async ({ input, merchant, address, userAgent, origin, headers, now, services }) => {
  const { db, brands, config } = services;
  const challenge = await takeChallenge(db, input.ticket, null, now);
  if (!challenge) return refuse('codeExpired');
  const key = await db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'account_id')
    .where('passkey.id', '=', input.response.id)
    .where('merchant', '=', merchant)
    .select(['passkey.id', 'public_key', 'counter', 'account_id', 'role', 'type'])
    .executeTakeFirst();
  if (!key) return refuse('wrongCredentials');
  const party = relyingParty(await brands.of(merchant), { config, origin });
  const { authenticationInfo } = await verifyAuthenticationResponse({
    response: input.response,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: { id: key.id, publicKey: new Uint8Array(key.public_key), counter: Number(key.counter) },
  })
    .then((answer) => (answer.verified ? answer : { authenticationInfo: undefined }))
    .catch(() => ({ authenticationInfo: undefined }));
  if (!authenticationInfo) return refuse('wrongCredentials');
  if (key.role !== 'member') return refuse('notMember');
  if (input.area === 'agent' && !isAgent(key)) return refuse('notAgent');
  await db
    .updateTable('passkey')
    .set({ counter: BigInt(authenticationInfo.newCounter), used_at: now })
    .where('id', '=', key.id)
    .execute();
  const opened = await openSession(services, {
    accountId: key.account_id,
    address,
    userAgent,
    origin,
    headers,
    now,
    remember: input.remember,
    mustChangePassword: false,
  });
  return accept(opened.value, opened.headers);
});
