import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { DeskButton } from '../desk-button/DeskButton';
import { DeskCard } from '../desk-card/DeskCard';
import { DeskTable } from '../desk-card/DeskTable';
import { Icon } from '../icons/Icon';
import { Figure } from '../report-grid/Figure';
import type { FigureUnits } from '../report-grid/formatFigure';
import { ppmOf } from '../report-grid/ppmOf';
import { Sparkline } from '../stat-tile/Sparkline';
import { media } from '../theme/layout';
import { visuallyHidden } from '../theme/visuallyHidden';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';

export interface DownlineRow {
  id: string;
  account: string;
  nickname: string;
  /** Account type as text. */
  kind: string;
  activeMembers: number;
  /** Minor units. */
  validBetMinor: bigint;
  /** Minor units; negative when the players won. */
  profitMinor: bigint;
  /** Valid bets by day, oldest first; minor units. */
  series: readonly bigint[];
}

export interface DownlineTableLabels {
  title: string;
  note: string;
  account: string;
  kind: string;
  active: string;
  validBet: string;
  profit: string;
  margin: string;
  /** '30 days'. */
  course: string;
  /** 'Agent · 412 active': second line of a row on phones. */
  about: (kind: string, active: number) => string;
  /** Text after a profit on phones. */
  ofProfit: string;
  all: (count: number) => string;
  fewer: string;
  empty: string;
}

export interface DownlineTableProps extends RootProps<'section'> {
  /** Largest first. */
  items: readonly DownlineRow[];
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
  /** Labels in the language of the page. */
  labels: DownlineTableLabels;
}

/** Number of rows shown at first. */
const MAX_SHOWN = 7;

/** The direct downlines with the most valid bets. On phones each row has two lines. */
export function DownlineTable({ items, format, labels, ...rest }: DownlineTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, MAX_SHOWN);
  return (
    <DeskCard
      {...rest}
      title={labels.title}
      note={labels.note}
      trailing={
        items.length > MAX_SHOWN && (
          <DeskButton look="accent" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? labels.fewer : labels.all(items.length)}
          </DeskButton>
        )
      }
    >
      {items.length === 0 ? (
        <Nothing>{labels.empty}</Nothing>
      ) : (
        <Table aria-label={labels.title}>
          <thead>
            <tr>
              <th scope="col">{labels.account}</th>
              <th scope="col">{labels.kind}</th>
              <th scope="col" data-figure="">
                {labels.active}
              </th>
              <th scope="col" data-figure="" aria-sort="descending">
                <span className="sorted">
                  <Icon name="arrowDown" size={12} />
                  {labels.validBet}
                </span>
              </th>
              <th scope="col" data-figure="">
                {labels.profit}
              </th>
              <th scope="col" data-figure="">
                {labels.margin}
              </th>
              <th scope="col" className="course">
                {labels.course}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.id} row={row} format={format} labels={labels} />
            ))}
          </tbody>
        </Table>
      )}
    </DeskCard>
  );
}

interface RowProps {
  row: DownlineRow;
  format: FigureUnits;
  labels: DownlineTableLabels;
}

/** Phones show whole amounts; wider screens show exact ones. */
function Row({ row: { account, nickname, kind, activeMembers, validBetMinor, profitMinor, series }, format, labels }: RowProps) {
  return (
    <tr>
      <th scope="row" className="who">
        <bdi dir="ltr">{account}</bdi> <span>{nickname}</span>
        <small>{labels.about(kind, activeMembers)}</small>
      </th>
      <td>{kind}</td>
      <td data-figure="">
        <Figure value={activeMembers} kind="count" format={format} />
      </td>
      <td data-figure="" className="main">
        <span className="exact">
          <Figure value={validBetMinor} kind="money" format={format} />
        </span>
        <span className="whole">
          <Figure value={validBetMinor} kind="whole" format={format} />
          <small>
            <Figure value={profitMinor} kind="whole" format={format} /> {labels.ofProfit}
          </small>
        </span>
      </td>
      <td data-figure="">
        <Figure value={profitMinor} kind="money" format={format} />
      </td>
      <td data-figure="">
        <Figure value={ppmOf(profitMinor, validBetMinor)} kind="rate" format={format} />
      </td>
      <td className="course">{series.length > 1 && <Sparkline items={series.map(Number)} shape="line" />}</td>
    </tr>
  );
}

const Nothing = styled('p')({ margin: 0, padding: '8px 16px 20px', color: tone.muted });

const Table = styled(DeskTable)({
  position: 'relative',
  '& thead th': { backgroundColor: tone.raised, borderBlockEndColor: tone.line },
  '& .sorted': { display: 'inline-flex', alignItems: 'center', gap: 4, color: tone.text },
  '& .sorted svg': { color: tone.actionText },
  '& .who bdi': { fontWeight: 600 },
  '& .who > span': { color: tone.muted },
  '& td:not([data-figure])': { color: tone.muted },
  '& .who small, & .whole': { display: 'none' },
  '& .course': { inlineSize: 120 },
  '& .course svg': { blockSize: 22 },
  '& tbody tr:hover > *': { backgroundColor: tone.hover },
  [media.compact]: { '& .course': { display: 'none' } },
  [media.phone]: {
    '& thead': visuallyHidden,
    '& td:not(.main), & .exact': { display: 'none' },
    '& .whole, & .who small, & .whole small': { display: 'block' },
    '& .who': { whiteSpace: 'normal' },
    '& tbody :is(th, td)': { blockSize: 58 },
    '& td.main': { paddingInlineEnd: 16, fontWeight: 600 },
    '& tbody small': { fontSize: 13, lineHeight: '20px', fontWeight: 400, color: tone.muted },
  },
});
