import { latinDigits } from '@site/ui/latinDigits';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { takeTicket } from '../tickets.ts';

/** Whether the answer is what the ticket's picture says, in either case of its letters. A ticket counts once, whatever the answer. */
export async function redeemCaptcha(
  db: Kysely<Schema>,
  ticket: string | undefined,
  answer: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!ticket || !answer) return false;
  const taken = await takeTicket(db, { kind: 'captcha', token: ticket, now });
  return taken?.answer === latinDigits(answer).normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}
