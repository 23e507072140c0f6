import { intlLocale } from '@site/money/intlLocale';
import { unitLocales } from '@site/money/unitLocales';
import { dateFormat } from '@site/money/dateFormat';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import { Figure } from '../report-grid/Figure';
import { decimalsOf } from '@site/money/currency';
import { type FigureUnits, formatFigure } from '../report-grid/formatFigure';
import { useFigureFormat } from '../report-grid/useFigureFormat';
import { useLocale } from '../theme/useLocale';
import type { RootProps } from '../theme/RootProps';

export interface TrendDay {
  /** `yyyy-MM-dd`. */
  day: string;
  /** Amount of the upper plot, in minor units: valid bets of the day, or a sum up to it, which may be negative. `null` leaves a gap. */
  validBetMinor: string | bigint | null;
  /** The matching day of the previous period, `yyyy-MM-dd`; omitted without a comparison. */
  beforeDay?: string;
  /** Valid bets of that day, in minor units. */
  beforeMinor?: string | bigint | null;
  /** Profit of the team on the day, in minor units; negative when the players won. Omitted where the lower plot shows hours. */
  profitMinor?: string | bigint | null;
  /** Minutes played on the day, for a lower plot of hours. */
  minutes?: number;
}

export interface TrendChartLabels {
  title: string;
  current: string;
  /** Omitted without a comparison. */
  before?: string;
  /** Omitted where the lower plot shows hours. */
  profit?: string;
  loss?: string;
  /** Label of the lower plot, in the tooltip and in the table. */
  teamProfit: string;
  day: string;
  showTable: string;
  showPlot: string;
  loading: string;
  /** Shown in a plot of days without bets. */
  nothing: string;
}

export interface TrendChartProps extends RootProps<'section'> {
  /** Oldest first. Undefined while loading. */
  items: readonly TrendDay[] | undefined;
  /** The last day is not complete: its line is dotted and its point hollow. */
  isLastDayOpen?: boolean;
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
  /** Labels in the language of the page. */
  labels: TrendChartLabels;
}

const axisWidth = 56;
const margin = { left: 0, right: 8, top: 12, bottom: 8 };

/**
 * Valid bets by day above their profit, or a running result above the hours of play: two plots on one time axis, because measures of different size must not share a y axis. A table
 * shows the same days.
 */
export function TrendChart({ items, isLastDayOpen = false, format, labels, ...rest }: TrendChartProps) {
  const [isTable, setTable] = useState(false);
  return (
    <Card {...rest}>
      <Head>
        <h2>{labels.title}</h2>
        <Legend aria-hidden={isTable}>
          {items && !isTable && (
            <>
              <Key data-mark="line">{labels.current}</Key>
              {labels.before && <Key data-mark="dash">{labels.before}</Key>}
              {labels.profit && <Key data-mark="gain">{labels.profit}</Key>}
              {labels.loss && <Key data-mark="loss">{labels.loss}</Key>}
              {isOfHours(items) && <Key data-mark="hours">{labels.teamProfit}</Key>}
            </>
          )}
        </Legend>
        <DeskButton look="plain" aria-pressed={isTable} disabled={!items} onClick={() => setTable(!isTable)}>
          <Icon name={isTable ? 'plot' : 'table'} size={16} />
          {isTable ? labels.showPlot : labels.showTable}
        </DeskButton>
      </Head>
      {!items && <SkeletonShape aria-label={labels.loading} />}
      {items && isTable && <DayTable days={items} format={format} labels={labels} />}
      {items && !isTable && <DayPlots days={items} isLastDayOpen={isLastDayOpen} format={format} labels={labels} />}
    </Card>
  );
}

/** Skeleton of both plots, with their final height. */
function SkeletonShape({ 'aria-label': label }: { 'aria-label': string }) {
  return (
    <Awaited aria-label={label} aria-busy="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 62L14 55 28 58 42 40 56 46 70 30 84 36 100 24V100H0Z" />
      </svg>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path
          d={[46, 62, 30, 74, 52, 66, 38, 58].map((height, index) => `M${index * 12.5 + 2.5} ${100 - height}h7.5v${height}h-7.5z`).join('')}
        />
      </svg>
    </Awaited>
  );
}

function DayPlots({ days, isLastDayOpen, format, labels }: DaysProps & { isLastDayOpen: boolean }) {
  const theme = useTheme();
  const { tone } = theme.vars.palette;
  const isRtl = theme.direction === 'rtl';
  const isPhone = useMediaQuery(theme.breakpoints.down('md'));
  const [pointed, setPointed] = useState<number>();
  /** The day that the keys have reached; its figures are shown and read. */
  const [reached, setReached] = useState<number>();
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    const last = days.length - 1;
    const to =
      { Home: 0, End: last }[event.key] ?? (step && Math.min(last, Math.max(0, (reached ?? (step > 0 ? -1 : days.length)) + step)));
    if (to === undefined) return;
    event.preventDefault();
    setReached(to);
    setPointed(to);
  };
  const leave = () => {
    setReached(undefined);
    setPointed(undefined);
  };
  const reachedDay = reached === undefined ? undefined : days[reached];

  const locale = useLocale();
  const shortDay = useMemo(() => dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }), [locale]);
  const amounts = useMemo(() => new Intl.NumberFormat(unitLocales(locale), { notation: 'compact' }), [locale]);

  const units = 10 ** decimalsOf(format.currency);
  const inUnits = (minor: string | bigint | null) => (minor === null ? null : Number(minor) / units);
  const bets = days.map(({ validBetMinor }) => inUnits(validBetMinor));
  const closed = isLastDayOpen ? bets.length - 1 : bets.length;
  const isFlat = days.every(({ validBetMinor, beforeMinor = 0 }) => Number(validBetMinor) === 0 && Number(beforeMinor) === 0);
  const isNothing =
    isFlat &&
    days.every(({ validBetMinor, profitMinor = 0n, minutes = 0 }) => validBetMinor !== null && Number(profitMinor) === 0 && minutes === 0);
  const hasHours = isOfHours(days);
  const canFall = bets.some((amount) => amount !== null && amount < 0);
  const labelEvery = Math.ceil(days.length / (isPhone ? 3 : 8));
  const tickLabelStyle = { fontSize: 11, fill: tone.muted };

  const axes = {
    xAxis: {
      id: 'day',
      scaleType: 'band',
      data: days.map(({ day }) => day),
      reverse: isRtl,
      disableLine: true,
      disableTicks: true,
      valueFormatter: (day: string) => shortDay.format(new Date(day)),
      tickLabelStyle,
      tickLabelInterval: (_day: string, index: number) => index % labelEvery === 0,
    },
    yAxis: {
      width: axisWidth,
      position: isRtl ? 'right' : 'left',
      disableLine: true,
      disableTicks: true,
      tickNumber: 4,
      tickLabelStyle,
      valueFormatter: (amount: number) => (isFlat && amount !== 0 ? '' : writeShort(amount, amounts)),
    },
  } as const;

  const shared = {
    margin: isRtl ? { ...margin, left: margin.right, right: margin.left } : margin,
    hideLegend: true,
    skipAnimation: true,
    // The two plots are one stop of the keyboard, which walks the days of both.
    disableKeyboardNavigation: true,
    grid: { horizontal: true },
    highlightedAxis: pointed === undefined ? [] : [{ axisId: 'day', dataIndex: pointed }],
    onHighlightedAxisChange: (items: readonly { dataIndex: number }[]) => setPointed(items[0]?.dataIndex),
    slotProps: { tooltip: { trigger: 'none' } },
    children: (
      <>
        <ChartsReferenceLine y={0} lineStyle={{ stroke: tone.edge }} />
        <DayTooltip days={days} format={format} labels={labels} />
      </>
    ),
  } as const;

  return (
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- the arrows walk its days
    <Plots data-open={isLastDayOpen} role="group" aria-label={labels.title} tabIndex={0} onKeyDown={walk} onBlur={leave}>
      <Plot aria-label={labels.title}>
        <LineChart
          {...shared}
          height={280}
          xAxis={[{ ...axes.xAxis, height: 0, position: 'none' }]}
          yAxis={[{ ...axes.yAxis, ...(!canFall && { min: 0 }), ...(isFlat && { max: 100 }) }]}
          axisHighlight={{ x: 'line' }}
          series={[
            ...(labels.before
              ? [
                  {
                    id: 'before',
                    label: labels.before,
                    data: days.map(({ beforeMinor = 0n }) => inUnits(beforeMinor)),
                    color: tone.plotPast,
                    curve: 'linear' as const,
                    shape: 'circle' as const,
                    showMark: false,
                  },
                ]
              : []),
            {
              id: 'current',
              label: labels.current,
              data: bets.map((amount, index) => (index < closed ? amount : null)),
              color: tone.plot1,
              curve: 'linear',
              shape: 'circle',
              showMark: false,
              area: true,
            },
            ...(isLastDayOpen
              ? [
                  {
                    id: 'open',
                    data: bets.map((amount, index) => (index >= closed - 1 ? amount : null)),
                    color: tone.plot1,
                    curve: 'linear' as const,
                    shape: 'circle' as const,
                    showMark: ({ index }: { index: number }) => index === closed,
                  },
                ]
              : []),
          ]}
        />
        {isNothing && (
          <Nothing>
            <Icon name="chart" size={28} />
            {labels.nothing}
          </Nothing>
        )}
      </Plot>
      <Plot aria-label={labels.teamProfit}>
        <Under>{labels.teamProfit}</Under>
        <BarChart
          {...shared}
          height={140}
          xAxis={[{ ...axes.xAxis, height: 26, categoryGapRatio: 0.38 }]}
          yAxis={[
            {
              ...axes.yAxis,
              tickNumber: 3,
              ...(!hasHours && { colorMap: { type: 'piecewise' as const, thresholds: [0], colors: [tone.plotLoss, tone.plot1] } }),
            },
          ]}
          axisHighlight={{ x: 'line' }}
          borderRadius={1.5}
          series={[
            {
              id: 'profit',
              label: labels.teamProfit,
              data: days.map(({ profitMinor = 0n, minutes = 0 }) => (hasHours ? minutes / 60 : inUnits(profitMinor))),
              ...(hasHours && { color: tone.plot3 }),
            },
          ]}
        />
      </Plot>
      <Reached>{reachedDay && <DayFigures day={reachedDay} format={format} labels={labels} />}</Reached>
    </Plots>
  );
}

/** Returns true for days whose lower plot shows hours. */
const isOfHours = (days: readonly TrendDay[]) => days.some(({ minutes }) => minutes !== undefined);

/** '450 k', '−1.2 M': formats with the minus before the digits, in right-to-left pages too, and a space before the suffix. */
const writeShort = (amount: number, short: Intl.NumberFormat): string =>
  short
    .formatToParts(amount)
    .map(({ type, value }, index, parts) => (type === 'compact' && parts[index - 1]?.type !== 'literal' ? `\u00a0${value}` : value))
    .join('')
    .replace('-', '−')
    .replace(/^−?[\d.,]+/, '\u2066$&\u2069');

interface DaysProps {
  days: readonly TrendDay[];
  format: FigureUnits;
  labels: TrendChartLabels;
}

/** Shows the whole day in the tooltip of either plot. */
function DayTooltip(props: DaysProps) {
  return (
    <ChartsTooltipContainer trigger="axis">
      <PointedFigures {...props} />
    </ChartsTooltipContainer>
  );
}

function PointedFigures({ days, ...rest }: DaysProps) {
  const [axis] = useAxesTooltip() ?? [];
  const day = axis && days[axis.dataIndex];
  return day ? <DayFigures day={day} {...rest} /> : null;
}

function DayFigures({ day, format: units, labels }: Omit<DaysProps, 'days'> & { day: TrendDay }) {
  const format = useFigureFormat(units);
  const long = dateFormat(format.locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const middle = dateFormat(format.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const whole = (minor: string | bigint | null) => formatFigure(minor, 'whole', format);
  const profit = whole(day.profitMinor === undefined ? 0n : day.profitMinor);
  const hours = new Intl.NumberFormat(intlLocale(format.locale), { maximumFractionDigits: 1 });
  return (
    <Tip>
      <strong>{long.format(new Date(day.day))}</strong>
      <dl>
        <Key as="dt" data-mark="line">
          {labels.current}
        </Key>
        <dd>
          <bdi dir="ltr">{whole(day.validBetMinor).text}</bdi>
        </dd>
        {day.beforeDay !== undefined && (
          <>
            <Key as="dt" data-mark="dash">
              {middle.format(new Date(day.beforeDay))}
            </Key>
            <dd>
              <bdi dir="ltr">{whole(day.beforeMinor === undefined ? 0n : day.beforeMinor).text}</bdi>
            </dd>
          </>
        )}
        <Key as="dt" data-mark={day.minutes !== undefined ? 'hours' : profit.tone === 'loss' ? 'loss' : 'gain'}>
          {labels.teamProfit}
        </Key>
        <dd data-tone={day.minutes === undefined ? profit.tone : undefined}>
          <bdi dir="ltr">{day.minutes === undefined ? profit.text : hours.format(day.minutes / 60)}</bdi>
        </dd>
      </dl>
    </Tip>
  );
}

function DayTable({ days, format, labels }: DaysProps) {
  const hours = new Intl.NumberFormat(intlLocale(useLocale()), { maximumFractionDigits: 1 });
  return (
    <Table tabIndex={0} aria-label={labels.title}>
      <table aria-label={labels.title}>
        <thead>
          <tr>
            <th scope="col">{labels.day}</th>
            <th scope="col">{labels.current}</th>
            {labels.before && <th scope="col">{labels.before}</th>}
            <th scope="col">{labels.teamProfit}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, validBetMinor, beforeMinor = 0n, profitMinor = 0n, minutes }) => (
            <tr key={day}>
              <th scope="row">
                <Figure value={day} kind="day" format={format} />
              </th>
              <td>
                <Figure value={validBetMinor} kind="money" format={format} />
              </td>
              {labels.before && (
                <td>
                  <Figure value={beforeMinor} kind="money" format={format} />
                </td>
              )}
              <td>
                {minutes === undefined ? (
                  <Figure value={profitMinor} kind="money" format={format} />
                ) : (
                  <bdi dir="ltr">{hours.format(minutes / 60)}</bdi>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

const Card = styled('section')(({ theme }) => ({
  containerType: 'inline-size',
  minInlineSize: 0,
  border: `1px solid ${theme.vars.palette.tone.line}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.tone.surface,
  color: theme.vars.palette.tone.text,
  fontSize: 13,
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '10px 16px 0',
  '& > h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 620 },
});

const Legend = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  gap: '4px 16px',
  justifyContent: 'flex-end',
  minBlockSize: 18,
  '@container (max-width: 640px)': { justifyContent: 'flex-start', order: 1, flexBasis: '100%' },
});

const Key = styled('span')(({ theme }) => {
  const { tone } = theme.vars.palette;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    color: tone.muted,
    fontSize: 12,
    whiteSpace: 'nowrap',
    '&::before': { content: '""', inlineSize: 10, blockSize: 10, borderRadius: 3, backgroundColor: tone.plot1 },
    '&[data-mark="line"]::before': { inlineSize: 16, blockSize: 2, borderRadius: 1 },
    '&[data-mark="dash"]::before': {
      inlineSize: 16,
      blockSize: 0,
      borderRadius: 0,
      borderBlockStart: `2px dashed ${tone.plotPast}`,
      backgroundColor: 'transparent',
    },
    '&[data-mark="loss"]::before': { backgroundColor: tone.plotLoss },
    '&[data-mark="hours"]::before': { backgroundColor: tone.plot3 },
  };
});

const Plots = styled('div')(({ theme }) => {
  const { tone } = theme.vars.palette;
  return {
    position: 'relative',
    padding: '4px 16px 12px',
    borderRadius: 12,
    '&:focus-visible': { outline: `2px solid ${tone.focus}`, outlineOffset: -2 },
    '& .MuiChartsAxis-tickLabel': { fontVariantNumeric: 'tabular-nums' },
    '& .MuiChartsGrid-line': { stroke: tone.line, strokeDasharray: 'none', shapeRendering: 'crispEdges' },
    '& .MuiChartsAxisHighlight-root': { stroke: tone.edge, strokeDasharray: '2 3' },
    '& .MuiLineChart-line': { strokeWidth: 2 },
    '& .MuiLineChart-line[data-series="before"]': { strokeWidth: 1.5, strokeDasharray: '3 4' },
    '& .MuiLineChart-line[data-series="open"]': { strokeDasharray: '2 4', strokeLinecap: 'round' },
    '& .MuiLineChart-area': { opacity: 0.09 },
    '&[data-open="true"] g[clip-path]:last-of-type > .MuiBarChart-element': { opacity: 0.55 },
    '& .MuiLineChart-mark': { fill: tone.surface, strokeWidth: 2 },
  };
});

const Awaited = styled('output')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '16px 16px 12px',
  '& svg': { display: 'block', inlineSize: '100%', fill: theme.vars.palette.tone.line },
  '& svg:first-of-type': { blockSize: 266 },
  '& svg:last-of-type': { blockSize: 146 },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
}));

const Plot = styled('figure')({ position: 'relative', margin: 0 });

/** Over the plot, clear of its axis; the plot stays, so that the page keeps its height. */
const Nothing = styled('figcaption')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `${axisWidth}px 8px`,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 10,
  color: theme.vars.palette.tone.muted,
  fontSize: 14,
  textAlign: 'center',
  pointerEvents: 'none',
  '& svg': { color: theme.vars.palette.tone.faint },
}));

const Under = styled('p')({ margin: 0, paddingInlineStart: axisWidth, fontSize: 11, fontWeight: 600 });

/** The figures of the day that the keys have reached, clear of the axis. */
const Reached = styled('output')({ position: 'absolute', insetBlockStart: 8, insetInlineStart: axisWidth + 24, pointerEvents: 'none' });

const Tip = styled('div')(({ theme }) => {
  const { tone } = theme.vars.palette;
  return {
    minInlineSize: 216,
    padding: '8px 12px 10px',
    border: `1px solid ${tone.line}`,
    borderRadius: 8,
    backgroundColor: tone.overlay,
    color: tone.text,
    fontSize: 12,
    lineHeight: '18px',
    boxShadow: `0 16px 40px ${tone.scrim}`,
    '& > dl': { display: 'grid', gridTemplateColumns: 'auto auto', alignItems: 'center', gap: '2px 16px', margin: '4px 0 0' },
    '& dd': { margin: 0, textAlign: 'end', fontWeight: 550, fontVariantNumeric: 'tabular-nums' },
    '& dd[data-tone="loss"]': { color: tone.bad },
  };
});

const Table = styled('section')(({ theme }) => {
  const { tone } = theme.vars.palette;
  return {
    maxBlockSize: 446,
    overflow: 'auto',
    marginBlockStart: 10,
    '&:focus-visible': { outline: `2px solid ${tone.focus}`, outlineOffset: -2 },
    '& table': { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 },
    '& th, & td': { blockSize: 32, padding: '0 16px', borderBlockEnd: `1px solid ${tone.raised}`, fontWeight: 400, whiteSpace: 'nowrap' },
    '& th': { textAlign: 'start' },
    '& td, & thead th:not(:first-of-type)': { textAlign: theme.direction === 'rtl' ? 'start' : 'end' },
    '& thead th': {
      position: 'sticky',
      insetBlockStart: 0,
      backgroundColor: tone.raised,
      color: tone.muted,
      fontSize: 12,
      fontWeight: 550,
    },
  };
});
