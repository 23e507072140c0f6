import { dateFormat } from '@site/money/dateFormat';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { Maintenance } from '../illustration/Maintenance';
import { useLocale } from '../theme/useLocale';
import { radius, tone } from '../theme/vars';
import { StatusScreen, type StatusScreenProps } from './StatusScreen';

export interface MaintenanceScreenProps extends Omit<StatusScreenProps, 'illustration' | 'title' | 'text' | 'actions' | 'children'> {
  /** Expected end in milliseconds since 1970; `null` while unknown. */
  endAtMs: number | null;
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
  /** It is being asked. @default false */
  isBusy?: boolean;
  /** Another action: customer service. */
  action?: ReactNode;
}

/** Replaces the site during maintenance. Source: SYS-02. */
export function MaintenanceScreen({ endAtMs, timeZone, labels, onRetry, isBusy = false, action, ...rest }: MaintenanceScreenProps) {
  const locale = useLocale();
  return (
    <StatusScreen
      {...rest}
      illustration={<Maintenance />}
      title={labels.title}
      text={labels.text}
      actions={
        <>
          <Button variant="outlined" loading={isBusy} onClick={onRetry}>
            {labels.retry}
          </Button>
          {action}
        </>
      }
    >
      {endAtMs !== null && (
        <Until dateTime={new Date(endAtMs).toISOString()} suppressHydrationWarning>
          <Icon name="clock" size={18} />
          {labels.until(formatEnd(endAtMs, locale, timeZone))}
        </Until>
      )}
    </StatusScreen>
  );
}

const formatEnd = (endAtMs: number, locale: string, timeZone: string) =>
  dateFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(endAtMs);

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
