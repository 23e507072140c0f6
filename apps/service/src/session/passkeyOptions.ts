import { passkeyOptions } from '@site/api/session';
import { accept, handle } from '../http/handle.ts';
import { CHALLENGE_MS, makeChallenge } from '../security/passkeyChallenge.ts';
import { relyingParty } from '../security/relyingParty.ts';

/** Returns the options for a log-in by passkey. Source: SES-24. */
export default handle(passkeyOptions, async ({ merchant, origin, now, services: { db, brands, config } }) => {
  const { ticket, challenge } = await makeChallenge(db, null, now);
  const { id: rpId } = relyingParty(await brands.of(merchant), { config, origin });
  return accept({ ticket, options: { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' } });
});
