import type { Services } from '../services.ts';
import { sendWords } from '../verification/sendCode.ts';

/** Names what was changed; its text is `changed.<name>`. */
export type SecurityChange = 'password' | 'passkey' | 'authenticator' | 'paymentPassword' | 'bankAccount' | 'email' | 'mobile';

interface Told {
  accountId: number;
  change: SecurityChange;
  /** A contact that was replaced; it is told too. */
  before?: string | null;
}

/**
 * Notifies the owner of a changed login method by SMS and e-mail, as far as the account has them, and the account's streams that their
 * session may be over. Call it after the transaction with `revokeAccess`. Messages are sent after the reply; failures are logged.
 *
 * Source: SES-24.
 */
export function notifyOwner(services: Services, { accountId, change, before }: Told): void {
  services.bus.publish([accountId]);
  services.behind(send(services, { accountId, change, before: before ?? null }));
}

async function send(services: Services, { accountId, change, before }: Told): Promise<void> {
  const { merchant, username, mobile, email, language } = await services.db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['merchant', 'username', 'mobile', 'email', 'language'])
    .executeTakeFirstOrThrow();
  const recipients = [...new Set([mobile, email, before ?? null])].filter((recipient) => recipient !== null);
  const words = { merchant, key: `changed.${change}`, values: { name: username }, language } as const;
  const sent = await Promise.allSettled(recipients.map((recipient) => sendWords(services, { ...words, recipient })));
  const failed = sent.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
