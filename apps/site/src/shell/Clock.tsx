import { styled } from '@mui/material/styles';
import { tone } from '@site/ui/vars';
import { useNow } from './useNow';

/** The time in a zone, with its offset. Source: SHL-01, AGT-02. */
export function Clock({ zone, place }: { zone: string; place?: string }) {
  const now = useNow();
  return (
    <Time dir="ltr">
      {now ? timeIn(zone, now) : '--:--:--'} <small>{now ? offsetOf(zone, now) : 'GMT'}</small>
      {place && <small className="place"> · {place}</small>}
    </Time>
  );
}

export const timeIn = (zone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(now);

export const offsetOf = (zone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const Time = styled('bdi')({
  paddingInline: 10,
  minInlineSize: 132,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: tone.text,
  '& small': { fontSize: 12, fontWeight: 500, color: tone.faint, marginInlineStart: 3 },
});
