import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Schema } from '../database/schema.ts';

export interface Message {
  merchant: string;
  /** A mobile number such as +84912000001, or an e-mail address. */
  to: string;
  /** Subject of an e-mail. */
  subject?: string;
  text: string;
}

/** Sends a message. Rejects with the reason, for the log. */
export type Send = (message: Message) => Promise<void>;

export interface Messages {
  sms: Send;
  email: Send;
}

const TIMEOUT_MS = 10_000;

/** Creates the message sender: configured providers, otherwise the demo's outbox. */
export function createMessages({ sms, mail }: Pick<Config, 'sms' | 'mail'>, db: Kysely<Schema>): Messages {
  return {
    sms: sms ? sendByGateway(sms) : putIntoOutbox(db, 'sms'),
    email: mail ? sendBySmtp(mail) : putIntoOutbox(db, 'email'),
  };
}

/** Sends by a gateway that accepts `{ to, text }` as JSON with a bearer token, a common format. */
function sendByGateway({ url, token }: NonNullable<Config['sms']>): Send {
  return async ({ to, text }) => {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) throw new Error(`The SMS gateway answered ${status}.`);
  };
}

function sendBySmtp({ url, from }: NonNullable<Config['mail']>): Send {
  const transport = createTransport({ url, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text });
  };
}

function putIntoOutbox(db: Kysely<Schema>, channel: 'sms' | 'email'): Send {
  return async ({ merchant, to, subject, text }) => {
    const body = subject ? `${subject}\n\n${text}` : text;
    await db.insertInto('outbox').values({ merchant, channel, recipient: to, body }).execute();
  };
}
