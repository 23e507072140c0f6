import { type Kysely, sql } from 'kysely';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import { readWording } from '../content/readWording.ts';
import type { Schema } from '../database/schema.ts';
import { vapidKeys } from './vapidKeys.ts';

/** Time for which a push service keeps a message for a browser that is away. */
const KEPT_S = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;
const AT_A_TIME = 200;
/** Answers of a push service that knows the browser no more. */
const GONE = new Set([404, 410]);

interface PushServices {
  db: Kysely<Schema>;
  config: Pick<Config, 'webPush'>;
}

interface Due {
  accountId: number;
  /** Name of the brand. */
  brand: string;
  language: string;
}

/**
 * Tells the browsers of members who have a new message that there is one, and no more than that: whoever holds the device may read it. Each
 * message is told at most once. A browser that its push service has forgotten is forgotten here.
 *
 * Source: MEM-08, RFC 8030.
 */
export async function sendPushes({ db, config }: PushServices): Promise<void> {
  const keys = await vapidKeys(db, config.webPush);
  for (let due: Due[] = await takeDue(db); due.length > 0; due = await takeDue(db)) {
    const devices = await db
      .selectFrom('push_device')
      .where(
        'account_id',
        'in',
        due.map(({ accountId }) => accountId),
      )
      .selectAll()
      .execute();
    await Promise.all(
      devices.map(async ({ endpoint, p256dh, auth, account_id }) => {
        const whose = due.find(({ accountId }) => accountId === account_id);
        if (!whose) return;
        const text = readWording('message', whose.language)['push.text'] ?? '';
        const payload = JSON.stringify({ title: whose.brand, text, path: '/member/messageV2' });
        const vapidDetails = { subject: config.webPush.contact, ...keys };
        const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails,
          TTL: KEPT_S,
        });
        const asked = { method: 'POST', headers: headers as Record<string, string>, body: new Uint8Array(body ?? []) };
        const reply = await fetch(endpoint, { ...asked, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
          () => undefined,
        );
        if (reply && GONE.has(reply.status)) await db.deleteFrom('push_device').where('endpoint', '=', endpoint).execute();
      }),
    );
  }
}

/** Takes the next members who wait for a push message. */
async function takeDue(db: Kysely<Schema>): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with taken as (
      delete from push_due where account_id in (select account_id from push_due order by at limit ${AT_A_TIME}::integer for update skip locked)
      returning account_id
    )
    select a.id as "accountId", b.config ->> 'name' as brand, a.language
    from taken t join account a on a.id = t.account_id join brand b on b.merchant = a.merchant`.execute(db);
  return rows;
}
