import type { SocialProvider } from '@site/api/social';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashOf, newToken } from '../session/sessions.ts';

/** Content of each kind of ticket. */
interface Tickets {
  /** Characters of the picture. */
  captcha: { answer: string };
  /** Distance of the gap from the left edge. */
  puzzle: { x: number };
  /** A solved puzzle. */
  slider: Record<string, never>;
  /** A password reset, sent by e-mail. */
  reset: { accountId: number; merchant: string };
  /** A started social login. */
  socialState: { provider: SocialProvider; merchant: string; nonce: string; verifier: string };
  /** An identity at another provider without an account here. */
  social: { provider: SocialProvider; merchant: string; subject: string };
  /** A used token of the phone provider. */
  phoneToken: Record<string, never>;
  /** A used bot check. */
  botCheck: Record<string, never>;
  /** Challenge for a passkey; without an account for a log-in. */
  passkey: { challenge: string; accountId: number | null };
}
export type TicketKind = keyof Tickets;

interface Issue<Kind extends TicketKind> {
  kind: Kind;
  content: Tickets[Kind];
  lifeMs: number;
  now: Date;
}

/** Issues a ticket that can be redeemed once, 43 characters long. Only its hash is stored. */
export async function issueTicket<Kind extends TicketKind>(db: Kysely<Schema>, issue: Issue<Kind>): Promise<string> {
  const token = newToken();
  await putTicket(db, token, issue);
  return token;
}

/** Stores an external token as a ticket. Returns true when it was new. */
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
  /** Required content: a ticket with other content is not redeemed. */
  holds?: Partial<Tickets[Kind]>;
  now: Date;
}

/** Returns the content of a valid ticket, without redeeming it. */
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

/** Redeems a ticket, valid or not, and returns its content if it was valid. */
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
