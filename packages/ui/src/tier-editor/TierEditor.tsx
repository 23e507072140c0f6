import { localDigits } from '@site/money/localDigits';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDecimal } from '@site/money/formatDecimal';
import { DeskButton } from '../desk-button/DeskButton';
import { DeskCard, type DeskCardProps } from '../desk-card/DeskCard';
import { DeskSegments } from '../desk-button/DeskSegments';
import { Icon } from '../icons/Icon';
import { decimalsOf } from '@site/money/currency';
import type { FigureUnits } from '../report-grid/formatFigure';
import { useFigureFormat } from '../report-grid/useFigureFormat';
import { media } from '../theme/layout';
import { tone } from '../theme/vars';
import { TierField } from './TierField';
import { ownBound, type TierBounds, type TierDraft, type TierField as FieldName, type TierProblem, tierProblems } from './tierProblems';

export type TierMode = 'FIXED' | 'TIERED';

export interface TierEditorLabels {
  title: string;
  mode: string;
  modes: Record<TierMode, string>;
  tier: string;
  fields: Record<FieldName, string>;
  /** Heading of the bars: 'Against your own rate'. */
  againstOwn: string;
  /** 'of 0.30 %'. */
  of: (rate: string) => string;
  remove: (tier: number) => string;
  add: string;
  /** Explains the amber outline; shown when a contract is in force. */
  changed: string;
  /** 'Tier 3, rate': start of an error message. */
  place: (tier: number, field: string) => string;
  /** Rest of the error message: 'must be more than 5, the number of tier 2.' */
  problems: Record<TierProblem['kind'], (bound: string, tier: number) => string>;
  /** Label of the correcting button: 'Use 0.30 %'. */
  use: (bound: string) => string;
}

export interface TierEditorProps extends Omit<DeskCardProps, 'title' | 'note' | 'trailing' | 'children' | 'onChange'> {
  /** The edited tiers, valid or not. */
  value: readonly TierDraft[];
  /** A fixed contract pays the rate of the first tier without conditions. */
  mode: TierMode;
  /** Called when a field changes, or a tier is added or removed. */
  onChange: (tiers: TierDraft[]) => void;
  /** Called when another mode is chosen. */
  onModeChange: (mode: TierMode) => void;
  /** The giver's own tiers, an upper limit; empty when there is no giver above. */
  own: readonly TierBounds[];
  /** Tiers in force; fields that differ from them are outlined. */
  inForce?: readonly TierBounds[];
  /** True for a dividend, which also requires a net result. */
  asksLoss?: boolean;
  /** Maximum rate of the contract kind, in parts per million. */
  capPpm: bigint;
  /** Maximum number of tiers. @default 5 */
  mostTiers?: number;
  /** The taker's total rate of all kinds, and its maximum. */
  together?: { text: ReactNode; heldPpm: bigint; mostPpm: bigint };
  /** Read-only, while the offer is being sent. */
  isDisabled?: boolean;
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
  /** Labels in the language of the page. */
  labels: TierEditorLabels;
}

const RATE_DECIMALS = 4;

/** Editor for the tiers of an offer, which validates each field on input. Source: docs/domain.md DR-11.1, DR-11.4. */
export function TierEditor(props: TierEditorProps) {
  const {
    value,
    mode,
    onChange,
    onModeChange,
    own,
    inForce,
    asksLoss = false,
    capPpm,
    mostTiers = 5,
    together,
    isDisabled = false,
    format,
    labels,
    ...rest
  } = props;
  const { locale } = useFigureFormat(format);
  const id = useId();
  const rows = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  const fields = fieldsOf(mode, asksLoss);
  const shown = mode === 'FIXED' ? value.slice(0, 1) : value;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // An untouched empty field is not an error yet.
  const problems = tierProblems(shown, { fields, own, capPpm }).filter(
    ({ tier, field, kind }) => kind !== 'missing' || left.has(keyOf(shown[tier]?.id, field)),
  );
  const decimals = {
    minActive: 0,
    minValidBetMinor: decimalsOf(format.currency),
    minLossMinor: decimalsOf(format.currency),
    ratePpm: RATE_DECIMALS,
  };
  const write = (figure: bigint, field: FieldName) =>
    field === 'ratePpm' ? `${formatDecimal(figure, RATE_DECIMALS, locale, 2)} %` : formatDecimal(figure, decimals[field], locale, 0);
  const change = (tier: number, field: FieldName, figure: bigint | null) =>
    onChange(value.map((draft, index) => (index === tier ? Object.assign({}, draft, { [field]: figure }) : draft)));

  const removeTier = (tier: number) => {
    flushSync(() => onChange(value.filter((_draft, index) => index !== tier)));
    // Its own button is removed with it, so the focus moves to the remaining action.
    add.current?.focus();
  };
  const addTier = () => {
    const empty = { id: crypto.randomUUID(), minActive: null, minValidBetMinor: null, minLossMinor: asksLoss ? null : 0n, ratePpm: null };
    flushSync(() => onChange([...value, empty]));
    rows.current?.querySelector<HTMLInputElement>('li:last-of-type input')?.focus();
  };

  return (
    <DeskCard
      {...rest}
      title={labels.title}
      trailing={
        <DeskSegments
          label={labels.mode}
          value={mode}
          onChange={onModeChange}
          items={[
            { id: 'FIXED', label: labels.modes.FIXED },
            { id: 'TIERED', label: labels.modes.TIERED },
          ]}
        />
      }
    >
      <Body data-fields={fields.length}>
        <Heads aria-hidden="true">
          <span>{labels.tier}</span>
          {fields.map((field) => (
            <span key={field} data-figure="">
              {labels.fields[field]}
            </span>
          ))}
          <span>{own.length > 0 && labels.againstOwn}</span>
        </Heads>
        <ol ref={rows}>
          {shown.map((draft, tier) => (
            <Row key={draft.id} aria-label={`${labels.tier} ${localDigits(tier + 1, locale)}`}>
              <span className="number">
                <span>{labels.tier} </span>
                {localDigits(tier + 1, locale)}
              </span>
              {fields.map((field) => {
                const hasProblem = problems.some((one) => one.tier === tier && one.field === field);
                return (
                  <TierField
                    key={field}
                    id={`${id}-${keyOf(draft.id, field)}`}
                    label={labels.fields[field]}
                    value={draft[field]}
                    decimals={decimals[field]}
                    {...(field === 'ratePpm' && { unit: '%', fewestDecimals: 2 })}
                    isChanged={inForce !== undefined && draft[field] !== inForce[tier]?.[field]}
                    problem={hasProblem ? `${id}-problem-${tier}-${field}` : undefined}
                    locale={locale}
                    isDisabled={isDisabled}
                    onChange={(figure) => change(tier, field, figure)}
                    onLeave={() => setLeft(new Set(left).add(keyOf(draft.id, field)))}
                  />
                );
              })}
              <OwnRate draft={draft} own={ownBound(own, tier, 'ratePpm')} write={write} labels={labels} />
              {shown.length > 1 && (
                <DeskButton
                  look="icon"
                  className="remove"
                  aria-label={labels.remove(tier + 1)}
                  disabled={isDisabled}
                  onClick={() => removeTier(tier)}
                >
                  <Icon name="close" size={16} />
                </DeskButton>
              )}
            </Row>
          ))}
        </ol>
        {problems.length > 0 && (
          <Problems role="alert">
            <ul>
              {problems.map(({ tier, field, kind, bound }) => (
                <li key={`${tier}-${field}`}>
                  <span id={`${id}-problem-${tier}-${field}`}>
                    {labels.place(tier + 1, labels.fields[field])}: {labels.problems[kind](write(bound, field), tier)}
                  </span>{' '}
                  {kind !== 'missing' && kind !== 'notAboveBefore' && (
                    <DeskButton look="accent" onClick={() => change(tier, field, bound)}>
                      {labels.use(write(bound, field))}
                    </DeskButton>
                  )}
                </li>
              ))}
            </ul>
          </Problems>
        )}
        {mode === 'TIERED' && (
          <Foot>
            <DeskButton ref={add} look="accent" disabled={isDisabled || value.length >= mostTiers} onClick={addTier}>
              <Icon name="plus" size={16} />
              {labels.add}
            </DeskButton>
            {inForce && <span>{labels.changed}</span>}
          </Foot>
        )}
        {together && <Together {...together} />}
      </Body>
    </DeskCard>
  );
}

const keyOf = (tierId: string | undefined, field: FieldName) => `${tierId}-${field}`;

function fieldsOf(mode: TierMode, asksLoss: boolean): FieldName[] {
  if (mode === 'FIXED') return ['ratePpm'];
  return ['minActive', 'minValidBetMinor', ...(asksLoss ? (['minLossMinor'] as const) : []), 'ratePpm'];
}

interface OwnRateProps {
  draft: TierDraft;
  own: bigint | undefined;
  write: (value: bigint, field: FieldName) => string;
  labels: TierEditorLabels;
}

/** Shows the share of the giver's own rate that is given away; amber when it is all of it. */
function OwnRate({ draft: { ratePpm }, own, write, labels }: OwnRateProps) {
  if (own === undefined) return <span />;
  const rate = ratePpm ?? 0n;
  return (
    <div className="own" data-state={rate > own ? 'above' : rate === own ? 'all' : undefined}>
      <Share part={rate} of={own} />
      <span>{labels.of(write(own, 'ratePpm'))}</span>
    </div>
  );
}

function Together({ text, heldPpm, mostPpm }: NonNullable<TierEditorProps['together']>) {
  return (
    <Strip data-state={heldPpm > mostPpm ? 'above' : undefined}>
      <Icon name={heldPpm > mostPpm ? 'warning' : 'info'} size={16} />
      <p>{text}</p>
      <Share part={heldPpm} of={mostPpm} />
    </Strip>
  );
}

/** Decorative: the figure beside it says the same. */
function Share({ part, of }: { part: bigint; of: bigint }) {
  const width = of === 0n ? 0 : Number((part * 100n) / of);
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="whole" width="100" height="6" rx="1" />
      <rect width={Math.min(100, width)} height="6" rx="1" />
    </svg>
  );
}

const Body = styled('div')({
  padding: '4px 16px 16px',
  '& > ol': { margin: 0, padding: 0, listStyle: 'none' },
  '--own': 'minmax(120px, 1.4fr)',
  '&[data-fields="1"]': { '--fields': 'minmax(88px, 160px)', '--own': 'minmax(120px, 320px)' },
  '&[data-fields="3"]': { '--fields': 'minmax(80px, 1.4fr) minmax(96px, 1.4fr) minmax(88px, 1fr)' },
  '&[data-fields="4"]': { '--fields': 'minmax(64px, 1fr) minmax(96px, 1.4fr) minmax(96px, 1.4fr) minmax(88px, 1fr)' },
  '& svg rect': { fill: tone.plot1 },
  '& svg .whole': { fill: `color-mix(in oklab, ${tone.edge} 35%, transparent)` },
  '[dir="rtl"] & svg:has(.whole)': { transform: 'scaleX(-1)' },
});

const columns = {
  display: 'grid',
  gridTemplateColumns: '48px var(--fields) var(--own) 32px',
  alignItems: 'center',
  gap: '0 12px',
} as const;

const Heads = styled('div')({
  ...columns,
  minBlockSize: 28,
  color: tone.muted,
  fontSize: 12,
  fontWeight: 550,
  '& > [data-figure]': { textAlign: 'end' },
  '[dir="rtl"] & > [data-figure]': { textAlign: 'start' },
  [media.phone]: { display: 'none' },
});

const Row = styled('li')({
  ...columns,
  minBlockSize: 44,
  borderBlockStart: `1px solid ${tone.raised}`,
  '& .number > span': { display: 'none' },
  '& .own': {
    display: 'grid',
    gridTemplateColumns: 'minmax(32px, 1fr) auto',
    alignItems: 'center',
    gap: 10,
    color: tone.muted,
    whiteSpace: 'nowrap',
  },
  '& .own > svg': { inlineSize: '100%', blockSize: 6 },
  '& .own[data-state="all"] rect:not(.whole)': { fill: tone.plot2 },
  '& .own[data-state="above"] rect:not(.whole)': { fill: tone.plotLoss },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'end',
    gap: '8px 12px',
    paddingBlock: 12,
    '& .number': { fontWeight: 600, alignSelf: 'center' },
    '& .number > span': { display: 'inline' },
    '& .remove': { gridColumn: 2, gridRow: 1, justifySelf: 'end' },
    '& .own': { minBlockSize: 44 },
    // The columns have no header here.
    '& [data-size][data-label="hidden"] .heading': {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
      paddingBlockEnd: 4,
      color: tone.muted,
    },
  },
});

const Problems = styled('div')({
  paddingBlockStart: 8,
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  color: tone.bad,
  '& .MuiButtonBase-root': { minBlockSize: 24, paddingInline: 4 },
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  minBlockSize: 44,
  borderBlockStart: `1px solid ${tone.raised}`,
  color: tone.muted,
});

const Strip = styled('output')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 120px',
  alignItems: 'center',
  gap: 12,
  marginBlockStart: 8,
  padding: '10px 14px',
  borderRadius: 8,
  backgroundColor: tone.infoWash,
  '& > p': { margin: 0 },
  '& > svg:first-of-type': { color: tone.info },
  '& > svg:last-of-type': { inlineSize: '100%', blockSize: 6 },
  '&[data-state="above"]': { backgroundColor: tone.badWash },
  '&[data-state="above"] > svg:first-of-type': { color: tone.bad },
  '&[data-state="above"] rect:not(.whole)': { fill: tone.plotLoss },
  [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', '& > svg:last-of-type': { gridColumn: '1 / -1' } },
});
