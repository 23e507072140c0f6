import { passkeyOptions } from '@site/api/session';
import { accept, handle } from '../handle.ts';
import { CHALLENGE_MS, makeChallenge } from '../security/passkeyChallenge.ts';
import { relyingParty } from '../security/relyingParty.ts';

/** What a browser needs to log in with a passkey of its own choice. Source: SES-24. */
export default handle(passkeyOptions, async ({ merchant, origin, now, services: { db, brands, config } }) => {
  const { ticket, challenge } = await makeChallenge(db, null, now);
  const { id: rpId } = relyingParty(await brands.of(merchant), { config, origin });
  return accept({ ticket, options: { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' } });
});
