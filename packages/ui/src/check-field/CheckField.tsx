import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { usePreHydrationInput } from '../text-field/usePreHydrationInput';
import type { RootProps } from '../theme/RootProps';
import { motion } from '../theme/tokens';
import { radius, tone } from '../theme/vars';

export interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'disabled'>, Pick<RootProps<'div'>, 'sx'> {
  /** Label of the checkbox. A link inside can be followed without checking the box. */
  label: ReactNode;
  /** Error message; read out when it appears. */
  error?: ReactNode;
  /** Disables the checkbox. */
  isDisabled?: boolean | undefined;
}

/** A checkbox with a label and an error message. */
export function CheckField({ label, error, isDisabled, id, className, sx, ref, ...input }: CheckFieldProps) {
  const ownId = useId();
  const name = id ?? ownId;
  const own = useRef<HTMLInputElement>(null);
  const handle = useForkRef(own, ref);
  usePreHydrationInput(() => {
    const target = own.current;
    if (!target || target.checked === (input.checked ?? input.defaultChecked ?? false)) return;
    input.onChange?.({ target, currentTarget: target } as ChangeEvent<HTMLInputElement>);
  });
  return (
    <Frame className={className} sx={sx} data-name={typeof label === 'string' ? label : undefined}>
      <label htmlFor={name}>
        <span className="tick">
          <input
            type="checkbox"
            {...input}
            disabled={isDisabled}
            ref={handle}
            id={name}
            {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
          />
          <Icon name="check" size={14} />
        </span>
        <span>{label}</span>
      </label>
      <div aria-live="polite">
        {error && (
          <p id={`${name}-error`}>
            <Icon name="warning" size={16} />
            {error}
          </p>
        )}
      </div>
    </Frame>
  );
}

const Frame = styled('div')({
  minInlineSize: 0,
  '& label': { display: 'inline-flex', gap: 10, paddingBlock: 5, lineHeight: '22px', cursor: 'pointer' },
  '& label:has(:disabled)': { color: tone.faint, cursor: 'not-allowed' },
  '& label a': { fontWeight: 650, color: tone.actionText, textUnderlineOffset: 3 },
  '& .tick': { display: 'grid', placeItems: 'center', flex: 'none', blockSize: 22 },
  '& .tick > *': { gridArea: '1 / 1' },
  '& input': {
    appearance: 'none',
    inlineSize: 22,
    blockSize: 22,
    margin: 0,
    borderRadius: radius.chip,
    backgroundColor: tone.page,
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
    font: 'inherit',
    cursor: 'inherit',
    transition: `background-color ${motion.colorMs}ms`,
  },
  '& label:hover input:enabled': { boxShadow: `inset 0 0 0 1.5px ${tone.text}` },
  '& label input:enabled:checked': { backgroundColor: tone.action, boxShadow: `inset 0 0 0 1.5px ${tone.actionText}` },
  '& input[aria-invalid]': { boxShadow: `inset 0 0 0 2px ${tone.bad}` },
  '& input:disabled': { backgroundColor: tone.raised, boxShadow: `inset 0 0 0 1px ${tone.line}` },
  '& .tick svg': { visibility: 'hidden', color: tone.onAction, pointerEvents: 'none' },
  '& .tick path': { strokeWidth: 3 },
  '& :checked + svg': { visibility: 'visible' },
  '& :checked:disabled + svg': { color: tone.faint },
  '@media (forced-colors: active)': { '& .tick input': { appearance: 'auto' }, '& .tick svg': { display: 'none' } },
  '& p': { display: 'flex', gap: 6, margin: 0, paddingBlockEnd: 4, fontSize: 13, fontWeight: 550, color: tone.bad },
  '& p > svg': { flex: 'none', marginBlockStart: 1 },
});
