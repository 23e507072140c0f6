import { sliderTicket } from '@site/api/captcha';
import { latinDigits } from '@site/money/latinDigits';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { takeTicket } from '../verification/tickets.ts';

/**
 * Returns true when the answer matches the ticket's picture, ignoring case, or is itself a ticket from `solveSlider`. A ticket is accepted
 * once, whatever the answer.
 */
export async function redeemCaptcha(
  db: Kysely<Schema>,
  ticket: string | undefined,
  answer: string | undefined,
  now: Date,
): Promise<boolean> {
  if (answer && sliderTicket.safeParse(answer).success) return (await takeTicket(db, { kind: 'slider', token: answer, now })) !== undefined;
  if (!ticket || !answer) return false;
  const taken = await takeTicket(db, { kind: 'captcha', token: ticket, now });
  return taken?.answer === latinDigits(answer).normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}
