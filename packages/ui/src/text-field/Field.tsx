import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { forcedEdge } from '../theme/forcedEdge';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { motion } from '../theme/tokens';
import { visuallyHidden } from '../theme/visuallyHidden';
import { radius, tone } from '../theme/vars';

/**
 * Height: `small` is the agent centre's 32 px, `medium` 44, `large` 50, `figure` 56 for the main amount of a page. On phones the minimum is
 * 44.
 */
export type FieldSize = 'small' | 'medium' | 'large' | 'figure';

/** Texts around the control of a field, and the style of the whole. */
export interface FieldWords extends Pick<RootProps<'div'>, 'className' | 'sx'> {
  /** Label above the field. */
  label: string;
  /** Hides the label visually, for a field in a table whose header names it. */
  isLabelHidden?: boolean | undefined;
  /** Content at the end of the label's line: a limit, a link, an "optional" note. */
  aside?: ReactNode;
  /** Help text under the field, read out with it. */
  help?: ReactNode;
  /** Error message with its bound. It replaces the help text and is announced. */
  error?: ReactNode;
  /** Button after an error that corrects the value. */
  correction?: { label: string; onCorrect: () => void } | undefined;
  /** @default 'large' */
  size?: FieldSize | undefined;
}

export interface FieldProps extends FieldWords {
  /** Id of the control; spread `describeField` on it too. */
  id: string;
  children: ReactNode;
}

/** Layout of a field: label above, control in an element of class `box`, help or error below. */
export function Field({
  id,
  label,
  isLabelHidden = false,
  aside,
  help,
  error,
  correction,
  size = 'large',
  className,
  sx,
  children,
}: FieldProps) {
  return (
    <Frame className={className} sx={sx} data-name={label} data-size={size} data-label={isLabelHidden ? 'hidden' : undefined}>
      <div className="heading">
        <label htmlFor={id}>{label}</label>
        {aside && <span className="aside">{aside}</span>}
      </div>
      {children}
      <div className="note" id={`${id}-note`} aria-live="polite">
        {error ? (
          <p className="error">
            <Icon name="warning" size={16} />
            <span>
              {error}{' '}
              {correction && (
                <button type="button" onClick={correction.onCorrect}>
                  {correction.label}
                </button>
              )}
            </span>
          </p>
        ) : (
          help && <p>{help}</p>
        )}
      </div>
    </Frame>
  );
}

/** Returns the attributes that connect a control to its help or error, and to further elements by `more`. */
export const describeField = (id: string, { help, error }: Pick<FieldWords, 'help' | 'error'>, more?: string) => ({
  id,
  'aria-describedby': [help || error ? `${id}-note` : '', more].filter(Boolean).join(' ') || undefined,
  ...(error && { 'aria-invalid': true }),
});

const Frame = styled('div')({
  '--field-size': '50px',
  '--field-text': '16px',
  display: 'grid',
  minInlineSize: 0,
  '&[data-size="medium"]': { '--field-size': '44px', '--field-text': '14px' },
  '&[data-size="small"]': { '--field-size': '32px', '--field-text': '13px' },
  '&[data-size="figure"]': { '--field-size': '56px' },
  '&[data-size="figure"] .box > input': { fontSize: 24, fontWeight: 600, letterSpacing: '-0.01em', fontVariantNumeric: 'tabular-nums' },
  '& .heading': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12, paddingBlockEnd: 7, fontSize: 13 },
  '&[data-size="small"] .heading': { paddingBlockEnd: 4, fontSize: 12 },
  '& label': { flex: 1, fontWeight: 650 },
  '& .aside': { color: tone.muted },
  '&[data-label="hidden"] .heading': { ...visuallyHidden, padding: 0 },
  '& .box': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minInlineSize: 0,
    minBlockSize: 'var(--field-size)',
    paddingInline: 14,
    borderRadius: radius.input,
    backgroundColor: tone.page,
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
    color: tone.text,
    fontSize: 'var(--field-text)',
    transition: `box-shadow ${motion.colorMs}ms`,
    ...forcedEdge,
  },
  '&[data-size="small"] .box': { gap: 8, paddingInline: 10, borderRadius: 8, boxShadow: `inset 0 0 0 1px ${tone.edge}` },
  '& .box:hover': { boxShadow: `inset 0 0 0 1.5px ${tone.text}` },
  '& .box[data-changed]': { boxShadow: `inset 0 0 0 1.5px ${tone.actionText}` },
  '& .box:has([aria-invalid="true"])': { boxShadow: `inset 0 0 0 2px ${tone.bad}` },
  // Seen where the system takes the shadow away: in forced colours an outline has the system's colour.
  '& .box:focus-within': { boxShadow: `inset 0 0 0 2px ${tone.actionText}`, outline: '2px solid transparent' },
  '& .box:has([aria-invalid="true"]):focus-within': { boxShadow: `inset 0 0 0 2px ${tone.bad}` },
  '& .box:has(> :is(input, select, textarea):disabled)': {
    color: tone.faint,
    backgroundColor: tone.raised,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
  },
  '& .box:has(> :is(input, textarea):read-only:enabled:not([type]))': {
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
  },
  '& .box > :is(input, select, textarea)': {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 'var(--field-size)',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    fontSize: 'inherit',
    color: 'inherit',
  },
  '& .box > textarea': { minBlockSize: 96, paddingBlock: 12, lineHeight: 1.45, resize: 'none', fieldSizing: 'content' },
  '& .box > :disabled': { opacity: 1, cursor: 'not-allowed' },
  '& .box ::placeholder': { color: tone.faint, opacity: 1 },
  // Left-to-right content is still aligned to the start of the line.
  '[dir="rtl"] & .box > input[dir="ltr"]': { textAlign: 'end' },
  '& .box > input.figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& .adornment': { display: 'flex', alignItems: 'center', flex: 'none', gap: 8, color: tone.muted },
  '& :where(.adornment > button)': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    minInlineSize: 40,
    minBlockSize: 40,
    marginInlineEnd: -8,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    font: 'inherit',
    color: tone.muted,
    cursor: 'pointer',
  },
  '&[data-size="small"] :where(.adornment > button)': { minInlineSize: 28, minBlockSize: 28, marginInlineEnd: -7, borderRadius: 6 },
  '& :where(.adornment > button:hover)': { color: tone.text, backgroundColor: tone.hover },
  '& :where(.adornment > button:disabled)': { color: tone.faint, background: 'none', cursor: 'not-allowed' },
  '& .spinner': {
    inlineSize: 16,
    blockSize: 16,
    borderRadius: '50%',
    border: `2px solid ${tone.edge}`,
    borderBlockStartColor: tone.actionText,
    animation: 'field-turn 0.9s linear infinite',
  },
  '@keyframes field-turn': { to: { rotate: '1turn' } },
  '& .note': { fontSize: 13, lineHeight: 1.45, color: tone.muted },
  '&[data-size="small"] .note': { fontSize: 12 },
  '& .note > p': { margin: 0, paddingBlockStart: 6 },
  '& .note > .error': { display: 'flex', gap: 6, fontWeight: 550, color: tone.bad },
  '& .note svg': { flex: 'none', marginBlockStart: 1 },
  '& .note button': {
    marginBlock: -3,
    padding: '3px 0',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 700,
    color: tone.actionText,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  },
  '@media (prefers-reduced-motion: reduce)': { '& .spinner': { animation: 'none' } },
  [media.phone]: {
    // Below 16 px, iOS zooms the page when the field is focused.
    '&, &[data-size]': { '--field-text': '16px' },
    '&[data-size="small"]': { '--field-size': '44px' },
    '&[data-size="small"] :where(.adornment > button)': { minInlineSize: 40, minBlockSize: 40 },
  },
});
