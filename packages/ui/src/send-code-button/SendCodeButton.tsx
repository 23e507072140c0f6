import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden';
import { tone } from '../theme/vars';
import { secondsUntil, useSecondsUntil } from './useSecondsUntil';

export interface SendCodeButtonLabels {
  send: string;
  /** Label during the countdown. */
  wait: (seconds: number) => string;
  /** Announced once at the start and the end of the countdown; not every second. */
  sent: (seconds: number) => string;
  ready: string;
}

export interface SendCodeButtonProps extends Omit<ButtonProps, 'children' | 'disabled' | 'loading'> {
  /** Instant from which another code may be requested, in milliseconds since 1970. @default now */
  readyAtMs?: number | undefined;
  /** A code is being sent: the button is inactive. */
  isBusy?: boolean | undefined;
  /** Disables the button while there is no recipient. */
  isDisabled?: boolean | undefined;
  /** Called to send a code. */
  onSend: () => void;
  /** Labels in the language of the page. */
  labels: SendCodeButtonLabels;
}

/** Button that requests a code, then counts down to the next one. It keeps the focus during the countdown. Source: REG-07. */
export function SendCodeButton({
  readyAtMs = 0,
  isBusy = false,
  isDisabled = false,
  onSend,
  labels,
  onClick,
  ...rest
}: SendCodeButtonProps) {
  const left = useSecondsUntil(readyAtMs);
  const whole = useMemo(() => secondsUntil(readyAtMs), [readyAtMs]);
  const isWaiting = left > 0;
  return (
    <>
      <Send
        variant="outlined"
        size="large"
        {...rest}
        loading={isBusy}
        disabled={isDisabled}
        aria-disabled={isWaiting || undefined}
        onClick={(event) => {
          onClick?.(event);
          if (!isWaiting) onSend();
        }}
      >
        {isWaiting ? labels.wait(left) : labels.send}
      </Send>
      <Told>{isWaiting ? labels.sent(whole) : whole > 0 && labels.ready}</Told>
    </>
  );
}

const Send = styled(Button)({
  // Equally wide with and without a countdown, for labels of usual length.
  minInlineSize: 148,
  paddingInline: 16,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '&[aria-disabled="true"]': { color: tone.muted, borderColor: tone.line, cursor: 'default' },
  '@media (prefers-reduced-motion: reduce)': { '& .MuiCircularProgress-root, & circle': { animation: 'none' } },
  '&[aria-disabled="true"]:hover': { borderColor: tone.line, background: 'none' },
});

const Told = styled('output')(visuallyHidden);
