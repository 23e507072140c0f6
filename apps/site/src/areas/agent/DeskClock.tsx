import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Clock } from '../shell/Clock';
import { useStores } from '../../stores/StoresContext';

/** The time in the brand's zone, with the name of the zone. Source: AGT-02. */
export const DeskClock = observer(function DeskClock() {
  const { i18n, t } = useTranslation('agent');
  const { zone } = useStores().system.brand;
  const place = `place.${zone}`;
  return <Clock zone={zone} place={i18n.exists(place, { ns: 'agent' }) ? t(place as 'place.Asia/Dhaka') : placeOf(zone)} />;
});

/** Converts Asia/Ho_Chi_Minh to Ho Chi Minh. */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
