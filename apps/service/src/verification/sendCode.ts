import { readWording } from '../content/readWording.ts';
import type { Message } from '../providers/createMessages.ts';
import type { Services } from '../services.ts';
import type { SecurityChange } from '../security/notifyOwner.ts';
import { type CodeOf, issueCode } from './codes.ts';

interface Sending extends CodeOf {
  language: string;
  now: Date;
}

/** Creates a code and sends it: by e-mail or by SMS. */
export async function sendCode(services: Pick<Services, 'db' | 'brands' | 'messages'>, { language, now, ...of }: Sending): Promise<void> {
  const code = await issueCode(services.db, of, now);
  await sendWords(services, { ...of, key: 'code', values: { code }, language });
}

interface Words {
  merchant: string;
  recipient: string;
  /** Key of the text; an e-mail also has a subject. */
  key: 'code' | 'taken' | 'reset' | 'feedback' | `changed.${SecurityChange}`;
  values: Record<string, string>;
  language: string;
}

/** Sends a text in a language. The brand's name is available to it. */
export async function sendWords(
  { brands, messages }: Pick<Services, 'brands' | 'messages'>,
  { merchant, recipient, key, values, language }: Words,
): Promise<void> {
  const { brand } = await brands.of(merchant);
  const words = readWording('message', language);
  const filled = (name: string) =>
    (words[name] ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => ({ brand: brand.name, ...values })[place] ?? '');
  const message: Message = { merchant, to: recipient, text: filled(`${key}.body`) };
  await (recipient.includes('@') ? messages.email({ ...message, subject: filled(`${key}.subject`) }) : messages.sms(message));
}
