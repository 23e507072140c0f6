import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { Maintenance } from '../illustration/Maintenance';
import { radius } from '../theme/tokens';
import { tone } from '../theme/vars';
import { StatusScreen } from './StatusScreen';

export interface MaintenanceScreenProps {
  /** The brand's logo; with it the screen fills the page. */
  logo?: ReactNode;
  /** Expected end in milliseconds since 1970; `null` while unknown. */
  endMs: number | null;
  /** BCP 47 tag of the reader's language. Digits stay Latin. */
  locale: string;
  /** IANA name of the reader's time zone. */
  timeZone: string;
  /** Labels in the language of the page. */
  labels: {
    title: string;
    text: string;
    /** 'Back on 22 Nov 2026, 04:00 GMT+7'. */
    until: (time: string) => string;
    retry: string;
  };
  /** Called to ask whether the site is back. */
  onRetry: () => void;
  /** @default false */
  isAsking?: boolean;
  /** Another action: customer service. */
  action?: ReactNode;
}

/** Replaces the site during maintenance. Source: SYS-02. */
export function MaintenanceScreen({ logo, endMs, locale, timeZone, labels, onRetry, isAsking = false, action }: MaintenanceScreenProps) {
  return (
    <StatusScreen
      logo={logo}
      illustration={<Maintenance />}
      title={labels.title}
      text={labels.text}
      actions={
        <>
          <Button variant="outlined" loading={isAsking} onClick={onRetry}>
            {labels.retry}
          </Button>
          {action}
        </>
      }
    >
      {endMs !== null && (
        <Until dateTime={new Date(endMs).toISOString()} suppressHydrationWarning>
          <Icon name="clock" size={18} />
          {labels.until(formatEnd(endMs, locale, timeZone))}
        </Until>
      )}
    </StatusScreen>
  );
}

const formatEnd = (endMs: number, locale: string, timeZone: string) =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(endMs);

const Until = styled('time')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  padding: '9px 16px',
  borderRadius: radius.control,
  backgroundColor: tone.surface,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  fontSize: 15,
  fontWeight: 600,
  textAlign: 'start',
  '& svg': { flex: 'none', color: tone.actionText },
});
