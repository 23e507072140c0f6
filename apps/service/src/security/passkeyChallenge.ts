import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { issueTicket, takeTicket } from '../verification/tickets.ts';

/** Time limit of a challenge, enough for finding a phone first. */
export const CHALLENGE_MS = 300_000;

/** Creates a challenge for an account, or for whichever account answers it: 32 random bytes in base64url, and its ticket. */
export async function makeChallenge(
  db: Kysely<Schema>,
  accountId: number | null,
  now: Date,
): Promise<{ ticket: string; challenge: string }> {
  const challenge = randomBytes(32).toString('base64url');
  return { challenge, ticket: await issueTicket(db, { kind: 'passkey', content: { challenge, accountId }, lifeMs: CHALLENGE_MS, now }) };
}

/** Returns the challenge of a ticket, once. */
export async function takeChallenge(db: Kysely<Schema>, token: string, accountId: number | null, now: Date): Promise<string | undefined> {
  const taken = await takeTicket(db, { kind: 'passkey', token, now });
  return taken?.accountId === accountId ? taken.challenge : undefined;
}
