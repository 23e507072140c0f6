import { localDigits } from '@site/money/localDigits';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { DeskButton } from '../desk-button/DeskButton';
import { DeskCard } from '../desk-card/DeskCard';
import { DeskTable } from '../desk-card/DeskTable';
import { Icon } from '../icons/Icon';
import { type FigureUnits, formatFigure, formatRate, formatWhole } from '../report-grid/formatFigure';
import { useFigureFormat } from '../report-grid/useFigureFormat';
import { useLocale } from '../theme/useLocale';
import { RowsMessage } from '../report-grid/RowsMessage';
import { StatusChip } from '../status-chip/StatusChip';
import { media } from '../theme/layout';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface ContractParty {
  name: string;
  account: string;
}

export interface TermsTier {
  minActive: number;
  /** Valid bets of the team, in minor units. */
  minValidBetMinor: bigint;
  /** Net result in minor units; for dividends only. */
  minLossMinor?: bigint;
  ratePpm: number;
}

export interface ContractClause {
  /** Title of the clause, with its full stop: 'What is paid.' */
  title: string;
  text: string;
  /** True for the clause that contains the tiers. */
  hasTiers?: true;
}

export interface ContractVersion {
  id: string;
  /** 'Version 3'. */
  name: string;
  /** 'in force', or the days of its validity. */
  note: string;
}

export interface ContractDocument {
  /** 'Daily salary contract'. */
  title: string;
  /** A sentence with the first day of validity. */
  summary: string;
  giver: ContractParty;
  taker: ContractParty;
  clauses: readonly ContractClause[];
  /** Tiers from the easiest; a fixed contract has one without conditions. */
  tiers: readonly TermsTier[];
  /** Index of the tier that the last period reached; `null` when none was. Undefined before the first period ended. */
  reached?: number | null;
  /** Newest first. */
  versions: readonly ContractVersion[];
  /** Id of the shown version. */
  version: string;
}

export interface ContractTermsLabels {
  /** Heading: 'Document'. */
  heading: string;
  giver: string;
  taker: string;
  tier: string;
  active: string;
  validBet: string;
  loss: string;
  rate: string;
  /** Column heading of the results: 'Yesterday'. */
  lastPeriod: string;
  reached: string;
  notReached: string;
  versions: string;
  compare: string;
  loading: string;
  failed: { title: string; help: string; retry: string };
}

export type ContractTermsContent =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'ready'; document: ContractDocument };

export interface ContractTermsProps extends Omit<RootProps<'section'>, 'content'> {
  /** The contract, or the reason for its absence. */
  content: ContractTermsContent;
  /** 'C-2041 · version 3', beside the heading. */
  reference?: ReactNode;
  /** Print, change, end: at the end of the heading. */
  actions?: ReactNode;
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
  /** Labels in the language of the page. */
  labels: ContractTermsLabels;
  /** Called when another version is chosen. Omitted, there is no choice. */
  onVersion?: (id: string) => void;
  /** Compares the last two versions. Omitted, there is no button. */
  onCompare?: () => void;
}

/** A contract as both sides read it: parties, clauses and earlier versions. Source: AGT-18. */
export function ContractTerms({ content, reference, actions, format, labels, onVersion, onCompare, ...rest }: ContractTermsProps) {
  return (
    <DeskCard {...rest} title={labels.heading} note={reference} trailing={actions}>
      {content.state === 'loading' && <SkeletonShape label={labels.loading} />}
      {content.state === 'failed' && (
        <RowsMessage
          icon="warning"
          title={labels.failed.title}
          help={labels.failed.help}
          actions={[{ label: labels.failed.retry, onAct: content.onRetry }]}
        />
      )}
      {content.state === 'ready' && (
        <Sheet>
          <Reading document={content.document} format={format} labels={labels} />
          {content.document.versions.length > 1 && (
            <Versions document={content.document} labels={labels} onVersion={onVersion} onCompare={onCompare} />
          )}
        </Sheet>
      )}
    </DeskCard>
  );
}

interface ReadingProps {
  document: ContractDocument;
  format: FigureUnits;
  labels: ContractTermsLabels;
}

function Reading({ document, format, labels }: ReadingProps) {
  const locale = useLocale();
  return (
    <article>
      <h3>{document.title}</h3>
      <p>{document.summary}</p>
      <Parties>
        <Party part={labels.giver} party={document.giver} />
        <Icon name="forward" size={16} />
        <Party part={labels.taker} party={document.taker} />
      </Parties>
      <Clauses>
        {document.clauses.map(({ title, text, hasTiers }, index) => (
          <li key={title}>
            <bdi dir="ltr" aria-hidden="true">
              {localDigits(index + 1, locale)}
            </bdi>
            <div>
              <b>{title}</b> {text}
              {hasTiers && <Tiers title={title} document={document} format={format} labels={labels} />}
            </div>
          </li>
        ))}
      </Clauses>
    </article>
  );
}

function Party({ part, party: { name, account } }: { part: string; party: ContractParty }) {
  return (
    <div>
      <dt>{part}</dt>
      <dd>
        <b>{name}</b> <bdi dir="ltr">{account}</bdi>
      </dd>
    </div>
  );
}

function Tiers({ title, document: { tiers, reached }, format: units, labels }: ReadingProps & { title: string }) {
  const format = useFigureFormat(units);
  const asksLoss = tiers.some(({ minLossMinor }) => minLossMinor !== undefined);
  return (
    <Scroller tabIndex={0} aria-label={title}>
      <TierTable>
        <thead>
          <tr>
            <th scope="col">{labels.tier}</th>
            <th scope="col" data-figure="">
              {labels.active}
            </th>
            <th scope="col" data-figure="">
              {labels.validBet}
            </th>
            {asksLoss && (
              <th scope="col" data-figure="">
                {labels.loss}
              </th>
            )}
            <th scope="col" data-figure="">
              {labels.rate}
            </th>
            {reached !== undefined && <th scope="col">{labels.lastPeriod}</th>}
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ minActive, minValidBetMinor, minLossMinor, ratePpm }, index) => (
            <tr key={minValidBetMinor} data-reached={index === reached}>
              <th scope="row">{localDigits(index + 1, format.locale)}</th>
              <td data-figure="">
                <AtLeast text={formatFigure(minActive, 'count', format).text} />
              </td>
              <td data-figure="">
                <AtLeast text={formatWhole(minValidBetMinor, format).text} />
              </td>
              {asksLoss && (
                <td data-figure="">
                  <AtLeast text={formatWhole(minLossMinor ?? 0n, format).text} />
                </td>
              )}
              <td data-figure="" className="rate">
                <bdi dir="ltr">{formatRate([ratePpm, ratePpm], format.locale)}</bdi>
              </td>
              {reached !== undefined && <td>{index === reached && <StatusChip tone="waiting" icon="check" label={labels.reached} />}</td>}
            </tr>
          ))}
        </tbody>
      </TierTable>
      {reached === null && <StatusChip tone="plain" icon="minus" label={labels.notReached} />}
    </Scroller>
  );
}

const AtLeast = ({ text }: { text: string }) => <bdi dir="ltr">≥ {text}</bdi>;

interface VersionsProps {
  document: ContractDocument;
  labels: ContractTermsLabels;
  onVersion: ContractTermsProps['onVersion'];
  onCompare: ContractTermsProps['onCompare'];
}

function Versions({ document: { versions, version }, labels, onVersion, onCompare }: VersionsProps) {
  return (
    <Past aria-label={labels.versions}>
      <h3>{labels.versions}</h3>
      <ol>
        {versions.map(({ id, name, note }) => (
          <li key={id}>
            <button type="button" aria-current={id === version ? 'true' : undefined} onClick={() => onVersion?.(id)}>
              <b>{name}</b>
              <small>{note}</small>
            </button>
          </li>
        ))}
      </ol>
      {onCompare && (
        <DeskButton look="accent" onClick={onCompare}>
          {labels.compare}
        </DeskButton>
      )}
    </Past>
  );
}

const skeletonItems = [40, 72, 100, 88, 100, 64];

function SkeletonShape({ label }: { label: string }) {
  return (
    <Awaited aria-label={label} aria-busy="true">
      {skeletonItems.map((width, index) => (
        // Two lines may have equal widths.
        // oxlint-disable-next-line react/no-array-index-key
        <svg key={index} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={width} height="10" />
        </svg>
      ))}
    </Awaited>
  );
}

const Sheet = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& article': { minInlineSize: 0, maxInlineSize: 680, padding: '16px 28px 20px' },
  '& article > h3': { margin: 0, fontSize: 17, lineHeight: '24px', fontWeight: 620 },
  '& article > p': { margin: 0, color: tone.muted },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', '& article': { padding: '8px 16px 16px' } },
});

const Parties = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 32px minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'center',
  gap: 8,
  margin: '16px 0',
  '& > svg': { color: tone.muted },
  '& > div': {
    justifySelf: 'stretch',
    minInlineSize: 0,
    padding: '10px 12px',
    border: `1px solid ${tone.line}`,
    borderRadius: 8,
    overflowWrap: 'anywhere',
  },
  '& dt': { fontSize: 11, lineHeight: '16px', color: tone.muted },
  '& dd': { margin: 0 },
  '& dd > b': { fontWeight: 600 },
  '& dd > bdi': { color: tone.muted },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > svg': { transform: 'rotate(90deg)' } },
});

const Clauses = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: 8,
    paddingBlock: 10,
    borderBlockStart: `1px solid ${tone.raised}`,
  },
  '& > li > bdi': { color: tone.faint },
  '& b': { fontWeight: 600 },
});

const Scroller = styled('section')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  marginBlockStart: 8,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '&:focus-visible': { outlineOffset: -2 },
});

const TierTable = styled(DeskTable)({
  '& :is(th, td)': { blockSize: 32, paddingInline: 10 },
  '& tr > th:first-of-type': { paddingInlineStart: 10 },
  '& .rate': { fontWeight: 600 },
  '& [data-reached="true"] > *': { backgroundColor: tone.actionWash },
});

const Past = styled('nav')({
  inlineSize: 156,
  marginBlock: 16,
  paddingInline: 8,
  borderInlineStart: `1px solid ${tone.raised}`,
  '& h3': { margin: 0, padding: '0 10px 6px', fontSize: 12, lineHeight: '20px', fontWeight: 400, color: tone.muted },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li > button': {
    display: 'block',
    inlineSize: '100%',
    padding: '6px 10px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 12,
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& li > button:hover': { backgroundColor: tone.hover },
  '& [aria-current]': { backgroundColor: tone.select },
  '& b': { display: 'block', fontWeight: 550 },
  '& small': { fontSize: 11.5, color: tone.muted },
  [media.phone]: {
    inlineSize: 'auto',
    margin: 0,
    padding: '12px 8px',
    borderInlineStart: 0,
    borderBlockStart: `1px solid ${tone.line}`,
    '& li > button': { minBlockSize: 44 },
  },
});

const Awaited = styled('output')({
  display: 'grid',
  gap: 20,
  maxInlineSize: 680,
  padding: '20px 28px 28px',
  '& svg': { display: 'block', inlineSize: '100%', blockSize: 10, fill: tone.line },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
});
