import { dateFormat } from '@site/money/dateFormat';
import type { Contract } from '@site/api/contracts';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { activeFromMinor } from '@site/rules/contract';
import { startOfDay } from '@site/rules/period';
import { formatRate } from '@site/ui/formatFigure';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '../../stores/load';
import { useStores } from '../../stores/StoresContext';

type Side = 'giver' | 'taker';

/** Rules by which the service refuses an offer or an answer, by the last part of the key of their text. */
const faults = {
  oneself: 'oneself',
  upline: 'upline',
  direct: 'direct',
  available: 'available',
  downline: 'downline',
  currency: 'currency',
  'above the own rate': 'aboveOwn',
  'above the cap': 'aboveCap',
  'easier than the own contract': 'easier',
  'not above the tier before': 'order',
  'must be none': 'none',
  'of the own contract': 'categories',
  'one offer at a time': 'waiting',
  expired: 'expired',
  answered: 'answered',
  ends: 'ends',
  'terms of the giver': 'giver',
  ended: 'ended',
  'end asked': 'endAsked',
  'all that would end': 'ends',
} as const;

/** Returns the formatted texts of contracts. */
export function useContractTexts() {
  const { t } = useTranslation('contracts');
  const { t: site } = useTranslation('failure');
  const { t: report } = useTranslation('report');
  const { system } = useStores();
  const { zone } = system.brand;
  const days = dateFormat(system.locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone });
  const times = dateFormat(system.locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  const names = new Intl.ListFormat(system.locale, { type: 'conjunction' });
  return {
    t,
    locale: system.locale,
    dayOf: (at: number) => days.format(at),
    timeOf: (at: number) => times.format(at),
    /** Formats the days of a period. */
    spanOf: (from: string, to: string) => days.formatRange(startOfDay(from, zone), startOfDay(to, zone)),
    reference: ({ id }: { id: string }) => `C-${id}`,
    rateOf: ({ tiers }: Pick<Contract, 'tiers'>) => {
      const rates = tiers.map(({ ratePpm }) => ratePpm);
      return formatRate([Math.min(...rates), Math.max(...rates)], system.locale);
    },
    nameOf: (contract: Contract, side: Side) => (side === 'taker' ? contract.takerName : (contract.giverName ?? t('platform'))),
    accountOf: (contract: Contract, side: Side) => (side === 'taker' ? contract.taker : (contract.giver ?? '')),
    money: (minor: string | bigint, currency: string) => formatMoneyInText(BigInt(minor), currency, system.locale),
    categories: (categories: Contract['categories']) => names.format(categories.map((category) => report(`gameType.${category}`))),
    activeFrom: ({ kind, period, currency }: Pick<Contract, 'kind' | 'period' | 'currency'>) =>
      formatMoneyInText(activeFromMinor(kind, period, currency), currency, system.locale),
    /** Says why the service has refused. */
    refusal: ({ code, details }: { code: FailureCode; details: { rule?: string } }): string => {
      const fault = details.rule !== undefined && details.rule in faults ? faults[details.rule as keyof typeof faults] : undefined;
      if (fault) return t(`fault.${fault}`);
      return details.rule?.startsWith('salaries together') ? t('fault.together') : site(code);
    },
  };
}

export type ContractTexts = ReturnType<typeof useContractTexts>;
