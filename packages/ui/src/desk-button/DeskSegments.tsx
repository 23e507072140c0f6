import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media } from '../theme/layout';
import { tone } from '../theme/vars';

export interface DeskSegmentsProps<Id extends string> {
  /** What is chosen, for those who do not see it. */
  label: string;
  /** A minor one is left out on the phone, unless it is chosen. */
  options: readonly { id: Id; label: string; isMinor?: boolean }[];
  /** Absent where something else is chosen. */
  value: Id | undefined;
  /** Another was chosen. */
  onChange: (id: Id) => void;
  /** Further buttons that stand in the row, for a choice that is not made by one press. */
  children?: ReactNode;
}

/** A choice of a few that stand side by side. On the phone they share the whole line. */
export function DeskSegments<Id extends string>({ label, options, value, onChange, children }: DeskSegmentsProps<Id>) {
  return (
    <Segments aria-label={label}>
      {options.map((option) => (
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
