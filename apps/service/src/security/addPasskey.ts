import { addPasskey } from '@site/api/security';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { accept, handle, refuse } from '../http/handle.ts';
import { revokeAccess } from '../session/revokeAccess.ts';
import { takeChallenge } from './passkeyChallenge.ts';
import { reauthenticate } from './reauthenticate.ts';
import { relyingParty } from './relyingParty.ts';
import { notifyOwner } from './notifyOwner.ts';

const MAX_PASSKEYS = 20;

/**
 * Stores the public key of a new passkey. Ends all other sessions, and notifies the owner.
 *
 * Source: SES-24; WebAuthn §7.1.
 */
export default handle(addPasskey, async ({ input, member, sessionHash, address, origin, now, services }) => {
  const { db, brands, config } = services;
  if (!(await reauthenticate(services, { member, password: input.password, address, now }))) return refuse('wrongCredentials');
  const challenge = await takeChallenge(db, input.ticket, member.id, now);
  if (!challenge) return refuse('codeExpired');
  const party = relyingParty(await brands.of(member.merchant), { config, origin });
  const { registrationInfo } = await verifyRegistrationResponse({
    response: input.response,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return refuse('wrongCode');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const { count } = await db
    .selectFrom('passkey')
    .where('account_id', '=', member.id)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_PASSKEYS) return refuse('limitReached');
  const isNew = await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('passkey')
      .values({
        id,
        account_id: member.id,
        public_key: Buffer.from(publicKey),
        counter: BigInt(counter),
        transports,
        name: input.name,
        added_at: now,
        used_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await revokeAccess(tx, { accountId: member.id, keptSession: sessionHash });
    return true;
  });
  if (!isNew) return refuse('conflict');
  notifyOwner(services, { accountId: member.id, change: 'passkey' });
  return accept({ id, name: input.name, addedAt: now.getTime(), usedAt: null });
});
