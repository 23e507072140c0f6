import { useState } from 'react';
import { readAmount } from '../amount-field/readAmount';
import { writeDecimal } from '../amount-field/writeDecimal';
import { TextField } from '../text-field/TextField';

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
  const { value, decimals, fewestDecimals = 0, unit, problem, locale, isDisabled, onChange, onLeave, ...field } = props;
  const [typed, setTyped] = useState<string>();
  const written = value === null ? '' : writeDecimal(value, decimals, fewestDecimals, locale);
  return (
    <TextField
      {...field}
      size="small"
      isLabelHidden
      isFigure
      end={unit}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? written}
      disabled={isDisabled}
      aria-invalid={problem !== undefined}
      aria-describedby={problem}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readAmount(currentTarget.value, locale, decimals) ?? null);
      }}
      onBlur={() => {
        if (value !== null) setTyped(undefined);
        onLeave();
      }}
    />
  );
}
