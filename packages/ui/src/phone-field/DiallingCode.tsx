import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icons/Icon';
import type { RootProps } from '../theme/RootProps';
import { radius, tone } from '../theme/vars';
import type { CountryPickerLabels, CountryPickerProps } from './CountryPicker';
import type { Dialling } from './phoneNumbers';

export interface DiallingCodeLabels extends CountryPickerLabels {
  /** Label of the button, before the code. */
  code: string;
}

export interface DiallingCodeProps extends Omit<RootProps<'button'>, 'value' | 'onChange' | 'disabled'> {
  /** The country and its dialling code. */
  value: Dialling;
  /** Called when another country is chosen. */
  onChange: (value: Dialling) => void;
  /** ISO codes of the countries listed first before a search. */
  first?: string[] | undefined;
  /** Disables the button. */
  isDisabled?: boolean | undefined;
  /** Labels in the language of the page. */
  labels: DiallingCodeLabels;
}

/**
 * The dialling code inside a phone field; a press opens the list of countries. Names, numbers and flags are loaded then. When they do not
 * arrive, the code stays as it is, and the next press asks again.
 */
export function DiallingCode({ value, onChange, first, isDisabled, labels, onClick, ref, ...rest }: DiallingCodeProps) {
  const button = useRef<HTMLButtonElement>(null);
  const handle = useForkRef(button, ref);
  const [isOpen, setOpen] = useState(false);
  const [Picker, setPicker] = useState<ComponentType<CountryPickerProps>>();
  useEffect(() => {
    if (!isOpen) return;
    void import('./CountryPicker').then(
      (loaded) => setPicker(() => loaded.default),
      () => setOpen(false),
    );
  }, [isOpen]);
  const close = () => {
    // The list must be unmounted before the focus can move.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <>
      <Code
        {...rest}
        ref={handle}
        type="button"
        disabled={isDisabled}
        aria-label={`${labels.code} ${value.dialling}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => {
          onClick?.(event);
          setOpen(true);
        }}
      >
        <bdi dir="ltr">{value.dialling}</bdi>
        <Icon name="expand" size={14} />
      </Code>
      {isOpen && Picker && (
        <Picker
          anchor={() => button.current?.closest('.box') ?? button.current}
          value={value}
          {...(first && { first })}
          labels={labels}
          onChoose={(dialling) => {
            close();
            onChange(dialling);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

const Code = styled('button')({
  '&&': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minInlineSize: 0,
    marginInline: '-6px 0',
    paddingInline: '6px 12px',
    borderInlineEnd: `1px solid ${tone.line}`,
    borderRadius: 0,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    color: tone.text,
  },
  '&&:hover': { background: 'none' },
  '&&:focus-visible': { borderRadius: radius.chip },
  '& svg': { color: tone.muted },
  '&:disabled, &:disabled svg': { color: tone.faint },
});
