import type { Client } from '@site/api/client';
import { type Challenge, solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Work that a person does not notice and a crowd of programs pays for; the browser's own cryptography does it beside the page.
 * Undefined where no challenge comes or it takes over a minute.
 */
export async function solveChallenge(api: Client): Promise<string | undefined> {
  const reply = await api('botChallenge', {});
  if (!reply.ok) return undefined;
  const challenge = reply.value as unknown as Challenge;
  const solution = await solve({ challenge, deriveKey, timeout: 60_000 });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
