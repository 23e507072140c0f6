import type { Client } from '@site/api/client';
import { type Challenge, solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Solves a proof of work: unnoticeable for one person, costly for many programs; it uses the browser's cryptography in the background.
 * Returns undefined when no challenge arrives or after a minute.
 */
export async function solveChallenge(api: Client): Promise<string | undefined> {
  const reply = await api('botChallenge', {});
  if (!reply.ok) return undefined;
  const challenge = reply.value as unknown as Challenge;
  const solution = await solve({ challenge, deriveKey, timeout: 60_000 });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
