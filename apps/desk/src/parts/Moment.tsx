import { intlLocale } from '@site/money/intlLocale';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../DeskContext';

/** A time in the zone of the brand, with seconds only in its title. */
export function Moment({ at }: { at: number }) {
  const { i18n } = useTranslation();
  const { brand } = useDesk();
  const time = new Date(at);
  const shown = { timeZone: brand.zone, dateStyle: 'medium', timeStyle: 'short' } as const;
  const tag = intlLocale(i18n.language);
  return (
    <time dateTime={time.toISOString()} title={new Intl.DateTimeFormat(tag, { ...shown, timeStyle: 'long' }).format(time)}>
      {new Intl.DateTimeFormat(tag, shown).format(time)}
    </time>
  );
}
