import { styled } from '@mui/material/styles';
import { type ComponentProps, useId, useState } from 'react';
import { tone } from '../theme/vars';
import { describeField, Field, type FieldWords } from './Field';

export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'children' | 'rows' | 'cols'> {
  /** With it the count of characters stands beside the label. */
  maxLength?: number | undefined;
  /** Something about what was typed is being asked. */
  isBusy?: boolean | undefined;
  /** Writes the count in the reader's figures. @default '19/140' */
  formatCount?: ((used: number, most: number) => string) | undefined;
}

const plainCount = (used: number, most: number) => `${used}/${most}`;

/** Several lines of text; grows with them. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, aside, help, error, mend, size, id, formatCount = plainCount, isBusy, onChange, ...area } = props;
  const ownId = useId();
  const name = id ?? ownId;
  const [used, setUsed] = useState(() => String(area.value ?? area.defaultValue ?? '').length);
  const { maxLength } = area;
  const count = maxLength !== undefined && (
    <Count data-near={used >= maxLength * 0.9 || undefined}>
      <bdi>{formatCount(used, maxLength)}</bdi>
    </Count>
  );
  return (
    <Field id={name} label={label} isLabelHidden={isLabelHidden} aside={aside ?? count} help={help} error={error} mend={mend} size={size}>
      <div className="box">
        <textarea
          aria-busy={isBusy || undefined}
          {...area}
          {...describeField(name, { help, error })}
          onChange={(event) => {
            setUsed(event.target.value.length);
            onChange?.(event);
          }}
        />
        {isBusy && (
          <span className="adornment">
            <span className="spinner" />
          </span>
        )}
      </div>
    </Field>
  );
}

const Count = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  color: tone.faint,
  '&[data-near]': { color: tone.text, fontWeight: 650 },
});
