import { styled } from '@mui/material/styles';
import { CheckField } from '../check-field/CheckField';
import { DeskCard } from '../desk-card/DeskCard';
import { DeskTable } from '../desk-card/DeskTable';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/glyphs';
import { Figure } from '../report-grid/Figure';
import { type FigureUnits, formatRate } from '../report-grid/formatFigure';
import { useFigureFormat } from '../report-grid/useFigureFormat';
import { StatusChip, type StatusTone } from '../status-chip/StatusChip';
import { media } from '../theme/layout';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

/** Effect of a changed clause for the taker: `other` is neither better nor worse, `same` is unchanged. */
export type ChangeEffect = 'lower' | 'harder' | 'removed' | 'higher' | 'easier' | 'added' | 'other' | 'same';

export interface ClauseChange {
  id: string;
  /** 'Tier 3, active members'. */
  clause: string;
  /** Formatted text; `null` when the clause is new. */
  inForce: string | null;
  /** Formatted text; `null` when the clause is removed. */
  offered: string | null;
  effect: ChangeEffect;
}

export interface EndingContract {
  id: string;
  taker: string;
  /** 'its 0.28 % would be above 0.25 %'. */
  reason: string;
  ratePpm: number;
  /** Minor units; `null` when no period has ended yet. */
  paidYesterdayMinor: bigint | null;
}

export interface ContractDiffLabels {
  title: string;
  /** 'version 3 in force, version 4 offered'. */
  versions: string;
  /** '5 of 9 clauses'. */
  count: string;
  clause: string;
  inForce: string;
  offered: string;
  /** 'For agent11'. */
  forTaker: string;
  effects: Record<ChangeEffect, string>;
  /** 'Three contracts would end'. */
  ends: (count: number) => string;
  /** 'at 21 Nov, 00:00 GMT+7'. */
  endsAt: string;
  yesterday: string;
  /** Label of the checkbox that enables the action. */
  read: string;
  nothingEnds: string;
}

export interface ContractDiffProps extends RootProps<'div'> {
  /** The changed clauses. */
  items: readonly ClauseChange[];
  /** Contracts that end when the offer is accepted, including the current version of this one. */
  ends: readonly EndingContract[];
  /** True when the list of ending contracts is checked as read. */
  isRead: boolean;
  /** Called when the checkbox changes. */
  onRead: (isRead: boolean) => void;
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
  /** Labels in the language of the page. */
  labels: ContractDiffLabels;
}

const lookOf: Record<Exclude<ChangeEffect, 'other' | 'same'>, { tone: StatusTone; icon: IconName }> = {
  lower: { tone: 'bad', icon: 'arrowDown' },
  harder: { tone: 'bad', icon: 'arrowUp' },
  removed: { tone: 'bad', icon: 'minus' },
  higher: { tone: 'good', icon: 'arrowUp' },
  easier: { tone: 'good', icon: 'arrowDown' },
  added: { tone: 'good', icon: 'plus' },
};

/**
 * Shows what an offer changes, clause by clause, and the contracts it would end with what each paid yesterday.
 *
 * Source: AGT-08, docs/domain.md DR-11.4.
 */
export function ContractDiff({ items, ends, isRead, onRead, format, labels, ...rest }: ContractDiffProps) {
  return (
    <Stack {...rest}>
      <DeskCard title={labels.title} note={labels.versions} trailing={<Quiet>{labels.count}</Quiet>}>
        <Scroller tabIndex={0} aria-label={labels.title}>
          <Table aria-label={labels.title}>
            <thead>
              <tr>
                <th scope="col">{labels.clause}</th>
                <th scope="col" data-figure="">
                  {labels.inForce}
                </th>
                <th scope="col" data-figure="">
                  {labels.offered}
                </th>
                <th scope="col">{labels.forTaker}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((change) => (
                <Row key={change.id} change={change} labels={labels} />
              ))}
            </tbody>
          </Table>
        </Scroller>
      </DeskCard>
      {ends.length === 0 ? (
        <Nothing>
          <Icon name="check" size={16} />
          {labels.nothingEnds}
        </Nothing>
      ) : (
        <Ending ends={ends} isRead={isRead} onRead={onRead} format={format} labels={labels} />
      )}
    </Stack>
  );
}

function Row({ change: { clause, inForce, offered, effect }, labels }: { change: ClauseChange; labels: ContractDiffLabels }) {
  const isSame = effect === 'same';
  return (
    <tr data-same={isSame}>
      <th scope="row">{clause}</th>
      <td data-figure="">{inForce === null ? '–' : <Term as={isSame ? 'span' : 'del'}>{inForce}</Term>}</td>
      <td data-figure="">{offered === null ? '–' : <Term as={isSame ? 'span' : 'ins'}>{offered}</Term>}</td>
      <td>
        {effect === 'other' || isSame ? (
          <span className="quiet">{labels.effects[effect]}</span>
        ) : (
          <StatusChip {...lookOf[effect]} label={labels.effects[effect]} />
        )}
      </td>
    </tr>
  );
}

/** Figures read left to right, words in the direction of their language. */
const Term = ({ as: Element, children }: { as: 'span' | 'del' | 'ins'; children: string }) => (
  <Element>
    <bdi>{children}</bdi>
  </Element>
);

function Ending({ ends, isRead, onRead, format, labels }: Omit<ContractDiffProps, 'items'>) {
  const { locale } = useFigureFormat(format);
  return (
    <Ends>
      <header>
        <Icon name="warning" size={18} />
        <h2>{labels.ends(ends.length)}</h2>
        <small>{labels.endsAt}</small>
      </header>
      <ul>
        {ends.map(({ id, taker, reason, ratePpm, paidYesterdayMinor }) => (
          <li key={id}>
            <bdi dir="ltr">
              <b>{id}</b>
            </bdi>
            <span className="why">
              <bdi dir="ltr">{taker}</bdi> <span className="quiet">{reason}</span>
            </span>
            <bdi dir="ltr" className="rate quiet">
              {formatRate([ratePpm, ratePpm], locale)}
            </bdi>
            <span className="paid">
              <Figure value={paidYesterdayMinor} kind="money" format={format} /> <span className="quiet">{labels.yesterday}</span>
            </span>
          </li>
        ))}
      </ul>
      <CheckField label={labels.read} checked={isRead} onChange={({ currentTarget }) => onRead(currentTarget.checked)} />
    </Ends>
  );
}

const Stack = styled('div')({
  display: 'grid',
  gap: 16,
  minInlineSize: 0,
  color: tone.text,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 400,
});

const Quiet = styled('span')({ color: tone.muted });

const Scroller = styled('section')({ overflowX: 'auto', scrollbarWidth: 'thin', '&:focus-visible': { outlineOffset: -2 } });

const Table = styled(DeskTable)({
  '& tbody th': { whiteSpace: 'normal' },
  '& del': { color: tone.muted, textDecoration: `line-through 1px ${tone.bad}` },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
  '& .quiet, & [data-same="true"] > *': { color: tone.muted },
});

const Nothing = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  padding: '12px 16px',
  border: `1px solid ${tone.line}`,
  borderRadius: 12,
  color: tone.muted,
  '& > svg': { flex: 'none', color: tone.good },
});

const rule = `1px solid color-mix(in srgb, ${tone.actionText} 38%, transparent)`;

const Ends = styled('section')({
  padding: '14px 16px',
  border: rule,
  borderRadius: 12,
  backgroundColor: tone.actionWash,
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', paddingBlockEnd: 10 },
  '& header > svg': { flex: 'none', color: tone.actionText },
  '& h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 620 },
  '& header > small': { marginInlineStart: 'auto', fontSize: 13, color: tone.muted },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '2px 14px',
    minBlockSize: 40,
    paddingBlock: 4,
    borderBlockStart: rule,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .quiet': { color: tone.muted },
  '& .paid': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& > :last-child': { paddingBlockStart: 8, borderBlockStart: rule },
  [media.phone]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: 8 },
    '& .why': { gridColumn: '1 / -1', gridRow: 2 },
    '& .rate': { gridColumn: 1, gridRow: 3, justifySelf: 'start' },
  },
});
