import { styled } from '@mui/material/styles';
import type { RootProps } from '../theme/RootProps';
import { type FigureUnits, formatFigure } from './formatFigure';
import { useFigureFormat } from './useFigureFormat';
import type { ColumnKind, ReportValue } from './ReportColumn';

export interface FigureProps extends RootProps<'bdi'> {
  /** Value to format; `null` and `undefined` become a dash. */
  value: ReportValue | undefined;
  /** Type of the value, which determines format and alignment. */
  kind: ColumnKind;
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
}

/** A formatted value of a report, isolated so that it reads left to right in every language. Dates and words follow the language. */
export function Figure({ value, kind, format, ...rest }: FigureProps) {
  const { text, tone } = formatFigure(value, kind, useFigureFormat(format));
  const isWords = kind === 'text' || kind === 'day' || kind === 'time';
  return (
    <Text {...rest} data-tone={tone} dir={isWords ? undefined : 'ltr'}>
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
