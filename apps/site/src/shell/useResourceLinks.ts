import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';

/** Places outside that the brand links to, in the reader's language where we have the words, else in the brand's own. For observers. Source: SYS-16. */
export function useResourceLinks(): { label: string; href: string }[] {
  const { t } = useTranslation('shell');
  const { resources } = useStores().system.permission.info;
  return Object.entries(resources).map(([id, { url, labelNameEn }]) => ({
    label: id === 'getHelp' ? t('resource.getHelp') : labelNameEn,
    href: url,
  }));
}
