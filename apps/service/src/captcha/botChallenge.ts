import { randomInt } from 'node:crypto';
import { botChallenge } from '@site/api/captcha';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { accept, handle } from '../http/handle.ts';
import { botCheck } from './botCheck.ts';

/** Creates a signed proof-of-work challenge. */
export default handle(botChallenge, async ({ now, services: { botCheckKey } }) => {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: botCheck.algorithm,
    cost: botCheck.cost,
    counter: randomInt(botCheck.leastTries, botCheck.mostTries),
    expiresAt: new Date(now.getTime() + botCheck.lifeMs),
    deriveKey,
    hmacSignatureSecret: botCheckKey,
  });
  return accept({ parameters: { ...parameters }, signature });
});
