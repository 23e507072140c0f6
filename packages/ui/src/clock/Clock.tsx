import { localDigits } from '@site/money/localDigits';
import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';
import { offsetOf } from './offsetOf';
import { timeIn } from './timeIn';
import type { RootProps } from '../theme/RootProps';
import { useLocale } from '../theme/useLocale';

export interface ClockProps extends RootProps<'bdi'> {
  /** IANA name, e.g. `Asia/Dhaka`. */
  zone: string;
  /** From `useNow`. Undefined while unknown, as in a server-rendered page: dashes are shown. */
  now: Date | undefined;
  /** Name of the zone, after the offset. */
  place?: string | undefined;
}

/** The time in a zone, with its offset. Source: SHL-01, AGT-02. */
export function Clock({ zone, now, place, ...rest }: ClockProps) {
  const locale = useLocale();
  return (
    <Time {...rest} dir="ltr">
      {now ? localDigits(timeIn(zone, now), locale) : '--:--:--'} <small>{now ? offsetOf(zone, now) : 'GMT'}</small>
      {place && <small className="place"> · {place}</small>}
    </Time>
  );
}

const Time = styled('bdi')({
  paddingInline: 10,
  minInlineSize: 132,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: tone.text,
  '& small': { fontSize: 12, fontWeight: 500, color: tone.faint, marginInlineStart: 3 },
});
