import { styled, useColorScheme } from '@mui/material/styles';
import { useTransition } from 'react';
import { Icon } from '../icons/Icon';
import { control } from '../theme/control';
import { motion } from '../theme/tokens';

export interface ThemeSwitchProps {
  /** Names the button: what it does, not what is shown. */
  label: string;
}

/** Light or dark. Which glyph shows is CSS: in the first render MUI does not know the mode yet. Source: SHL-07. */
export function ThemeSwitch({ label }: ThemeSwitchProps) {
  const { setMode } = useColorScheme();
  const [isSwitching, startSwitching] = useTransition();
  // Another scheme styles the whole page anew: the glyph turns first, so that the press is answered at once.
  const onClick = () => startSwitching(() => setMode(document.documentElement.dataset['colorScheme'] === 'light' ? 'dark' : 'light'));
  return (
    <Switch type="button" aria-label={label} data-switching={isSwitching || undefined} onClick={onClick}>
      <Icon name="moon" />
      <Icon name="sun" />
    </Switch>
  );
}

const Switch = styled('button')({
  ...control['& .icon'],
  '&:hover': control['& .icon:hover'],
  '[data-color-scheme="dark"] & svg:last-of-type, [data-color-scheme="light"] & svg:first-of-type': { display: 'none' },
  '&[data-switching] svg': { rotate: '40deg' },
  '@media (prefers-reduced-motion: no-preference)': { '& svg': { transition: `rotate ${motion.colorMs}ms ${motion.ease}` } },
});
