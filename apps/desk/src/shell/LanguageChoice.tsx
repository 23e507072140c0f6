import { LanguageMenu, type LanguageMenuProps } from '@site/ui/LanguageMenu';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../DeskContext';
import { type LanguageCode, languages } from '../language';

const items = Object.entries(languages).map(([code, { tag, name }]) => ({ code: code as LanguageCode, tag, name }));

/** Menu of languages. A change loads the page in that language, and keeps it for the site as well. */
export function LanguageChoice(place: Pick<LanguageMenuProps<never>, 'align' | 'side'>) {
  const { t } = useTranslation();
  const { language } = useDesk();
  return (
    <LanguageMenu
      {...place}
      items={items}
      value={language}
      hrefOf={(code) => `?lang=${code}`}
      onChange={(code) => {
        document.cookie = `lang=${code}; Path=/; Max-Age=31536000; SameSite=Lax`;
        const query = new URLSearchParams(location.search);
        query.set('lang', code);
        location.search = query.toString();
      }}
      labels={{ language: t('language.label'), search: t('language.search'), none: t('language.none') }}
    />
  );
}
