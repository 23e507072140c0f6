import { intlLocale } from '@site/money/intlLocale';
import type { IconName } from '@site/ui/glyphs';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { type PlaceName, placeOf } from './places';

export interface PlaceEntry {
  icon: IconName;
  label: string;
  href: string;
  /** Formatted number of unread items. */
  unread: string | undefined;
}

/**
 * Returns the menu entries that are available to the viewer; promotions show the number that can be joined, messages the number of unread
 * ones. For observers.
 *
 * Source: SHL-02, SHL-12, SHL-16, SHL-17.
 */
export function usePlaces(...names: PlaceName[]): PlaceEntry[] {
  const { t } = useTranslation();
  const { session, system, notices } = useStores();
  const { member } = session;
  const waiting: Partial<Record<PlaceName, number>> = { promotions: member?.availablePromoCount ?? 0, messages: notices.unread };
  return names.flatMap((name) => {
    const place = placeOf(name, { member, isOn: (flag) => system.isOn(flag) });
    const unread = waiting[name] ? waiting[name].toLocaleString(intlLocale(system.locale)) : undefined;
    return place ? [{ ...place, label: t(`place.${name}`), unread }] : [];
  });
}
