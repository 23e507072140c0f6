import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Blocked } from '../illustration/Blocked';
import { radius, tone } from '../theme/vars';
import { StatusScreen, type StatusScreenProps } from './StatusScreen';

export interface BlockedScreenProps extends Omit<StatusScreenProps, 'illustration' | 'title' | 'text' | 'actions' | 'children'> {
  /** The visitor's IP address; support asks for it. */
  ip: string;
  /** Labels in the language of the page. */
  labels: { title: string; text: string; ip: string };
  /** Another action: customer service. */
  action?: ReactNode;
}

/** Replaces the site in regions where it is not offered. Source: SYS-03. */
export function BlockedScreen({ ip, labels, action, ...rest }: BlockedScreenProps) {
  return (
    <StatusScreen {...rest} illustration={<Blocked />} title={labels.title} text={labels.text} actions={action}>
      <Address>
        {labels.ip}{' '}
        <bdi dir="ltr" suppressHydrationWarning>
          {ip}
        </bdi>
      </Address>
    </StatusScreen>
  );
}

const Address = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '2px 10px',
  padding: '9px 16px',
  borderRadius: radius.control,
  backgroundColor: tone.surface,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  color: tone.muted,
  '& bdi': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', userSelect: 'all', color: tone.text },
});
