import { styled } from '@mui/material/styles';
import { useControlled } from '@mui/material/utils';
import { type ReactNode, useId } from 'react';
import { moveToEnds } from '../mode-switch/moveToEnds';
import { media } from '../theme/layout';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface DeskSegmentsProps<Id extends string> extends Omit<RootProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** Accessible name of the group. */
  label: string;
  /** A minor option is hidden on phones unless it is chosen. */
  items: readonly { id: Id; label: string; isMinor?: boolean }[];
  /** Id of the chosen option; null when another control holds the choice. Omitted, the control keeps it itself. */
  value?: Id | null | undefined;
  /** Id of the option chosen at first, where the control keeps it itself. @default null */
  defaultValue?: Id | null | undefined;
  /** Called when another option is chosen. */
  onChange?: ((value: Id) => void) | undefined;
  /** Further buttons in the row, for choices that need more than one press. */
  children?: ReactNode;
}

/** Segmented control with a few options, as radio buttons: one stop of the Tab key. On phones they fill the whole width. */
export function DeskSegments<Id extends string>(props: DeskSegmentsProps<Id>) {
  const { label, items, value: held, defaultValue = null, onChange, children, ...rest } = props;
  const name = useId();
  const [value, setValue] = useControlled({ controlled: held, default: defaultValue, name: 'DeskSegments', state: 'value' });
  const choose = (id: Id) => {
    setValue(id);
    onChange?.(id);
  };
  return (
    <Segments onKeyDown={moveToEnds} {...rest} aria-label={label}>
      {items.map((option) => (
        <label key={option.id} data-minor={option.isMinor || undefined}>
          <input type="radio" name={name} checked={option.id === value} onChange={() => choose(option.id)} />
          {option.label}
        </label>
      ))}
      {children}
    </Segments>
  );
}

const Segments = styled('fieldset')({
  display: 'inline-flex',
  flex: 'none',
  minInlineSize: 0,
  maxInlineSize: '100%',
  margin: 0,
  padding: 2,
  border: 0,
  borderRadius: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  backgroundColor: tone.sunken,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  '& > :is(label, button)': {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 28,
    paddingBlock: 0,
    paddingInline: 12,
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: tone.muted,
    cursor: 'pointer',
  },
  // Over the whole segment, so that it takes presses, and scrolls into view with its focus.
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > :is(label, button):hover': { color: tone.text },
  '& > label:has(:disabled)': { color: tone.faint, cursor: 'not-allowed' },
  '& > label:has(:focus-visible)': { outline: `2px solid ${tone.focus}`, outlineOffset: -2 },
  '& > button:focus-visible': { outlineOffset: -2 },
  '& > :is(label:has(:checked), [aria-pressed="true"])': {
    backgroundColor: tone.overlay,
    color: tone.text,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
  },
  [media.phone]: {
    display: 'flex',
    inlineSize: '100%',
    '& > :is(label, button)': { flex: '1 0 auto', minBlockSize: 44, paddingInline: 8 },
    '& > [data-minor]:not(:has(:checked))': { display: 'none' },
  },
});
