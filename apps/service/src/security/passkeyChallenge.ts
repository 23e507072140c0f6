import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { issueTicket, takeTicket } from '../tickets.ts';

/** How long a browser may take over it, which covers a phone that has to be found first. */
export const CHALLENGE_MS = 300_000;

/** Makes a challenge for an account, or for whoever answers it: 32 random bytes in base64url, and a ticket for it. */
export async function makeChallenge(
  db: Kysely<Schema>,
  accountId: number | null,
  now: Date,
): Promise<{ ticket: string; challenge: string }> {
  const challenge = randomBytes(32).toString('base64url');
  return { challenge, ticket: await issueTicket(db, { kind: 'passkey', content: { challenge, accountId }, lifeMs: CHALLENGE_MS, now }) };
}

/** The challenge of a ticket, once. */
export async function takeChallenge(db: Kysely<Schema>, token: string, accountId: number | null, now: Date): Promise<string | undefined> {
  const taken = await takeTicket(db, { kind: 'passkey', token, now });
  return taken?.accountId === accountId ? taken.challenge : undefined;
}
