import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { takeTicket } from '../tickets.ts';

/** Whether a puzzle was solved for this ticket, which counts once. */
export async function redeemSlider(db: Kysely<Schema>, ticket: string | undefined, now: Date): Promise<boolean> {
  return ticket !== undefined && (await takeTicket(db, { kind: 'slider', token: ticket, now })) !== undefined;
}
