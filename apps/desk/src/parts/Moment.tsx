import { dateFormat } from '@site/money/dateFormat';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../DeskContext';

/** A time in the zone of the brand, with seconds only in its title. */
export function Moment({ at }: { at: number }) {
  const { i18n } = useTranslation();
  const { brand } = useDesk();
  const time = new Date(at);
  const shown = { timeZone: brand.zone, dateStyle: 'medium', timeStyle: 'short' } as const;
  return (
    <time dateTime={time.toISOString()} title={dateFormat(i18n.language, { ...shown, timeStyle: 'long' }).format(time)}>
      {dateFormat(i18n.language, shown).format(time)}
    </time>
  );
}
