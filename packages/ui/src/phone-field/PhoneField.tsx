import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { latinDigits } from '../amount-field/latinDigits';
import type { FieldWords } from '../text-field/Field';
import { TextField } from '../text-field/TextField';
import { DiallingCode, type DiallingCodeLabels } from './DiallingCode';
import type { PhoneValue } from './phoneNumbers';

export interface PhoneFieldProps extends Omit<FieldWords, 'isLabelHidden'> {
  /** The country and the number as it was typed. */
  value: PhoneValue;
  /** Typed, pasted, or another country chosen. */
  onChange: (value: PhoneValue) => void;
  /** BCP 47 tag; countries are named and sorted in this language. */
  locale: string;
  /** ISO codes of the countries that stand first, before anything is searched. */
  first?: string[] | undefined;
  /** Its words, in the language of the page. */
  labels: DiallingCodeLabels;
  /** Not to be filled in. */
  disabled?: boolean | undefined;
  /** What was typed is on its way: the field stays as it is. */
  isBusy?: boolean | undefined;
  /** The form does not go without it. */
  required?: boolean | undefined;
}

type PhoneNumbers = typeof import('./phoneNumbers');

/**
 * A mobile number: the country's prefix, and the rest grouped as its people write it. What is known of numbers is fetched when there is
 * one to show or the field is first entered. Whether it can be dialled, `checkPhone` tells.
 */
export function PhoneField({ value, onChange, locale, first, labels, disabled, required, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [numbers, setNumbers] = useState<PhoneNumbers>();
  const [isEntered, setEntered] = useState(false);
  /** Digits before the caret when something was written: regrouping moves them, and the caret has to follow. */
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
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      dir="ltr"
      value={shown}
      placeholder={numbers?.exampleOf(value)}
      disabled={disabled}
      required={required}
      onChange={write}
      onFocus={() => setEntered(true)}
      start={
        <DiallingCode
          value={value}
          onChange={(dialling) => {
            onChange({ ...value, ...dialling });
            input.current?.focus();
          }}
          locale={locale}
          first={first}
          disabled={disabled}
          labels={labels}
        />
      }
    />
  );
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Where the caret stands behind the n-th digit. */
function placeAfter(shown: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < shown.length; place += 1) if (/\d/.test(shown.charAt(place))) seen += 1;
  return place;
}
