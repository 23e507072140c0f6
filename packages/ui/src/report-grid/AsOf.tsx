import { styled } from '@mui/material/styles';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { useLocale } from '../theme/useLocale';
import { type FigureUnits, formatClock } from './formatFigure';
import { lateAfterSeconds, useSecondsBehind } from './useSecondsBehind';

export interface AsOfLabels {
  /** 'As of 17:09:48'; the time is bold. */
  asOf: (time: string) => string;
  /** '44 s behind'. */
  behind: (seconds: number) => string;
  /** 'Counting runs 8 min behind; amounts will grow.' */
  late: (minutes: number) => string;
  refresh: string;
}

export interface AsOfProps extends RootProps<'output'> {
  /** Instant of the figures, in ms since 1970. When it is more than 60 s ago, the line becomes a strip with a refresh button. */
  asOfAtMs: number;
  /** Time zone for formatting the instant; the language is that of `UiProvider`. */
  format: Pick<FigureUnits, 'timeZone'>;
  /** Labels in the language of the page. */
  labels: AsOfLabels;
  /** Called to refresh the figures. */
  onRefresh: () => void;
  /** Clock for the age, in ms since 1970. Keep its identity between renders. @default Date.now */
  nowMs?: (() => number) | undefined;
}

/**
 * Shows the age of the figures: a green dot while fresh, an amber strip when late. It updates itself, so that its parents do not render.
 */
export function AsOf({ asOfAtMs, format, labels, onRefresh, nowMs, ...rest }: AsOfProps) {
  const secondsBehind = useSecondsBehind(asOfAtMs, nowMs);
  const time = formatClock(asOfAtMs, { timeZone: format.timeZone, locale: useLocale() });
  const [before = '', after = ''] = labels.asOf(time).split(time);
  const stamp = (
    <span>
      {before}
      <Time dir="ltr">{time}</Time>
      {after}
    </span>
  );
  if (secondsBehind <= lateAfterSeconds) {
    return (
      <Line {...rest}>
        <Dot />
        {stamp}
        <span>· {labels.behind(secondsBehind)}</span>
      </Line>
    );
  }
  return (
    <Strip {...rest}>
      <Icon name="clock" size={16} />
      <Words>
        <strong>{stamp}</strong> {labels.late(Math.floor(secondsBehind / 60))}
      </Words>
      <DeskButton look="plain" onClick={onRefresh}>
        {labels.refresh}
      </DeskButton>
    </Strip>
  );
}

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.tone.muted,
  whiteSpace: 'nowrap',
  [media.phone]: { flexWrap: 'wrap', rowGap: 0 },
}));

const Dot = styled('span')(({ theme }) => ({
  inlineSize: 7,
  blockSize: 7,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.tone.good,
  boxShadow: `0 0 0 3px ${theme.vars.palette.tone.goodWash}`,
}));

const Time = styled('bdi')(({ theme }) => ({
  color: theme.vars.palette.tone.text,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
}));

const Strip = styled('output')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  paddingInline: 16,
  backgroundColor: theme.vars.palette.tone.actionWash,
  borderBlockEnd: `1px solid ${theme.vars.palette.tone.line}`,
  color: theme.vars.palette.tone.text,
  '& > svg': { color: theme.vars.palette.tone.actionText },
}));

const Words = styled('span')({ flex: 1 });
