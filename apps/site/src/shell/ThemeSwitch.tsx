import { styled, useColorScheme } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { useTranslation } from 'react-i18next';

/** Light or dark. Which glyph shows is CSS: in the first render MUI does not know the mode yet. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const { setMode } = useColorScheme();
  return (
    <Switch
      type="button"
      className="icon"
      aria-label={t('shell.theme')}
      onClick={() => setMode(document.documentElement.dataset['colorScheme'] === 'light' ? 'dark' : 'light')}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </Switch>
  );
}

const Switch = styled('button')({
  '[data-color-scheme="dark"] & svg:last-of-type, [data-color-scheme="light"] & svg:first-of-type': { display: 'none' },
});
