import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { media } from '../theme/layout';
import { unseen } from '../theme/unseen';
import { tone } from '../theme/vars';
import { readDecimal, writeDecimal } from './decimal';

export interface TierFieldProps {
  id: string;
  /** Seen above the field on the phone, where a head stands over its column on the desk. */
  label: string;
  value: bigint | null;
  /** Places after the point that one unit of the value stands for, and the fewest of them that are written. */
  decimals: number;
  fewestDecimals?: number;
  /** Inside the field, at its end: '%'. */
  unit?: string;
  /** Differs from what is in force. */
  isChanged: boolean;
  /** Id of what is wrong with it, in words. */
  problem: string | undefined;
  locale: string;
  isDisabled: boolean;
  onChange: (value: bigint | null) => void;
  onLeave: () => void;
}

/** A number of a tier. What is being typed stays as it is typed; once left, it is written as numbers are. */
export function TierField(props: TierFieldProps) {
  const { id, label, value, decimals, fewestDecimals = 0, unit, isChanged, problem, locale, isDisabled, onChange, onLeave } = props;
  const [typed, setTyped] = useState<string>();
  const written = value === null ? '' : writeDecimal(value, decimals, fewestDecimals, locale);
  return (
    <Field data-state={problem ? 'bad' : isChanged ? 'changed' : undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        dir="ltr"
        value={typed ?? written}
        disabled={isDisabled}
        aria-invalid={problem !== undefined}
        aria-describedby={problem}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(readDecimal(currentTarget.value, decimals));
        }}
        onBlur={() => {
          if (value !== null) setTyped(undefined);
          onLeave();
        }}
      />
      {unit && <span aria-hidden="true">{unit}</span>}
    </Field>
  );
}

const Field = styled('div')({
  position: 'relative',
  minInlineSize: 0,
  '& > label': unseen,
  '& > input': {
    inlineSize: '100%',
    blockSize: 34,
    paddingInline: 10,
    border: `1px solid ${tone.edge}`,
    borderRadius: 8,
    backgroundColor: tone.page,
    color: tone.text,
    font: 'inherit',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  // The field itself runs left to right, so in a mirrored page its unit stands at the other end of the box around it.
  '& > input:not(:last-child)': { paddingInlineEnd: 28 },
  '& > span': { position: 'absolute', insetInlineEnd: 10, insetBlockEnd: 7, color: tone.muted },
  '[dir="rtl"] & > span': { insetInlineEnd: 'auto', insetInlineStart: 10 },
  '&[data-state="changed"] > input': { borderColor: tone.actionText, boxShadow: `inset 0 0 0 1px ${tone.actionText}` },
  '&[data-state="bad"] > input': { borderColor: tone.bad, boxShadow: `inset 0 0 0 1px ${tone.bad}` },
  '& > input:focus-visible': { outline: `2px solid ${tone.focus}`, outlineOffset: 1 },
  '& > input:disabled': { color: tone.faint, borderColor: tone.line },
  [media.phone]: {
    '& > label': {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      whiteSpace: 'normal',
      fontSize: 12,
      color: tone.muted,
    },
    '& > input': { blockSize: 44 },
    '& > span': { insetBlockEnd: 12 },
  },
});
