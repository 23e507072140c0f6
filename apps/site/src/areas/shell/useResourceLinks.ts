import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

/**
 * Returns the brand's external links, labelled in the reader's language when translated, otherwise in the brand's. For observers. Source:
 * SYS-16.
 */
export function useResourceLinks(): { label: string; href: string }[] {
  const { t } = useTranslation('shell');
  const { resources } = useStores().system.permission.info;
  return Object.entries(resources).map(([id, { url, labelNameEn }]) => ({
    label: id === 'getHelp' ? t('resource.getHelp') : labelNameEn,
    href: url,
  }));
}
