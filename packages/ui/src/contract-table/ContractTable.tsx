import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { Figure } from '../report-grid/Figure';
import { type FigureUnits, formatRate } from '../report-grid/formatFigure';
import { useFigureFormat } from '../report-grid/useFigureFormat';
import { RowsMessage } from '../report-grid/RowsMessage';
import { StatusChip } from '../status-chip/StatusChip';
import { statusLook } from '../status-chip/statusLook';
import { deskSurface } from '../theme/deskSurface';
import { selectedEdge } from '../theme/selectedEdge';
import { visuallyHidden } from '../theme/visuallyHidden';
import type { RootProps } from '../theme/RootProps';

export type ContractKind = 'DAILY' | 'HOURLY' | 'REALTIME' | 'DIVIDEND';
export type ContractState = 'new request' | 'accepted' | 'rejected' | 'termination request' | 'completed';
/** D daily, W weekly, H half-monthly, M monthly. Source: AGT-16. */
export type ContractPeriod = 'D' | 'W' | 'H' | 'M';

export interface ContractRow {
  id: string;
  /** The account the contract is with. */
  taker: string;
  kind: ContractKind;
  period: ContractPeriod;
  /** Lowest and highest rate of the tiers, in parts per million of the valid bet (for a dividend, of the net result). */
  ratePpm: readonly [from: number, to: number];
  /** `null` when nothing was counted yet, as for an offer: shown as a dash, never as zero. */
  activeMembers: number | null;
  periodValidBetMinor: bigint | null;
  /** Negative when the players won. */
  periodProfitMinor: bigint | null;
  /** The salary of the period; for a dividend contract, the dividend. */
  payMinor: bigint | null;
  state: ContractState;
  /** `yyyy-MM-dd` in the brand's time zone. */
  validFrom: string;
}

export interface ContractTableLabels {
  /** Accessible name of the table. */
  table: string;
  taker: string;
  kind: string;
  period: string;
  rate: string;
  activeMembers: string;
  periodValidBet: string;
  periodProfit: string;
  pay: string;
  state: string;
  validFrom: string;
  /** Accessible name of the column of row menus. */
  actions: string;
  kinds: Record<ContractKind, string>;
  periods: Record<ContractPeriod, string>;
  /** Names of the hourly and real-time periods, which have no period letter: 'Hourly', '5 minutes'. */
  rhythms: Record<'HOURLY' | 'REALTIME', string>;
  states: Record<ContractState, string>;
  empty: { title: string; help: string };
  failed: { title: string; help: string; retry: string };
}

export type ContractTableContent =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'ready'; contracts: ContractRow[] };

export interface ContractTableProps extends Omit<RootProps<'div'>, 'content'> {
  /** The contracts, or the reason for their absence. */
  content: ContractTableContent;
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
  /** Labels in the language of the page. */
  labels: ContractTableLabels;
  /** Id of the contract that is open beside the table. */
  value?: string | undefined;
  /** Called with a taker's contract; omitted, takers are plain text. */
  onOpen?: (contract: ContractRow) => void;
  /** Renders the menu at the end of a row; omitted, there is no such column. */
  menu?: (contract: ContractRow) => ReactNode;
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The contracts between an agent and others: terms, results of the period and pay. Source: AGT-16. */
export function ContractTable({ content, format, labels, value, onOpen, menu, ...rest }: ContractTableProps) {
  const { locale } = useFigureFormat(format);
  const [isScrolled, setScrolled] = useState(false);
  const columns = [
    labels.taker,
    labels.kind,
    labels.period,
    labels.rate,
    labels.activeMembers,
    labels.periodValidBet,
    labels.periodProfit,
    labels.pay,
    labels.state,
    labels.validFrom,
  ];

  return (
    <Card {...rest}>
      <Scroller
        aria-label={labels.table}
        // A scroll container without a control inside must be focusable, or the keyboard cannot scroll it.
        tabIndex={0}
        data-scrolled={isScrolled}
        onScroll={({ currentTarget }) => setScrolled(Math.abs(currentTarget.scrollLeft) > 2)}
      >
        <table aria-label={labels.table} aria-busy={content.state === 'loading'}>
          <thead>
            <tr>
              {columns.map((label, index) => (
                <th key={label} scope="col" data-figure={index >= 3 && index <= 7}>
                  {label}
                </th>
              ))}
              {menu && (
                <th scope="col">
                  <Unseen>{labels.actions}</Unseen>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {content.state === 'loading' &&
              skeletonRows.map((row) => (
                <tr key={row}>
                  {(menu ? [...columns, labels.actions] : columns).map((label) => (
                    <td key={label}>
                      <SkeletonBlock />
                    </td>
                  ))}
                </tr>
              ))}
            {content.state === 'ready' &&
              content.contracts.map((contract) => (
                <tr key={contract.id} data-id={contract.id} aria-current={contract.id === value ? 'true' : undefined}>
                  <th scope="row">
                    <Taker contract={contract} onOpen={onOpen} />
                  </th>
                  <td>{labels.kinds[contract.kind]}</td>
                  <td data-quiet="">{rhythmOf(contract, labels)}</td>
                  <td data-figure="">
                    <bdi dir="ltr">{formatRate(contract.ratePpm, locale)}</bdi>
                  </td>
                  <td data-figure="">
                    <Figure value={contract.activeMembers} kind="count" format={format} />
                  </td>
                  <td data-figure="">
                    <Figure value={contract.periodValidBetMinor} kind="money" format={format} />
                  </td>
                  <td data-figure="">
                    <Figure value={contract.periodProfitMinor} kind="money" format={format} />
                  </td>
                  <td data-figure="">
                    <Figure value={contract.payMinor} kind="money" format={format} />
                  </td>
                  <td>
                    <StatusChip {...statusLook.contract[contract.state]} label={labels.states[contract.state]} />
                  </td>
                  <td data-quiet="">
                    <Figure value={contract.validFrom} kind="day" format={format} />
                  </td>
                  {menu && <td>{menu(contract)}</td>}
                </tr>
              ))}
          </tbody>
        </table>
      </Scroller>
      {content.state === 'failed' && (
        <RowsMessage
          icon="warning"
          title={labels.failed.title}
          help={labels.failed.help}
          actions={[{ label: labels.failed.retry, onAct: content.onRetry }]}
        />
      )}
      {content.state === 'ready' && content.contracts.length === 0 && (
        <RowsMessage icon="table" title={labels.empty.title} help={labels.empty.help} actions={[]} />
      )}
    </Card>
  );
}

function Taker({ contract, onOpen }: { contract: ContractRow; onOpen: ((contract: ContractRow) => void) | undefined }) {
  const name = (
    <>
      <bdi dir="ltr">{contract.taker}</bdi> <bdi dir="ltr">{contract.id}</bdi>
    </>
  );
  if (!onOpen) return name;
  return (
    <button type="button" onClick={() => onOpen(contract)}>
      {name}
    </button>
  );
}

function rhythmOf({ kind, period }: ContractRow, labels: ContractTableLabels): string {
  return kind === 'HOURLY' || kind === 'REALTIME' ? labels.rhythms[kind] : labels.periods[period];
}

const Card = styled('div')(deskSurface);

const Scroller = styled('section')(({ theme }) => {
  const { tone } = theme.vars.palette;
  const figureEdge = theme.direction === 'rtl' ? 'start' : 'end';
  const away = theme.direction === 'rtl' ? -1 : 1;
  return {
    position: 'relative',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    scrollbarColor: `${tone.edge} transparent`,
    '&:focus-visible': { outline: `2px solid ${tone.focus}`, outlineOffset: -2 },
    '& table': { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 },
    '& th, & td': {
      blockSize: 36,
      paddingInline: 12,
      paddingBlock: 0,
      borderBlockEnd: `1px solid ${tone.raised}`,
      backgroundColor: tone.surface,
      fontWeight: 400,
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    '& thead th': { backgroundColor: tone.raised, borderBlockEndColor: tone.line, color: tone.muted, fontSize: 12, fontWeight: 550 },
    '& th:is([data-figure="true"]), & td[data-figure]': { textAlign: figureEdge },
    '& td[data-quiet]': { color: tone.muted },
    '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
    '& td > [data-tone]': { verticalAlign: 'middle' },
    '& tr > th:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1, paddingInlineStart: 16 },
    '& tbody tr:hover > *': { backgroundColor: tone.hover },
    '& tr[aria-current] > *': { backgroundColor: tone.select },
    '& tr[aria-current] > th::before': selectedEdge,
    '& tbody th bdi:first-of-type': { fontWeight: 600 },
    '& tbody th bdi:last-of-type': { color: tone.muted },
    '& tbody th > button': { padding: 0, border: 0, background: 'none', color: 'inherit', font: 'inherit', cursor: 'pointer' },
    '& tbody th > button:hover bdi:first-of-type': { textDecoration: 'underline' },
    '&[data-scrolled="true"] tr > th:first-of-type': {
      boxShadow: `${away}px 0 0 ${tone.line}, ${away * 4}px 0 0 color-mix(in srgb, ${tone.scrim} 12%, transparent)`,
    },
    [theme.breakpoints.down('md')]: { '& th, & td': { blockSize: 44, paddingInline: 10 } },
  };
});

const SkeletonBlock = styled('span')(({ theme }) => ({
  display: 'block',
  inlineSize: '70%',
  minInlineSize: 32,
  blockSize: 10,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.tone.line,
}));

const Unseen = styled('span')(visuallyHidden);
