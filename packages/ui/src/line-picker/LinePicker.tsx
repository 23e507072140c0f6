import { unitLocales } from '@site/money/unitLocales';
import { formatPercent } from '@site/money/formatPercent';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Icon } from '../icons/Icon';
import { control } from '../theme/control';
import { media } from '../theme/layout';
import { visuallyHidden } from '../theme/visuallyHidden';
import { motion } from '../theme/tokens';
import { radius, tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';
import { useLocale } from '../theme/useLocale';

export type Pace = 'fast' | 'normal' | 'slow' | 'failed';

export interface Line {
  /** Domain and id of the line. */
  domain: string;
  description?: string | undefined;
  /** Load of the line in percent. */
  percentage?: number | undefined;
  /** Result of the measurement; undefined while measuring. */
  measured?: { pace: Pace; elapsedMs: number } | undefined;
}

export interface LinePickerProps extends Omit<RootProps<'div'>, 'onChange'> {
  /** Undefined while loading. */
  items: readonly Line[] | undefined;
  /** Domain of the current line. */
  value: string;
  /** Called with the domain of the chosen line. */
  onChange: (domain: string) => void;
  /** Called with the domain of the fastest line by its button. @default onChange */
  onUseFastest?: ((domain: string) => void) | undefined;
  /** Called to measure all lines again. */
  onMeasure: () => void;
  /** Labels in the language of the page. */
  labels: {
    /** Name of the group. */
    lines: string;
    measuring: string;
    measureAgain: string;
    useFastest: string;
    empty: string;
    pace: Record<Pace, string>;
    /** Text for the load: `62 % in use`. */
    inUse: (percentage: string) => string;
  };
}

/** The lines of the site with their measurements. Source: SYS-07, SYS-08, SYS-17. */
export function LinePicker({ items, value, onChange, onUseFastest = onChange, onMeasure, labels, ...rest }: LinePickerProps) {
  const name = useId();
  const locale = useLocale();
  const inMs = new Intl.NumberFormat(unitLocales(locale), { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 });
  const isMeasuring = !items || items.some(({ measured }) => !measured);
  const fastest = isMeasuring ? undefined : fastestOf(items);

  return (
    <Picker {...rest}>
      {items?.length === 0 && <p className="empty">{labels.empty}</p>}
      {!items && <SkeletonShape />}
      {items && items.length > 0 && (
        <fieldset>
          <legend>{labels.lines}</legend>
          {items.map(({ domain, description, percentage, measured }) => (
            <label key={domain} data-pace={measured?.pace}>
              <input type="radio" name={name} value={domain} checked={domain === value} onChange={() => onChange(domain)} />
              <span className="what">
                <bdi dir="ltr">{domain}</bdi>
                <small>
                  {description}
                  {description && percentage !== undefined && ' · '}
                  {percentage !== undefined && labels.inUse(formatPercent(percentage / 100, locale))}
                </small>
              </span>
              <Bars />
              <span className="speed">
                {measured ? (
                  <>
                    {measured.pace !== 'failed' && (
                      <b>
                        <bdi>{inMs.format(measured.elapsedMs)}</bdi>
                      </b>
                    )}
                    <small>{labels.pace[measured.pace]}</small>
                  </>
                ) : (
                  <small>{labels.measuring}</small>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="acts" hidden={items?.length === 0}>
        <button type="button" className="button" disabled={isMeasuring} onClick={onMeasure}>
          <Icon name="refresh" size={18} />
          {labels.measureAgain}
        </button>
        <button
          type="button"
          className="button main"
          disabled={!fastest || fastest.domain === value}
          onClick={() => fastest && onUseFastest(fastest.domain)}
        >
          <Icon name="bolt" size={18} />
          {labels.useFastest}
        </button>
      </div>
      <output>{isMeasuring && labels.measuring}</output>
    </Picker>
  );
}

/** Returns the line with the shortest response time; undefined when none answered. */
function fastestOf(lines: readonly Line[]): Line | undefined {
  const answered = lines.filter(({ measured }) => measured && measured.pace !== 'failed');
  return answered.toSorted((a, b) => (a.measured?.elapsedMs ?? 0) - (b.measured?.elapsedMs ?? 0))[0];
}

/** Three bars for fast, two for normal, one for slow; the text says the same. */
function Bars() {
  return (
    <svg className="bars" viewBox="0 0 18 16" aria-hidden="true">
      <rect x="0" y="10" width="4" height="6" rx="1" />
      <rect x="7" y="5" width="4" height="11" rx="1" />
      <rect x="14" y="0" width="4" height="16" rx="1" />
    </svg>
  );
}

function SkeletonShape() {
  return (
    <ul aria-busy="true" aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <li key={place} />
      ))}
    </ul>
  );
}

const Picker = styled('div')({
  display: 'grid',
  gap: 16,
  color: tone.text,
  ...control,
  '& fieldset': { display: 'grid', gap: 8, minInlineSize: 0, margin: 0, padding: 0, border: 0 },
  '& legend': visuallyHidden,
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(76px, auto)',
    alignItems: 'center',
    gap: 14,
    minBlockSize: 64,
    padding: '10px 16px',
    borderRadius: radius.tile,
    backgroundColor: tone.surface,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
    cursor: 'pointer',
    transition: `background-color ${motion.colorMs}ms`,
  },
  '& label:hover': { backgroundColor: tone.hover },
  '& label:has(:checked)': { backgroundColor: tone.select, boxShadow: `inset 0 0 0 2px ${tone.actionText}` },
  '& label:has(:focus-visible)': { outline: `2px solid ${tone.focus}`, outlineOffset: 2 },
  '& input': {
    appearance: 'none',
    inlineSize: 20,
    blockSize: 20,
    margin: 0,
    border: `1.5px solid ${tone.edge}`,
    borderRadius: '50%',
    outline: 'none',
  },
  '& input:checked': { borderWidth: 6, borderColor: tone.actionText },
  '& .what': { display: 'grid', gap: 1, minInlineSize: 0 },
  '& .what bdi': { fontWeight: 650, overflowWrap: 'anywhere', justifySelf: 'start' },
  '& small': { fontSize: 12.5, color: tone.muted },
  '& .bars': { inlineSize: 18, blockSize: 16, fill: tone.line },
  '& [data-pace="fast"] .bars rect': { fill: tone.good },
  '& [data-pace="normal"] .bars rect:nth-of-type(-n + 2)': { fill: tone.good },
  '& [data-pace="slow"] .bars rect:first-of-type': { fill: tone.actionText },
  '& .speed': { display: 'grid', justifyItems: 'end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .speed b': { fontSize: 15, fontWeight: 700, whiteSpace: 'nowrap' },
  '& [data-pace="fast"] .speed small': { color: tone.good },
  '& [data-pace="slow"] .speed small': { color: tone.actionText },
  '& [data-pace="failed"] .speed small': { color: tone.bad, fontWeight: 600 },

  '& .acts:not([hidden])': { display: 'flex', flexWrap: 'wrap', gap: 10 },
  '& .acts .button': { flex: '1 1 auto', minBlockSize: 44 },
  '& .button:disabled': { opacity: 0.5, cursor: 'default' },
  '& .empty': { margin: 0, paddingBlock: 24, textAlign: 'center', color: tone.muted },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { blockSize: 64, borderRadius: radius.tile, backgroundColor: tone.line },
  '& output': visuallyHidden,
  [media.narrow]: {
    '& label': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: 10, paddingInline: 12 },
    '& .bars': { display: 'none' },
  },
});
