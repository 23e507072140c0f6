import { styled, useColorScheme } from '@mui/material/styles';
import { useSyncExternalStore, useTransition } from 'react';
import { Icon } from '../icons/Icon';
import { menuList } from '../popover/menuList';
import { Popover, type PopoverProps } from '../popover/Popover';
import { visuallyHidden } from '../theme/visuallyHidden';
import { tone } from '../theme/vars';

export interface ThemeSwitchProps extends Omit<PopoverProps, 'summary' | 'children'> {
  /** Labels in the language of the page: `theme` names the button, the others are the choices. */
  labels: { theme: string; system: string; light: string; dark: string };
}

const modes = [
  { mode: 'system', glyph: 'laptop' },
  { mode: 'light', glyph: 'sun' },
  { mode: 'dark', glyph: 'moon' },
] as const;

/**
 * Menu for the colour scheme: system, light or dark. CSS selects the button's icon, because a server-rendered page does not know the
 * scheme. Source: SHL-07.
 */
export function ThemeSwitch({ labels, ...rest }: ThemeSwitchProps) {
  const { mode: kept, setMode } = useColorScheme();
  // The stored choice is not part of the server-rendered page, so it is read after hydration.
  const chosen = useSyncExternalStore(
    neverChanges,
    () => kept,
    () => undefined,
  );
  // A change of scheme restyles the whole page: the menu closes first, so that the press is answered immediately.
  const [, startSwitching] = useTransition();
  return (
    <Popover
      {...rest}
      summary={
        <Button>
          <Icon name="moon" />
          <Icon name="sun" />
          <span>{labels.theme}</span>
        </Button>
      }
    >
      <List>
        {modes.map(({ mode, glyph }) => (
          <li key={mode}>
            <button type="button" aria-pressed={mode === chosen} onClick={() => startSwitching(() => setMode(mode))}>
              <Icon name={glyph} />
              {labels[mode]}
              {mode === chosen && <Icon name="check" size={18} />}
            </button>
          </li>
        ))}
      </List>
    </Popover>
  );
}

const neverChanges = () => () => {};

const Button = styled('span')({
  display: 'grid',
  '[data-color-scheme="dark"] & svg:last-of-type, [data-color-scheme="light"] & svg:first-of-type': { display: 'none' },
  '& span': visuallyHidden,
});

const List = styled('ul')({
  ...menuList,
  whiteSpace: 'nowrap',
  '& [aria-pressed="true"], & [aria-pressed="true"] svg': { color: tone.actionText },
  '& svg:nth-of-type(2)': { marginInlineStart: 'auto' },
});
