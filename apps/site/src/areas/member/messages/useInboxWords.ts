import type { InboxItem } from '@site/api/inbox';
import { formatMoney } from '@site/money/formatMoney';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';

type OwnMessage = Extract<InboxItem, { box: 'message' }>;

/** Returns a function that gives the texts of a message in the reader's language. An operator's message brings its own. */
export function useInboxWords(): (message: OwnMessage) => { title: string; text: string } {
  const { t } = useTranslation('inbox');
  const { system } = useStores();
  // Each kind has placeholders of its own, and the service knows them.
  const say = t as (key: `kind.${string}`, values: Record<string, string>) => string;
  return ({ kind, values }) => {
    const filled = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : formatMoney(BigInt(value.amountMinor), value.currency, system.locale),
      ]),
    );
    if (kind === 'operator') return { title: filled['title'] ?? '', text: filled['text'] ?? '' };
    return { title: say(`kind.${kind}.title`, filled), text: say(`kind.${kind}.text`, filled) };
  };
}
