import { LanguageMenu, type LanguageMenuProps } from '@site/ui/LanguageMenu';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { languages } from '../language';
import { useStores } from '../stores/StoresContext';

/** The languages of the brand. Another one is another painted page. */
export default observer(function LanguageChoice(place: Pick<LanguageMenuProps<never>, 'align' | 'side'>) {
  const { t } = useTranslation();
  const { session, system } = useStores();
  return (
    <LanguageMenu
      {...place}
      languages={system.languages.map((code) => ({ code, tag: languages[code].tag, name: languages[code].name }))}
      current={system.language}
      locale={system.locale}
      hrefOf={(code) => `?lang=${code}`}
      // The page goes with the choice, and would take a call along that is on its way.
      onChoose={(code) => void session.speak(code).then(() => choose(code))}
      labels={{ language: t('shell.language'), search: t('shell.findLanguage'), none: t('shell.noLanguage') }}
    />
  );
});

/** The rest of the address is kept: a painted page does not know it. */
function choose(code: string) {
  const query = new URLSearchParams(location.search);
  query.set('lang', code);
  location.search = query.toString();
}
