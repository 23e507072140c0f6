import type { IconName } from '@site/ui/glyphs';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';
import { openSupport } from '../support/openSupport';

interface SupportEntry {
  icon: IconName;
  label: string;
  onPress: () => void;
}

/** The way to customer service, or none where the brand has none. For observers. Source: SYS-14. */
export function useSupportEntry(onLeave?: () => void): SupportEntry[] {
  const { t } = useTranslation();
  const { system, dialogs } = useStores();
  const path = system.supportPath;
  if (!path) return [];
  const onPress = () => {
    onLeave?.();
    openSupport({ path, dialogs });
  };
  return [{ icon: 'headset', label: t('menu.customerService'), onPress }];
}
