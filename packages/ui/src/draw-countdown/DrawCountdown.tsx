import { localDigits } from '@site/money/localDigits';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { display } from '../theme/display';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';
import { useLocale } from '../theme/useLocale';

export interface DrawCountdownLabels {
  /** Accessible name of the timer: 'Closes in'. */
  left: string;
  /** Shown when the time has run out: 'Drawing now'. */
  closed: string;
  /** Text before the time when a day or more is left: '2 days'. */
  days: (days: number) => string;
}

export interface DrawCountdownProps extends RootProps<'div'> {
  /** End of betting, in milliseconds since 1970. */
  closesAtMs: number;
  /** From `useNow`, corrected by the service's time. Undefined while unknown, as in a server-rendered page: dashes are shown. */
  now: Date | undefined;
  /** Labels in the language of the page. */
  labels: DrawCountdownLabels;
  /** Called once when the time has run out, also when it had before the first render. */
  onClose?: (() => void) | undefined;
}

/** Countdown to the end of betting in minutes and seconds, with hours and days when needed. Not announced on every change. */
export function DrawCountdown({ closesAtMs, now, labels, onClose, ...rest }: DrawCountdownProps) {
  const locale = useLocale();
  const seconds = now === undefined ? undefined : Math.max(0, Math.ceil((closesAtMs - now.getTime()) / 1000));
  const isClosed = seconds === 0;
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    if (isClosed) close();
  }, [isClosed]);

  const days = Math.floor((seconds ?? 0) / 86_400);
  return (
    <Timer {...rest} role="timer" aria-label={labels.left}>
      {isClosed ? (
        <span className="closed">{labels.closed}</span>
      ) : (
        <>
          {days > 0 && <span className="days">{labels.days(days)} </span>}
          <bdi dir="ltr">{seconds === undefined ? '--:--' : localDigits(clockTime(seconds % 86_400, days > 0), locale)}</bdi>
        </>
      )}
    </Timer>
  );
}

function clockTime(seconds: number, withHours: boolean): string {
  const hours = Math.floor(seconds / 3600);
  const parts = [...(withHours || hours > 0 ? [hours] : []), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

const Timer = styled('div')({
  ...display,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  minBlockSize: 30,
  fontSize: 30,
  fontStretch: '100%',
  lineHeight: '30px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: tone.text,
  '& .days, & .closed': { fontSize: 17, letterSpacing: 0 },
  '& .closed': { color: tone.actionText },
});
