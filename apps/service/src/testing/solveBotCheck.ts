import type { Client } from '@site/api/client';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves a bot check as a browser does, and returns the value of the field `altcha`. */
export async function solveBotCheck(client: Client): Promise<string> {
  const asked = await client('botChallenge', {});
  if (!asked.ok) throw new Error(asked.code);
  const challenge = asked.value as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
