import { styled } from '@mui/material/styles';
import { type FigureFormat, formatFigure } from './formatFigure';
import type { ColumnKind, ReportValue } from './ReportColumn';

export interface FigureProps {
  /** What is written; `null` and `undefined` become a dash. */
  value: ReportValue | undefined;
  /** What the value is, which decides how it is written and where it stands. */
  kind: ColumnKind;
  /** Language, currency and time zone that figures are written in. */
  format: FigureFormat;
}

/** One value of a report, isolated so that it reads left to right in every language. Dates and words follow the language. */
export function Figure({ value, kind, format }: FigureProps) {
  const { text, tone } = formatFigure(value, kind, format);
  const isWords = kind === 'text' || kind === 'day' || kind === 'time';
  return (
    <Text data-tone={tone} dir={isWords ? undefined : 'ltr'}>
      {text}
    </Text>
  );
}

const Text = styled('bdi')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '&[data-tone="loss"]': { color: theme.vars.palette.tone.bad },
  '&[data-tone="zero"], &[data-tone="none"]': { color: theme.vars.palette.tone.faint },
}));
