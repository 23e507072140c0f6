import { localDigits } from '@site/money/localDigits';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useId, useState } from 'react';
import { tone } from '../theme/vars';
import { describeField, Field, type FieldWords } from './Field';
import { useRequired } from './useRequired';
import { useLocale } from '../theme/useLocale';

export interface TextAreaProps
  extends FieldWords, Omit<ComponentProps<'textarea'>, 'children' | 'rows' | 'cols' | 'disabled' | 'className'> {
  /** Maximum length; shows a character count beside the label. */
  maxLength?: number | undefined;
  /** The value is being checked. */
  isBusy?: boolean | undefined;
  /** Disables the field. */
  isDisabled?: boolean | undefined;
}

/** A multi-line text field that grows with its content. Empty but required, it shows the message of `RequiredMessage`. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden,
    aside,
    help,
    error: ownError,
    correction,
    size,
    id,
    isBusy,
    isDisabled,
    className,
    sx,
    onChange,
    onInvalid,
    ...area
  } = props;
  const { error, refuse, forgive } = useRequired(ownError);
  const locale = useLocale();
  const ownId = useId();
  const name = id ?? ownId;
  const [typed, setTyped] = useState(() => String(area.defaultValue ?? '').length);
  const used = area.value === undefined ? typed : String(area.value).length;
  const { maxLength } = area;
  const count = maxLength !== undefined && (
    <Count data-near={used >= maxLength * 0.9 || undefined}>
      <bdi>{localDigits(`${used}/${maxLength}`, locale)}</bdi>
    </Count>
  );
  return (
    <Field
      id={name}
      label={label}
      isLabelHidden={isLabelHidden}
      aside={aside ?? count}
      help={help}
      error={error}
      correction={correction}
      size={size}
      className={className}
      sx={sx}
    >
      <div className="box">
        <textarea
          aria-busy={isBusy || undefined}
          {...area}
          disabled={isDisabled}
          {...describeField(name, { help, error })}
          onInvalid={(event) => {
            onInvalid?.(event);
            refuse(event);
          }}
          onChange={(event) => {
            forgive();
            setTyped(event.target.value.length);
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
