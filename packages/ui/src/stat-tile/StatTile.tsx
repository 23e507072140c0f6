import { styled } from '@mui/material/styles';
import { type FigureUnits, formatFigure, formatWhole } from '../report-grid/formatFigure';
import { useFigureFormat } from '../report-grid/useFigureFormat';
import type { RootProps } from '../theme/RootProps';
import { Change } from './Change';
import { Sparkline } from './Sparkline';

export interface StatTileLabels {
  /** 'from 1,119,217': the previous value. */
  from: (before: string) => string;
  /** Read before the percentage, in place of the triangle: 'up', 'down'. */
  up: string;
  down: string;
}

export interface StatTileProps extends RootProps<'div'> {
  /** Name of the figure. */
  label: string;
  /** Money in minor units, or a count. `undefined` while loading, `null` when not applicable. */
  value: string | number | bigint | null | undefined;
  /** Format of the figure. */
  kind: 'money' | 'count';
  /** Text after the figure: the currency, or 'of 8,412'. */
  unit?: string;
  /** Value of the previous period; `null` when not applicable. */
  before?: string | number | bigint | null;
  /** Values by day, oldest first; minor units or counts. `null` leaves a gap. */
  series?: readonly (string | number | bigint | null)[];
  /** Shape of the sparkline. @default 'line' */
  shape?: 'line' | 'bars';
  /** `own` for the agent's own money. @default 'plot' */
  hue?: 'plot' | 'own';
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
  /** Labels in the language of the page. */
  labels: StatTileLabels;
}

/** A key figure with its sparkline. Used in a `StatStrip`; shows whole units, with the exact amount on hover and for screen readers. */
export function StatTile({
  label,
  value,
  kind,
  unit,
  before,
  series,
  shape = 'line',
  hue = 'plot',
  format: units,
  labels,
  ...rest
}: StatTileProps) {
  const format = useFigureFormat(units);
  const write = (figure: string | number | bigint) =>
    kind === 'money' ? formatWhole(figure, format).text : formatFigure(figure, 'count', format).text;
  const exact = formatFigure(value, kind, format).text;
  return (
    <Tile {...rest}>
      <dt>{label}</dt>
      <Value>
        {value === undefined ? (
          <SkeletonBlock />
        ) : (
          <>
            <bdi dir="ltr" title={exact}>
              {value === null ? '–' : write(value)}
            </bdi>
            {unit && value !== null && <small>{unit}</small>}
          </>
        )}
      </Value>
      <Against>
        {value !== undefined && value !== null && before !== undefined && before !== null && (
          <>
            <Change value={BigInt(value)} before={BigInt(before)} labels={labels} />
            <span>{labels.from(write(before))}</span>
          </>
        )}
      </Against>
      <Course>
        {series && series.length > 1 && (
          <Sparkline items={series.map((amount) => (amount === null ? null : Number(amount)))} shape={shape} hue={hue} />
        )}
      </Course>
    </Tile>
  );
}

const Tile = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'minmax(20px, 1fr) 32px 20px 36px',
  minInlineSize: 0,
  padding: '14px 16px 12px',
  '& > dt': { color: theme.vars.palette.tone.muted, fontSize: 12, lineHeight: '20px' },
  '& > dd': { margin: 0, minInlineSize: 0, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: {
    gridTemplate: 'auto auto / minmax(0, 1fr) 92px',
    gap: '0 12px',
    padding: '10px 16px',
    '& > dt': { lineHeight: '18px' },
  },
}));

const Value = styled('dd')(({ theme }) => ({
  fontSize: 22,
  lineHeight: '32px',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > small': { marginInlineStart: 5, color: theme.vars.palette.tone.muted, fontSize: 12, fontWeight: 500, letterSpacing: 0 },
  [theme.breakpoints.down('md')]: { gridArea: '2 / 1', fontSize: 18, lineHeight: '26px' },
}));

const Against = styled('dd')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  overflow: 'hidden',
  color: theme.vars.palette.tone.muted,
  fontSize: 12,
  lineHeight: '20px',
  [theme.breakpoints.down('md')]: {
    gridArea: '1 / 2',
    justifyContent: 'flex-end',
    '& > span:last-of-type:not(:only-of-type)': { display: 'none' },
  },
}));

const Course = styled('dd')(({ theme }) => ({ alignSelf: 'end', [theme.breakpoints.down('md')]: { gridArea: '2 / 2' } }));

const SkeletonBlock = styled('span')(({ theme }) => ({
  display: 'block',
  inlineSize: 96,
  blockSize: 16,
  marginBlockStart: 8,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.tone.line,
}));
