import type { NavigationEntry } from '@site/ui/LinkOrButton';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { supportAction, supportIcon } from '../support/supportChannels';

/** Returns the first channel of customer service; empty when the brand has none. For observers. Source: SYS-14, SYS-16. */
export function useSupportEntry(onLeave?: () => void): NavigationEntry[] {
  const { t } = useTranslation('shell');
  const { system, dialogs } = useStores();
  const [way] = system.permission.info.customerService;
  if (!way) return [];
  const look = { icon: supportIcon(way), label: t('support.entry') };
  const act = supportAction(way, dialogs);
  if (!act) return [{ ...look, href: way.path }];
  const onPress = () => {
    onLeave?.();
    act();
  };
  return [{ ...look, onPress }];
}
