import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../language';
import { hidden } from '../layout';
import { useStores } from '../stores/StoresContext';
import { Popover, popoverItem } from './Popover';

/** Each language is a link to this page in it, so that it works before JavaScript and the service paints what was chosen. */
export const LanguageChoice = observer(function LanguageChoice() {
  const { t } = useTranslation();
  const { system } = useStores();
  return (
    <Popover
      summary={
        <>
          <Icon name="globe" />
          <Hidden>{t('shell.language')}</Hidden>
          {system.language}
        </>
      }
    >
      <List>
        {system.languages.map((code) => (
          <li key={code}>
            <a
              href={`?lang=${code}`}
              onClick={(event) => choose(event, code)}
              lang={languages[code].tag}
              hrefLang={languages[code].tag}
              aria-current={code === system.language || undefined}
            >
              {languages[code].name}
            </a>
          </li>
        ))}
      </List>
    </Popover>
  );
});

/** With JavaScript the rest of the address is kept: a painted page does not know it. */
function choose(event: MouseEvent, code: string) {
  event.preventDefault();
  const query = new URLSearchParams(location.search);
  query.set('lang', code);
  location.search = query.toString();
}

const Hidden = styled('span')(hidden);

const List = styled('ul')(popoverItem);
