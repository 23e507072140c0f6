import type { IconName } from '@site/ui/glyphs';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';
import { type PlaceName, placeOf } from './places';

export interface PlaceEntry {
  icon: IconName;
  label: string;
  href: string;
  /** What waits there, already formatted. */
  unread: string | undefined;
}

/**
 * Entries of a menu, those that are for who looks and whose page stands; promotions carry the number that a member may take part in,
 * messages the number of those unread. For observers.
 *
 * Source: SHL-02, SHL-12, SHL-16, SHL-17.
 */
export function usePlaces(...names: PlaceName[]): PlaceEntry[] {
  const { t } = useTranslation('shell');
  const { session, system, notices } = useStores();
  const { member } = session;
  const waiting: Partial<Record<PlaceName, number>> = { promotions: member?.availablePromoCount ?? 0, messages: notices.unread };
  return names.flatMap((name) => {
    const place = placeOf(name, { member, isOn: (flag) => system.isOn(flag) });
    const unread = waiting[name] ? waiting[name].toLocaleString(`${system.locale}-u-nu-latn`) : undefined;
    return place ? [{ ...place, label: t(`place.${name}`), unread }] : [];
  });
}
