import { useTranslation } from 'react-i18next';
import { languages } from '../../app/language';
import { useStores } from '../../stores/StoresContext';
import { servedCountries } from './diallingCodes';

/** Returns labels, language and order of the list of countries. */
export function useDialling() {
  const { t } = useTranslation('session');
  const { system } = useStores();
  return {
    locale: languages[system.language].tag,
    first: servedCountries,
    labels: {
      code: t('dialling.code'),
      countries: t('dialling.countries'),
      search: t('dialling.search'),
      none: t('dialling.none'),
    },
  };
}
