import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { latinDigits } from '@site/money/latinDigits';
import { describeField, Field, type FieldWords } from '../text-field/Field';
import { usePreHydrationInput } from '../text-field/usePreHydrationInput';
import { media } from '../theme/layout';
import { motion } from '../theme/tokens';
import { radius, tone } from '../theme/vars';

export interface CodeFieldProps
  extends
    Omit<FieldWords, 'isLabelHidden' | 'size'>,
    Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'children' | 'disabled' | 'className' | 'type' | 'pattern'> {
  /** The digits so far, 0 to 9 in whatever script they were typed. */
  value: string;
  /** Called with the digits so far: digits of other scripts are converted, other characters removed. */
  onChange: (value: string) => void;
  /** Called when the last digit is entered: typed, pasted or filled in by the phone. */
  onComplete?: ((value: string) => void) | undefined;
  /** @default 6 */
  length?: number;
  /** Shows dots instead of digits, for a payment password. Disables autofill of one-time codes. */
  isSecret?: boolean | undefined;
  /** Disables the field, while the code is checked. */
  isDisabled?: boolean | undefined;
  /** Takes the focus when it appears, as the only field of a step. */
  autoFocus?: boolean | undefined;
  /** The button that sends the code: at the end of the boxes, or above them when there is no space. */
  beside?: ReactNode;
}

/**
 * A code of a few digits in boxes. It is a single input under drawn boxes, so that paste, autofill and screen readers work as usual. The
 * digit in the active box is selected, so that typing replaces it.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, aside, help, error, correction, className, sx, beside, ...control } = props;
  const { value, onChange, onComplete, length = 6, isSecret = false, isDisabled, autoFocus = false, id, ref, ...rest } = control;
  const ownId = useId();
  const name = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const handle = useForkRef(input, ref);
  const [isInside, setInside] = useState(false);
  const [[from, to], setChosen] = useState([0, 0]);
  const current = Math.min(from, length - 1);

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  const write = (typed: string) => {
    const digits = latinDigits(typed).replaceAll(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  usePreHydrationInput(() => write(input.current?.value ?? value));
  const goTo = (box: number) => {
    const start = Math.max(0, Math.min(box, value.length));
    const end = Math.min(start + 1, value.length);
    input.current?.setSelectionRange(start, end);
    setChosen([start, end]);
  };
  // The boxes have no gap for a caret, so a caret selects the digit after it.
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = currentTarget;
    const start = selectionStart ?? value.length;
    const end = selectionEnd === start && start < currentTarget.value.length ? start + 1 : (selectionEnd ?? start);
    if (end !== selectionEnd) currentTarget.setSelectionRange(start, end);
    setChosen([start, end]);
  };
  const step = (event: KeyboardEvent) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const box = { ArrowLeft: from - 1, ArrowRight: from + 1 }[event.key];
    if (box === undefined) return;
    event.preventDefault();
    goTo(box);
  };
  const press = ({ currentTarget, clientX, detail }: MouseEvent<HTMLInputElement>) => {
    // The browser handles a double press: it selects everything.
    if (detail !== 1) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    goTo(Math.floor(((clientX - left) / width) * length));
  };

  return (
    <Field id={name} label={label} aside={aside} help={help} error={error} correction={correction} className={className} sx={sx}>
      <Row>
        {beside}
        <Boxes dir="ltr" data-inside={isInside || undefined} data-off={isDisabled || undefined}>
          <input
            {...rest}
            ref={handle}
            {...describeField(name, { help, error }, rest['aria-describedby'])}
            value={value}
            dir="ltr"
            type={isSecret ? 'password' : 'text'}
            inputMode="numeric"
            pattern={`\\d{${length}}`}
            autoComplete={isSecret ? 'off' : 'one-time-code'}
            disabled={isDisabled}
            onChange={({ target }) => write(target.value)}
            onSelect={(event) => {
              rest.onSelect?.(event);
              follow(event);
            }}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              step(event);
            }}
            onClick={(event) => {
              rest.onClick?.(event);
              press(event);
            }}
            onFocus={(event) => {
              rest.onFocus?.(event);
              setInside(true);
            }}
            onBlur={(event) => {
              rest.onBlur?.(event);
              setInside(false);
            }}
          />
          {Array.from({ length }, (_, place) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- a box is known by its place alone
              key={place}
              aria-hidden="true"
              data-filled={place < value.length || undefined}
              data-current={place === current || undefined}
              data-chosen={(to - from > 1 && place >= from && place < to) || undefined}
            >
              {isSecret ? <i /> : value[place]}
            </span>
          ))}
        </Boxes>
      </Row>
    </Field>
  );
}

// The button comes first in the DOM, because a code is sent before it is typed. It is shown at the end of the boxes, or above them when
// there is no space.
const Row = styled('div')({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  minInlineSize: 0,
  gap: '10px 16px',
  '& > button': { flex: 1 },
});

const Boxes = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: 8,
  maxInlineSize: '100%',
  '& input': {
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 0,
    opacity: 0,
    // Below 16 px, iOS zooms the page when the field is focused.
    fontSize: 16,
    cursor: 'text',
  },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 46px',
    minInlineSize: 24,
    inlineSize: 46,
    blockSize: 52,
    borderRadius: radius.control,
    backgroundColor: tone.page,
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
    fontSize: 22,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    transition: `box-shadow ${motion.colorMs}ms`,
  },
  '& i': { inlineSize: 9, blockSize: 9, borderRadius: '50%' },
  '& [data-filled] i': { backgroundColor: tone.text, '@media (forced-colors: active)': { backgroundColor: 'CanvasText' } },
  '@media (forced-colors: active)': {
    '& > span': { border: '1px solid CanvasText' },
    '&[data-inside] > [data-current]': { border: '3px solid Highlight' },
  },
  '& input[aria-invalid] ~ span': { boxShadow: `inset 0 0 0 2px ${tone.bad}` },
  '&[data-inside] > [data-current]': { boxShadow: `inset 0 0 0 2px ${tone.actionText}` },
  '&[data-inside] > [data-current]:not([data-filled])::after': {
    content: '""',
    gridArea: '1 / 1',
    inlineSize: 1.5,
    blockSize: 22,
    backgroundColor: tone.actionText,
    animation: 'code-caret 1.1s steps(2, jump-none) infinite',
  },
  '&[data-inside] > [data-chosen]': { backgroundColor: tone.actionWash },
  '&[data-off]': {
    '& input': { cursor: 'not-allowed' },
    '& > span': { color: tone.faint, backgroundColor: tone.raised, boxShadow: `inset 0 0 0 1px ${tone.line}` },
  },
  [media.phone]: { inlineSize: '100%', '& > span': { flex: 1, maxInlineSize: 64 } },
  '@keyframes code-caret': { '50%': { opacity: 0 } },
  '@media (prefers-reduced-motion: reduce)': { '& > span::after': { animation: 'none' } },
});
