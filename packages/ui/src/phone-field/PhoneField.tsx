import { useForkRef } from '@mui/material/utils';
import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { latinDigits } from '@site/money/latinDigits';
import { TextField, type TextFieldProps } from '../text-field/TextField';
import { DiallingCode, type DiallingCodeLabels } from './DiallingCode';
import type { PhoneValue } from './phoneNumbers';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'dir' | 'start' | 'isLabelHidden' | 'isFigure'
> {
  /** The country and the number as typed. */
  value: PhoneValue;
  /** Called on typing, pasting, or choosing another country. */
  onChange: (value: PhoneValue) => void;
  /** ISO codes of the countries listed first before a search. */
  first?: string[] | undefined;
  /** Labels in the language of the page. */
  labels: DiallingCodeLabels;
}

type PhoneNumbers = typeof import('./phoneNumbers');

/**
 * A mobile number: the dialling code, and the rest grouped as in its country. The number rules are loaded when there is a number to show or
 * the field is first focused. Use `checkPhone` to validate the number.
 */
export function PhoneField({ value, onChange, first, labels, isDisabled, onFocus, ref, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const handle = useForkRef(input, ref);
  const [numbers, setNumbers] = useState<PhoneNumbers>();
  const [isEntered, setEntered] = useState(false);
  /** Number of digits before the caret after an edit: regrouping moves them, and the caret has to follow. */
  const [caret, setCaret] = useState<number>();
  const shown = numbers ? numbers.formatNational(value) : value.national;

  const isWanted = isEntered || value.national !== '';
  useEffect(() => {
    if (isWanted) void import('./phoneNumbers').then(setNumbers);
  }, [isWanted]);

  useLayoutEffect(() => {
    if (caret === undefined || document.activeElement !== input.current) return;
    const place = placeAfter(shown, caret);
    input.current?.setSelectionRange(place, place);
  }, [shown, caret]);

  const write = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = latinDigits(target.value);
    const whole = /^\s*(\+|00)/.test(text) && numbers?.readInternational(text.replace(/^\s*00/, '+'), value);
    if (whole) {
      setCaret(whole.national.length);
      onChange(whole);
      return;
    }
    setCaret(digitsOf(text.slice(0, target.selectionStart ?? text.length)).length);
    onChange({ ...value, national: digitsOf(text).slice(0, 15) });
  };

  return (
    <TextField
      {...field}
      ref={handle}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      dir="ltr"
      value={shown}
      placeholder={numbers?.exampleOf(value)}
      isDisabled={isDisabled}
      onChange={write}
      onFocus={(event) => {
        setEntered(true);
        onFocus?.(event);
      }}
      start={
        <DiallingCode
          value={value}
          onChange={(dialling) => {
            onChange({ ...value, ...dialling });
            input.current?.focus();
          }}
          first={first}
          isDisabled={isDisabled}
          labels={labels}
        />
      }
    />
  );
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Returns the caret position after the n-th digit. */
function placeAfter(shown: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < shown.length; place += 1) if (/\d/.test(shown.charAt(place))) seen += 1;
  return place;
}
