import { unitLocales } from '@site/money/unitLocales';
import type { PlayLimit } from '@site/api/limits';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';

/** Returns how limits are named and measured in the language of the page: amounts as money, time in hours and minutes. */
export function useLimitWords() {
  const { t } = useTranslation(['safer', 'site']);
  const { system, session } = useStores();
  const { locale } = system;
  const currency = session.member?.currency ?? system.brand.currency;
  const part = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(unitLocales(locale), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const time = (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [...(hours > 0 ? [part(hours, 'hour')] : []), ...(rest > 0 || hours === 0 ? [part(rest, 'minute')] : [])].join(' ');
  };
  return {
    nameOf: ({ kind, period, gameType }: PlayLimit): string => {
      const limit = t(`safer:limits.${kind}.${period}`);
      return gameType ? t('safer:limits.ofType', { limit, games: t(`site:category.${gameType === 'LOTT' ? 'ELOTT' : gameType}`) }) : limit;
    },
    measure: ({ amountMinor, minutes }: { amountMinor: string | null; minutes: number | null }): string =>
      minutes === null ? formatMoneyInText(BigInt(amountMinor ?? 0), currency, locale) : time(minutes),
  };
}
