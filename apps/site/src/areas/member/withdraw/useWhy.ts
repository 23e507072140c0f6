import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../money/useMoney';

type Config = OutputOf<Calls['withdrawConfig']>;

/** Returns a function that says what keeps a member from withdrawing more. */
export function useWhy(): (config: Config) => string {
  const { t } = useTranslation('withdraw');
  const money = useMoney();
  return ({ bound, currency, mostNowMinor, dayMostMinor, leastMinor, requestsADay, requirements }) => {
    if (bound === 'requests') return t('why.requests', { count: requestsADay });
    if (bound === 'least') return t('why.least', { least: money(leastMinor, currency) });
    if (bound === 'day') return t(mostNowMinor === '0' ? 'why.dayOver' : 'why.day', { day: money(dayMostMinor, currency) });
    if (bound === 'requirement') {
      const left = requirements.reduce((sum, { needMinor, doneMinor }) => sum + BigInt(needMinor) - BigInt(doneMinor), 0n);
      return t('why.requirement', { left: money(left, currency) });
    }
    return t(`why.${bound}`);
  };
}
