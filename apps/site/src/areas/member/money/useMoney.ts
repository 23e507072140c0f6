import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { useStores } from '../../../stores/StoresContext';

/** Returns a function that formats an amount in minor units within a sentence, in the reader's language. For observers. */
export function useMoney(): (amountMinor: bigint | string, currency: string) => string {
  const { system } = useStores();
  const { locale } = system;
  return (amountMinor, currency) => formatMoneyInText(BigInt(amountMinor), currency, locale);
}
