import { styled } from '@mui/material/styles';
import { useControlled, useForkRef } from '@mui/material/utils';
import { useId, useRef } from 'react';
import { usePreHydrationInput } from '../text-field/usePreHydrationInput';
import type { RootProps } from '../theme/RootProps';
import { visuallyHidden } from '../theme/visuallyHidden';
import { elevation, radius, tone } from '../theme/vars';
import { motion } from '../theme/tokens';
import { moveToEnds } from './moveToEnds';

export interface ModeSwitchProps<Id extends string> extends Omit<RootProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** Accessible name of the group. */
  label: string;
  /** Two or three modes with short names. */
  items: readonly { id: Id; label: string }[];
  /** Id of the current mode. Omitted, the switch keeps it itself. */
  value?: Id | undefined;
  /** Id of the first mode, where the switch keeps it itself. @default the first of `items` */
  defaultValue?: Id | undefined;
  /** Called when another mode is chosen. */
  onChange?: ((value: Id) => void) | undefined;
}

/** A switch between the modes of a form: by username or by code, by phone or by e-mail. Radio buttons, so that arrow keys change it. */
export function ModeSwitch<Id extends string>(props: ModeSwitchProps<Id>) {
  const { label, items, value: held, defaultValue = items[0]?.id, onChange, ref, ...rest } = props;
  const [value, setValue] = useControlled({ controlled: held, default: defaultValue, name: 'ModeSwitch', state: 'value' });
  const choose = (id: Id) => {
    setValue(id);
    onChange?.(id);
  };
  const name = useId();
  const track = useRef<HTMLFieldSetElement>(null);
  const handle = useForkRef(track, ref);
  usePreHydrationInput(() => {
    const chosen = track.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const mode = items.find(({ id }) => id === chosen);
    if (mode && mode.id !== value) choose(mode.id);
  });
  return (
    <Track onKeyDown={moveToEnds} {...rest} ref={handle} aria-label={label}>
      {items.map((mode) => (
        <label key={mode.id}>
          <input type="radio" name={name} value={mode.id} checked={mode.id === value} onChange={() => choose(mode.id)} />
          {mode.label}
        </label>
      ))}
    </Track>
  );
}

const Track = styled('fieldset')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  margin: 0,
  padding: 4,
  border: 0,
  borderRadius: radius.input,
  backgroundColor: tone.page,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  '& label': {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    minBlockSize: 38,
    padding: '4px 8px',
    borderRadius: 9,
    fontWeight: 650,
    lineHeight: 1.25,
    textAlign: 'center',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    color: tone.muted,
    cursor: 'pointer',
    transition: `background-color ${motion.colorMs}ms`,
  },
  '& label:hover': { color: tone.text },
  '& label:has(:checked)': { color: tone.text, backgroundColor: tone.overlay, boxShadow: elevation.rest },
  '& label:has(:focus-visible)': { outline: `2px solid ${tone.focus}`, outlineOffset: 2 },
  '& input': { ...visuallyHidden, margin: 0 },
});
