import { useState } from 'react';
import { readAmount } from '@site/money/readAmount';
import { formatDecimal } from '@site/money/formatDecimal';
import { TextField } from '../text-field/TextField';

export interface TierFieldProps {
  id: string;
  /** Label above the field on phones; on desktop the column header names it. */
  label: string;
  value: bigint | null;
  /** Number of implied decimals, and the minimum number of decimals shown. */
  decimals: number;
  fewestDecimals?: number;
  /** Unit inside the field, at its end: '%'. */
  unit?: string;
  /** True when it differs from the contract in force. */
  isChanged: boolean;
  /** Id of the error message. */
  problem: string | undefined;
  locale: string;
  isDisabled: boolean;
  onChange: (value: bigint | null) => void;
  onLeave: () => void;
}

/** A number of a tier. The typed text stays while typing; it is formatted on blur. */
export function TierField(props: TierFieldProps) {
  const { value, decimals, fewestDecimals = 0, unit, problem, locale, isDisabled, onChange, onLeave, ...field } = props;
  const [typed, setTyped] = useState<string>();
  const written = value === null ? '' : formatDecimal(value, decimals, locale, fewestDecimals, 'latn');
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
      isDisabled={isDisabled}
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
