import { useTranslation } from 'react-i18next';
import { languages } from '../language';
import { useStores } from '../stores/StoresContext';
import { servedCountries } from './diallingCodes';

/** What a choice of country says, and in which language and order. */
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
