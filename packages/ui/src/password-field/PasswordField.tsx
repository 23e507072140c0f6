import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../icons/Icon';
import { visuallyHidden } from '../theme/visuallyHidden';
import { motion } from '../theme/tokens';
import { tone } from '../theme/vars';
import { TextField, type TextFieldProps } from '../text-field/TextField';

export interface PasswordRule {
  id: string;
  label: string;
  isMet: (password: string) => boolean;
}

export interface PasswordFieldLabels {
  /** Label of the toggle button; its pressed state says the rest. */
  show: string;
  capsLock: string;
  /** Text for the number of met rules, for screen readers. Required with rules. */
  progress?: (met: number, all: number) => string;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'end' | 'isFigure'> {
  /** Rules of a new password: visible before typing, ticked as they are met. */
  rules?: PasswordRule[] | undefined;
  /** Labels in the language of the page. */
  labels: PasswordFieldLabels;
}

const noRules: PasswordRule[] = [];

/** A password field with a visibility toggle, a Caps Lock warning, and visible rules. */
export function PasswordField({
  rules = noRules,
  labels,
  onChange,
  onKeyDown,
  onKeyUp,
  onBlur,
  className,
  sx,
  ...field
}: PasswordFieldProps) {
  const listId = useId();
  const [isShown, setShown] = useState(false);
  const [isCapsOn, setCapsOn] = useState(false);
  const [typed, setTyped] = useState(() => String(field.value ?? field.defaultValue ?? ''));
  const watchCaps = (event: KeyboardEvent<HTMLInputElement>) => setCapsOn(event.getModifierState('CapsLock'));
  const met = rules.filter(({ isMet }) => isMet(typed)).length;

  return (
    <Frame className={className} sx={sx}>
      <TextField
        dir="ltr"
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        {...(rules.length > 0 && { 'aria-describedby': listId })}
        type={isShown ? 'text' : 'password'}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
        onKeyDown={(event) => {
          watchCaps(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          watchCaps(event);
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setCapsOn(false);
          onBlur?.(event);
        }}
        end={
          <button
            type="button"
            aria-label={labels.show}
            aria-pressed={isShown}
            disabled={field.isDisabled}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        }
      />
      <output className="caps">
        {isCapsOn && (
          <span>
            <Icon name="capsLock" size={16} />
            {labels.capsLock}
          </span>
        )}
      </output>
      {rules.length > 0 && (
        <div id={listId} className="rules">
          <ul>
            {rules.map(({ id, label, isMet }) => (
              <li key={id} data-met={isMet(typed) || undefined}>
                <span className="tick">
                  <Icon name="check" size={12} />
                </span>
                {label}
              </li>
            ))}
          </ul>
          <output className="progress">{typed && labels.progress?.(met, rules.length)}</output>
        </div>
      )}
    </Frame>
  );
}

const Frame = styled('div')({
  '& .caps': { display: 'block', fontSize: 13, fontWeight: 550, color: tone.actionText },
  '& .caps > span': { display: 'flex', alignItems: 'center', gap: 6, paddingBlockStart: 6 },
  '& .rules ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    gap: '6px 16px',
    margin: 0,
    padding: 0,
    paddingBlockStart: 10,
    listStyle: 'none',
    fontSize: 13,
    lineHeight: 1.4,
    color: tone.muted,
  },
  '& li': { display: 'flex', gap: 8 },
  '& li[data-met]': { color: tone.text },
  '& .tick': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 18,
    blockSize: 18,
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
    transition: `background-color ${motion.colorMs}ms`,
  },
  '& li:not([data-met]) .tick svg': { visibility: 'hidden' },
  '& li[data-met] .tick': { boxShadow: 'none', backgroundColor: tone.goodWash, color: tone.good },
  '& .tick path': { strokeWidth: 3.2 },
  '& .progress': visuallyHidden,
});
