import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { unseen } from '../theme/unseen';
import { tone } from '../theme/vars';
import { secondsUntil, useSecondsUntil } from './useSecondsUntil';

export interface SendCodeButtonLabels {
  send: string;
  /** On the button while the next code has to wait. */
  wait: (seconds: number) => string;
  /** Read out once, when the wait begins and when it is over; never second by second. */
  sent: (seconds: number) => string;
  ready: string;
}

export interface SendCodeButtonProps {
  /** When the next code may be asked for, in milliseconds since 1970. @default now */
  readyAtMs?: number | undefined;
  /** The code is on its way: pressing does nothing. */
  isSending?: boolean | undefined;
  /** There is nothing to send to yet. */
  disabled?: boolean | undefined;
  /** A code was asked for. */
  onSend: () => void;
  /** Its words, in the language of the page. */
  labels: SendCodeButtonLabels;
}

/** Asks for a code, then counts down to the next. It keeps the focus while it waits. Source: spec §4 "SMS send button". */
export function SendCodeButton({ readyAtMs = 0, isSending = false, disabled = false, onSend, labels }: SendCodeButtonProps) {
  const left = useSecondsUntil(readyAtMs);
  const whole = useMemo(() => secondsUntil(readyAtMs), [readyAtMs]);
  const isWaiting = left > 0;
  return (
    <>
      <Send
        variant="outlined"
        size="large"
        loading={isSending}
        disabled={disabled}
        aria-disabled={isWaiting || undefined}
        onClick={() => !isWaiting && onSend()}
      >
        {isWaiting ? labels.wait(left) : labels.send}
      </Send>
      <Told>{isWaiting ? labels.sent(whole) : whole > 0 && labels.ready}</Told>
    </>
  );
}

const Send = styled(Button)({
  // As wide with a countdown as without, for words of usual length.
  minInlineSize: 148,
  paddingInline: 16,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '&[aria-disabled="true"]': { color: tone.muted, borderColor: tone.line, cursor: 'default' },
  '@media (prefers-reduced-motion: reduce)': { '& .MuiCircularProgress-root, & circle': { animation: 'none' } },
  '&[aria-disabled="true"]:hover': { borderColor: tone.line, background: 'none' },
});

const Told = styled('output')(unseen);
