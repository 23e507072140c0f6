import { type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { putTicket } from '../verification/tickets.ts';
import { botCheck } from './botCheck.ts';

/** Content of the library's field, decoded. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({ algorithm: z.literal(botCheck.algorithm), cost: z.literal(botCheck.cost), keyLength: z.literal(32) }),
    signature: z.string(),
  }),
  solution: z.looseObject({
    counter: z
      .int()
      .min(0)
      .max(2 ** 32 - 1),
    derivedKey: z.string().max(200),
  }),
});

/** Returns true when a bot check issued here was solved. Each is accepted once. */
export async function redeemBotCheck(
  { db, botCheckKey }: Pick<Services, 'db' | 'botCheckKey'>,
  field: string | undefined,
  now: Date,
): Promise<boolean> {
  const read = payload.safeParse(field === undefined ? undefined : opened(field));
  if (!read.success) return false;
  const { challenge, solution } = read.data as unknown as Payload;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: botCheckKey });
  return verified && putTicket(db, challenge.signature ?? '', { kind: 'botCheck', content: {}, lifeMs: botCheck.lifeMs, now });
}

function opened(field: string): unknown {
  try {
    return JSON.parse(Buffer.from(field, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
