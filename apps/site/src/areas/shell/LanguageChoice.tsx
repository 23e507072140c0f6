import { LanguageMenu, type LanguageMenuProps } from '@site/ui/LanguageMenu';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { keepForm } from '../../app/keepForm';
import { languages } from '../../app/language';
import { useStores } from '../../stores/StoresContext';

/** Menu of the brand's languages. A change loads the page in that language. Source: SHL-07, I18-01. */
export default observer(function LanguageChoice(place: Pick<LanguageMenuProps<never>, 'align' | 'side'>) {
  const { t } = useTranslation();
  const { session, system } = useStores();
  return (
    <LanguageMenu
      {...place}
      items={system.languages.map((code) => ({ code, tag: languages[code].tag, name: languages[code].name }))}
      value={system.language}
      hrefOf={(code) => `?lang=${code}`}
      // The reload would abort the running call, so it waits for it.
      onChange={(code) => void session.speak(code).then(() => choose(code))}
      labels={{ language: t('shell.language'), search: t('shell.findLanguage'), none: t('shell.noLanguage') }}
    />
  );
});

/**
 * Loads the page in another language, in the same entry of the history: it keeps its scroll position, what is typed, and the rest of the
 * address, which the service does not know while rendering.
 */
function choose(code: string) {
  const query = new URLSearchParams(location.search);
  query.set('lang', code);
  keepForm();
  history.replaceState(history.state, '', `?${query}${location.hash}`);
  location.reload();
}
