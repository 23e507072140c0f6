import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media } from '../theme/layout';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface DeskSegmentsProps<Id extends string> extends Omit<RootProps<'fieldset'>, 'onChange'> {
  /** Accessible name of the group. */
  label: string;
  /** A minor option is hidden on phones unless it is chosen. */
  items: readonly { id: Id; label: string; isMinor?: boolean }[];
  /** Undefined when another control holds the choice. */
  value: Id | undefined;
  /** Called when another option is chosen. */
  onChange: (id: Id) => void;
  /** Further buttons in the row, for choices that need more than one press. */
  children?: ReactNode;
}

/** Segmented control with a few options. On phones they fill the whole width. */
export function DeskSegments<Id extends string>({ label, items, value, onChange, children, ...rest }: DeskSegmentsProps<Id>) {
  return (
    <Segments {...rest} aria-label={label}>
      {items.map((option) => (
        <button
          key={option.id}
          type="button"
          data-minor={option.isMinor || undefined}
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
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
  '& > button': {
    flex: 'none',
    minBlockSize: 28,
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
  '& > button:hover': { color: tone.text },
  '& > button:focus-visible': { outlineOffset: -2 },
  '& > [aria-pressed="true"]': { backgroundColor: tone.overlay, color: tone.text, boxShadow: `inset 0 0 0 1px ${tone.line}` },
  [media.phone]: {
    display: 'flex',
    inlineSize: '100%',
    '& > button': { flex: '1 0 auto', minBlockSize: 44 },
    '& > [data-minor]:not([aria-pressed="true"])': { display: 'none' },
  },
});
