import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon';
import { tone } from '../theme/vars';
import { describeField, Field, type FieldWords } from './Field';

export interface SelectFieldProps
  extends FieldWords, Omit<ComponentProps<'select'>, 'size' | 'children' | 'multiple' | 'disabled' | 'className'> {
  /** Options in order. */
  items: { value: string; label: string; isDisabled?: boolean }[];
  /** Shown while nothing is chosen; not selectable. */
  placeholder?: string | undefined;
  /** Content inside the field before the value: an icon. */
  start?: ReactNode;
  /** Outlines a value that differs from the current one. */
  isChanged?: boolean | undefined;
  /** The options are loading, or the choice is being saved. */
  isBusy?: boolean | undefined;
  /** Disables the field. */
  isDisabled?: boolean | undefined;
}

/** A native select, which every phone and every screen reader supports. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    isLabelHidden,
    aside,
    help,
    error,
    correction,
    size,
    items,
    placeholder,
    start,
    isChanged,
    isBusy,
    isDisabled,
    className,
    sx,
    id,
    ...select
  } = props;
  const ownId = useId();
  const name = id ?? ownId;
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
      <Box className="box" data-changed={isChanged || undefined}>
        {start && <span className="adornment">{start}</span>}
        <select aria-busy={isBusy || undefined} {...select} disabled={isDisabled} {...describeField(name, { help, error })}>
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {items.map((item) => (
            <option key={item.value} value={item.value} disabled={item.isDisabled}>
              {item.label}
            </option>
          ))}
        </select>
        {isBusy ? <span className="spinner" /> : <Icon name="expand" size={16} />}
      </Box>
    </Field>
  );
}

const Box = styled('div')({
  '& > select': {
    appearance: 'none',
    paddingInlineEnd: '26px !important',
    marginInlineEnd: -26,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  '& > select:has(> [value=""]:checked)': { color: tone.faint },
  '& option': { color: tone.text, backgroundColor: tone.overlay },
  '& > :is(svg, .spinner)': { flex: 'none', boxSizing: 'border-box', color: tone.muted, pointerEvents: 'none' },
});
