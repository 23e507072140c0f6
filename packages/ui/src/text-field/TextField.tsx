import { useForkRef } from '@mui/material/utils';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { describeField, Field, type FieldWords } from './Field';
import { usePreHydrationInput } from './usePreHydrationInput';
import { useRequired } from './useRequired';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'size' | 'children' | 'disabled' | 'className'> {
  /** Content inside the box before the value: an icon, a code, a currency. */
  start?: ReactNode;
  /** Content inside the box after the value: a unit, a button. */
  end?: ReactNode;
  /** For figures: tabular digits, with the unit on the same edge in both directions, so that decimals line up. */
  isFigure?: boolean | undefined;
  /** Outlines the box when the value differs from the current one. */
  isChanged?: boolean | undefined;
  /** The value is being checked. */
  isBusy?: boolean | undefined;
  /** Disables the field. */
  isDisabled?: boolean | undefined;
}

/** A single-line text field; what it does not name goes to the `input`, `ref` and `id` too. Empty but required, it shows the message of `RequiredMessage`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    aside,
    help,
    correction,
    size,
    start,
    end,
    isFigure,
    isChanged,
    isBusy,
    isDisabled,
    className,
    sx,
    id,
    ref,
    ...input
  } = props;
  const ownId = useId();
  const name = id ?? ownId;
  const own = useRef<HTMLInputElement>(null);
  const { error, refuse, forgive } = useRequired(props.error);
  const handle = useForkRef(own, ref);
  usePreHydrationInput(() => {
    const target = own.current;
    if (!target || target.value === String(input.value ?? input.defaultValue ?? '')) return;
    input.onChange?.({ target, currentTarget: target } as ChangeEvent<HTMLInputElement>);
  });
  return (
    <Field
      id={name}
      label={label}
      isLabelHidden={isLabelHidden}
      aside={aside}
      help={help}
      error={error}
      correction={correction}
      size={size}
      className={className}
      sx={sx}
    >
      <div className="box" dir={isFigure ? 'ltr' : undefined} data-changed={isChanged || undefined}>
        {start && <span className="adornment">{start}</span>}
        <input
          aria-busy={isBusy || undefined}
          {...input}
          ref={handle}
          disabled={isDisabled}
          onInvalid={(event) => {
            input.onInvalid?.(event);
            refuse(event);
          }}
          onChange={(event) => {
            forgive();
            input.onChange?.(event);
          }}
          {...(isFigure && { dir: 'ltr' })}
          {...describeField(name, { help, error }, input['aria-describedby'])}
          className={isFigure ? 'figure' : undefined}
        />
        {(end || isBusy) && (
          <span className="adornment">
            {isBusy && <span className="spinner" />}
            {end}
          </span>
        )}
      </div>
    </Field>
  );
}
