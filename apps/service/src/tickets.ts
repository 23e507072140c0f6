import type { SocialProvider } from '@site/api/social';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './database/schema.ts';
import { hashOf, newToken } from './session/sessions.ts';

/** What a ticket of each kind carries. */
interface Tickets {
  /** What the picture says. */
  captcha: { answer: string };
  /** How far from the left the piece belongs. */
  puzzle: { x: number };
  /** A puzzle was solved. */
  slider: Record<string, never>;
  /** The way to a new password, sent by e-mail. */
  reset: { accountId: number; merchant: string };
  /** A sign-in with another provider that has begun. */
  socialState: { provider: SocialProvider; merchant: string; nonce: string; verifier: string };
  /** Somebody whom another provider knows, and who has no account here. */
  social: { provider: SocialProvider; merchant: string; subject: string };
  /** A token of whoever verifies phones that has been used. */
  phoneToken: Record<string, never>;
  /** A bot check that has been used. */
  botCheck: Record<string, never>;
  /** What a passkey is asked to sign; without an account where it is asked who comes. */
  passkey: { challenge: string; accountId: number | null };
}
export type TicketKind = keyof Tickets;

interface Issue<Kind extends TicketKind> {
  kind: Kind;
  content: Tickets[Kind];
  lifeMs: number;
  now: Date;
}

/** Gives a ticket that can be taken once, 43 signs long. Only its hash is kept. */
export async function issueTicket<Kind extends TicketKind>(db: Kysely<Schema>, issue: Issue<Kind>): Promise<string> {
  const token = newToken();
  await putTicket(db, token, issue);
  return token;
}

/** Keeps a token of somebody else's making as a ticket. Whether it was not there before. */
export async function putTicket<Kind extends TicketKind>(
  db: Kysely<Schema>,
  token: string,
  { kind, content, lifeMs, now }: Issue<Kind>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ticket')
    .values({ token_hash: hashOf(token), kind, content: JSON.stringify(content), expires_at: new Date(now.getTime() + lifeMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

interface Taking<Kind extends TicketKind> {
  kind: Kind;
  token: string;
  /** What it has to carry: one that carries something else is not taken. */
  holds?: Partial<Tickets[Kind]>;
  now: Date;
}

/** Gives what a living ticket carries, and leaves it to be taken. */
export async function readTicket<Kind extends TicketKind>(
  db: Kysely<Schema>,
  { kind, token, holds = {}, now }: Taking<Kind>,
): Promise<Tickets[Kind] | undefined> {
  const found = await db
    .selectFrom('ticket')
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .where(sql<boolean>`content @> ${JSON.stringify(holds)}::jsonb`)
    .select('content')
    .executeTakeFirst();
  return found && (found.content as Tickets[Kind]);
}

/** Takes a ticket, living or not, and gives what it carries if it was living. */
export async function takeTicket<Kind extends TicketKind>(
  db: Kysely<Schema>,
  { kind, token, holds = {}, now }: Taking<Kind>,
): Promise<Tickets[Kind] | undefined> {
  const taken = await db
    .deleteFrom('ticket')
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where(sql<boolean>`content @> ${JSON.stringify(holds)}::jsonb`)
    .returning(['content', 'expires_at'])
    .executeTakeFirst();
  return taken && taken.expires_at > now ? (taken.content as Tickets[Kind]) : undefined;
}
