import type { Services } from '../services.ts';
import { sendWords } from '../verification/sendCode.ts';

/** What was changed of the ways to log in; the wording of each is `changed.<name>`. */
export type OwnChange = 'password' | 'passkey' | 'authenticator';

interface Told {
  accountId: number;
  change: OwnChange;
}

/**
 * Tells the owner by text message and e-mail, as far as the account has them, that a way to log in is new, and every stream of the
 * account that its session may be over. Call it after the transaction that has called `endAccess`. The messages go out behind the
 * answer: one that cannot be sent is in the log.
 *
 * Source: quality B6.6.
 */
export function tellOwner(services: Services, { accountId, change }: Told): void {
  services.bus.publish([accountId]);
  services.behind(send(services, { accountId, change }));
}

async function send(services: Services, { accountId, change }: Told): Promise<void> {
  const { merchant, username, mobile, email, language } = await services.db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['merchant', 'username', 'mobile', 'email', 'language'])
    .executeTakeFirstOrThrow();
  const recipients = [mobile, email].filter((recipient) => recipient !== null);
  const words = { merchant, key: `changed.${change}`, values: { name: username }, language } as const;
  const sent = await Promise.allSettled(recipients.map((recipient) => sendWords(services, { ...words, recipient })));
  const failed = sent.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
