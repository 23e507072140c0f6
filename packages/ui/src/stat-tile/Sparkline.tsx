import { styled, useTheme } from '@mui/material/styles';
import type { RootProps } from '../theme/RootProps';

type Values = readonly (number | null)[];

export interface SparklineProps extends RootProps<'svg'> {
  /** One value for each day, oldest first; `null` leaves a gap. */
  items: Values;
  /** Lines for flows of money, bars for counts and for gain and loss. */
  shape: 'line' | 'bars';
  /** `own` marks the reader's own money. */
  hue?: 'plot' | 'own';
}

const width = 160;
const height = 32;

/** A small chart without axes, in plain SVG instead of a chart library. Hidden from screen readers. */
export function Sparkline({ items, shape, hue = 'plot', ...rest }: SparklineProps) {
  const isRtl = useTheme().direction === 'rtl';
  const inTime = isRtl ? items.toReversed() : items;
  return (
    <Drawing {...rest} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" data-hue={hue}>
      {shape === 'line' ? <Line values={inTime} /> : <Bars values={inTime} />}
    </Drawing>
  );
}

function Line({ values }: { values: Values }) {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  const range = Math.max(...known) - least || 1;
  const xOf = (index: number) => (2 + (index * (width - 4)) / Math.max(1, values.length - 1)).toFixed(1);
  const runs = runsOf(values).map((run) => {
    const points = run.map(({ value, index }) => `${xOf(index)},${(height - 3 - ((value - least) / range) * (height - 6)).toFixed(1)}`);
    return { points: points.join(' L'), start: xOf(run[0]?.index ?? 0), end: xOf(run.at(-1)?.index ?? 0) };
  });
  return (
    <>
      <path data-part="area" d={runs.map(({ points, start, end }) => `M${start},${height} L${points} L${end},${height}z`).join('')} />
      <path data-part="line" d={runs.map(({ points }) => `M${points}`).join('')} vectorEffect="non-scaling-stroke" />
    </>
  );
}

/** Returns the values between the gaps, each with its place. */
function runsOf(values: Values): { value: number; index: number }[][] {
  const runs: { value: number; index: number }[][] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const last = runs.at(-1);
    if (last?.at(-1)?.index === index - 1) last.push({ value, index });
    else runs.push([{ value, index }]);
  }
  return runs;
}

function Bars({ values }: { values: Values }) {
  const above = Math.max(0, ...values.map((value) => value ?? 0));
  const below = Math.max(0, ...values.map((value) => -(value ?? 0)));
  const scale = height / (above + below || 1);
  const zero = above * scale;
  const step = width / values.length;
  const bar = (value: number, index: number) => {
    const size = Math.max(0.8, Math.abs(value) * scale);
    return `M${(index * step + 0.6).toFixed(1)},${(value < 0 ? zero : zero - size).toFixed(1)}h${(step - 1.2).toFixed(1)}v${size.toFixed(1)}h-${(step - 1.2).toFixed(1)}z`;
  };
  return (
    <>
      <path data-part="gain" d={values.map((value, index) => (value === null || value < 0 ? '' : bar(value, index))).join('')} />
      <path data-part="loss" d={values.map((value, index) => (value !== null && value < 0 ? bar(value, index) : '')).join('')} />
    </>
  );
}

const Drawing = styled('svg')(({ theme }) => {
  const { tone } = theme.vars.palette;
  return {
    display: 'block',
    inlineSize: '100%',
    blockSize: height,
    overflow: 'visible',
    color: tone.plot1,
    '&[data-hue="own"]': { color: tone.plot2 },
    '& [data-part="area"]': { fill: 'currentColor', opacity: 0.1 },
    '& [data-part="line"]': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' },
    '& [data-part="gain"]': { fill: 'currentColor' },
    '& [data-part="loss"]': { fill: tone.plotLoss },
  };
});
