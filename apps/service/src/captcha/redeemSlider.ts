import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { takeTicket } from '../verification/tickets.ts';

/** Returns true when the ticket proves a solved puzzle. It is accepted once. */
export async function redeemSlider(db: Kysely<Schema>, ticket: string | undefined, now: Date): Promise<boolean> {
  return ticket !== undefined && (await takeTicket(db, { kind: 'slider', token: ticket, now })) !== undefined;
}
