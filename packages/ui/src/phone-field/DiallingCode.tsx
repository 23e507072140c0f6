import { styled } from '@mui/material/styles';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icons/Icon';
import { radius } from '../theme/tokens';
import { tone } from '../theme/vars';
import type { CountryPickerLabels } from './CountryPicker';
import type { Dialling } from './phoneNumbers';

const CountryPicker = lazy(() => import('./CountryPicker'));

export interface DiallingCodeLabels extends CountryPickerLabels {
  /** Names the button, before the prefix. */
  code: string;
}

export interface DiallingCodeProps {
  /** The country and its prefix. */
  value: Dialling;
  /** Another country was chosen. */
  onChange: (value: Dialling) => void;
  /** BCP 47 tag; countries are named and sorted in this language. */
  locale: string;
  /** ISO codes of the countries that stand first, before anything is searched. */
  first?: string[] | undefined;
  /** Not to be opened. */
  disabled?: boolean | undefined;
  /** Its words, in the language of the page. */
  labels: DiallingCodeLabels;
}

/** The prefix of a number, inside its field; a press opens all countries. Names, numbers and flags are fetched then, not before. */
export function DiallingCode({ value, onChange, locale, first, disabled, labels }: DiallingCodeProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    // The list has to be gone before the focus may leave it.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <>
      <Code
        ref={button}
        type="button"
        disabled={disabled}
        aria-label={`${labels.code} ${value.dialling}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <bdi dir="ltr">{value.dialling}</bdi>
        <Icon name="expand" size={14} />
      </Code>
      {isOpen && (
        <Suspense fallback={null}>
          <CountryPicker
            anchor={() => button.current?.closest('.box') ?? button.current}
            value={value}
            locale={locale}
            {...(first && { first })}
            labels={labels}
            onChoose={(dialling) => {
              close();
              onChange(dialling);
            }}
            onClose={close}
          />
        </Suspense>
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
