import { styled, useColorScheme } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { control } from '../theme/control';

export interface ThemeSwitchProps {
  /** Names the button: what it does, not what is shown. */
  label: string;
}

/** Light or dark. Which glyph shows is CSS: in the first render MUI does not know the mode yet. Source: SHL-07. */
export function ThemeSwitch({ label }: ThemeSwitchProps) {
  const { setMode } = useColorScheme();
  return (
    <Switch
      type="button"
      aria-label={label}
      onClick={() => setMode(document.documentElement.dataset['colorScheme'] === 'light' ? 'dark' : 'light')}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </Switch>
  );
}

const Switch = styled('button')({
  ...control['& .icon'],
  '&:hover': control['& .icon:hover'],
  '[data-color-scheme="dark"] & svg:last-of-type, [data-color-scheme="light"] & svg:first-of-type': { display: 'none' },
});
