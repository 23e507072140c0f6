import { styled } from '@mui/material/styles';
import { DeskCard } from '../desk-card/DeskCard';
import { DeskTable } from '../desk-card/DeskTable';
import { Figure } from '../report-grid/Figure';
import type { FigureUnits } from '../report-grid/formatFigure';
import { ppmOf } from '../report-grid/ppmOf';
import { Change } from '../stat-tile/Change';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';

export interface BreakdownShare {
  id: string;
  label: string;
  /** Minor units; the shares add up to the total. */
  amountMinor: bigint;
}

export interface BreakdownResult {
  id: string;
  label: string;
  /** Minor units; negative when the players won. */
  profitMinor: bigint;
  /** Profit of the previous period; `null` when not applicable. */
  profitBeforeMinor: bigint | null;
  /** The amount that the profit is compared with. */
  ofMinor: bigint;
}

export interface BreakdownChartLabels {
  title: string;
  /** 'valid bets, USD'. */
  unit: string;
  profit: string;
  margin: string;
  change: string;
  /** Read before an increase, in place of the triangle. */
  up: string;
  down: string;
  /** Shown when nothing was counted in the period. */
  empty: string;
  loading: string;
}

export interface BreakdownChartProps extends Omit<RootProps<'section'>, 'results'> {
  /** Largest first. Undefined while loading. */
  items: readonly BreakdownShare[] | undefined;
  /** Results of the largest categories. */
  results?: readonly BreakdownResult[];
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
  /** Labels in the language of the page. */
  labels: BreakdownChartLabels;
}

/** Bar lengths in thousandths of the longest. */
const skeletonItems = [1000, 640, 520, 280, 200, 160];

/** Shares by category as bars of one blue with their figures, and the result of each. One measure has one colour. */
export function BreakdownChart({ items, results, format, labels, ...rest }: BreakdownChartProps) {
  const hasItems = items !== undefined && items.length > 0;
  return (
    <DeskCard {...rest} title={labels.title} trailing={<Unit>{labels.unit}</Unit>}>
      {!items && <SkeletonShape aria-label={labels.loading} />}
      {items?.length === 0 && <Nothing>{labels.empty}</Nothing>}
      {hasItems && (
        <Tables tabIndex={0} aria-label={labels.title}>
          <Shares shares={items} format={format} label={labels.title} />
          {results && <Results results={results} format={format} labels={labels} />}
        </Tables>
      )}
    </DeskCard>
  );
}

interface SharesProps {
  shares: readonly BreakdownShare[];
  format: FigureUnits;
  label: string;
}

function Shares({ shares, format, label }: SharesProps) {
  const total = shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const most = shares.reduce((top, { amountMinor }) => (amountMinor > top ? amountMinor : top), 0n);
  return (
    <Table aria-label={label}>
      <tbody>
        {shares.map(({ id, label: name, amountMinor }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className="bar" aria-hidden="true">
              <svg viewBox="0 0 1000 8" preserveAspectRatio="none">
                <rect width={Number(ppmOf(amountMinor, most) ?? 0n) / 1000} height="8" />
              </svg>
            </td>
            <td data-figure="">
              <Figure value={amountMinor} kind="whole" format={format} />
            </td>
            <td data-figure="" className="share">
              <Figure value={ppmOf(amountMinor, total)} kind="rate" format={format} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface ResultsProps {
  results: readonly BreakdownResult[];
  format: FigureUnits;
  labels: BreakdownChartLabels;
}

function Results({ results, format, labels }: ResultsProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{labels.profit}</th>
          <th scope="col" data-figure="">
            {format.currency}
          </th>
          <th scope="col" data-figure="">
            {labels.margin}
          </th>
          <th scope="col" data-figure="">
            {labels.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ id, label, profitMinor, profitBeforeMinor, ofMinor }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td data-figure="">
              <Figure value={profitMinor} kind="whole" format={format} />
            </td>
            <td data-figure="">
              <Figure value={ppmOf(profitMinor, ofMinor)} kind="rate" format={format} />
            </td>
            <td data-figure="">
              {profitBeforeMinor !== null && <Change value={profitMinor} before={profitBeforeMinor} labels={labels} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Skeleton of the bars. */
function SkeletonShape({ 'aria-label': label }: { 'aria-label': string }) {
  return (
    <Awaited aria-label={label} aria-busy="true">
      {skeletonItems.map((width) => (
        <svg key={width} viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width={width} height="8" />
        </svg>
      ))}
    </Awaited>
  );
}

const Unit = styled('small')({ fontSize: 12, color: tone.muted });

const Nothing = styled('p')({ margin: 0, padding: '8px 16px 20px', color: tone.muted });

const bar = { display: 'block', inlineSize: '100%', blockSize: 8 } as const;
const mirrored = { '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } };

// Figures do not wrap: on a narrow phone they scroll.
const Tables = styled('section')({ overflowX: 'auto' });

const Table = styled(DeskTable)({
  marginBlockEnd: 8,
  '& tbody th': { paddingBlock: 4, whiteSpace: 'normal' },
  '& .bar': { inlineSize: '30%' },
  '& .bar svg': { ...bar, fill: tone.plot1 },
  ...mirrored,
  '& .share': { fontSize: 12, color: tone.muted },
});

const Awaited = styled('output')({
  display: 'grid',
  gridAutoRows: 36,
  alignItems: 'center',
  padding: '0 16px 8px',
  '& svg': { ...bar, fill: tone.line },
  ...mirrored,
});
