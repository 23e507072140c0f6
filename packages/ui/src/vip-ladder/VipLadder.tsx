import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icons/Icon';
import { Money } from '../money/Money';
import { ProgressBar } from '../progress-bar/ProgressBar';
import { skeletonStyle, cardStyle } from '../theme/cardStyle';
import { display } from '../theme/display';
import { hueStyle } from '../theme/hueStyle';
import type { RootProps } from '../theme/RootProps';
import { ground } from '../theme/tokens';
import { radius, shade, tone } from '../theme/vars';
import { visuallyHidden } from '../theme/visuallyHidden';
import { VipEmblem } from '../vip-badge/VipEmblem';

export interface VipBenefit {
  /** Name of the benefit: 'Level-up gift'. */
  name: string;
  /** Value of the benefit: an amount, a count. */
  value: ReactNode;
}

export interface VipRank {
  /** Level, starting at 0. */
  level: number;
  label: string;
  /** Required deposits and valid bets since the account was opened; both in minor units. */
  depositMinor: bigint;
  validBetMinor: bigint;
  benefits: readonly VipBenefit[];
}

export interface VipProgress {
  level: number;
  depositMinor: bigint;
  validBetMinor: bigint;
  /** This month's valid bets and the amount that keeps the rank. Undefined at the first rank, which is never lost. */
  keep?: { doneMinor: bigint; needMinor: bigint; until: string } | undefined;
}

export interface VipLadderLabels {
  /** Label of the member's rank: 'Your rank'. */
  yours: string;
  /** 'To reach Platinum'. */
  next: (label: string) => string;
  /** Note that both conditions apply: 'Both are needed.' */
  both: string;
  /** Replaces the conditions at the last rank. */
  top: string;
  deposits: string;
  validBets: string;
  /** 'To stay Gold, until 30 November'. */
  keep: (label: string, until: string) => string;
  /** '$6,240.00 of $10,000.00'. */
  of: (done: ReactNode, need: ReactNode) => ReactNode;
  /** Accessible name of the ranks. */
  ranks: string;
  /** State of a rank: reached, the member's own, not reached yet. */
  reached: string;
  own: string;
  ahead: string;
  benefits: (label: string) => string;
}

export interface VipLadderProps extends RootProps<'div'> {
  /** Ranks by level, ascending and without gaps; at least one. */
  items: readonly VipRank[];
  /** `undefined` until the first response. */
  progress: VipProgress | undefined;
  /** ISO 4217 code. */
  currency: string;
  /** Labels in the language of the page. */
  labels: VipLadderLabels;
  /** Renders actions for the selected rank, such as claiming its gift. */
  actions?: (rank: VipRank) => ReactNode;
}

/** A member's VIP rank, progress to the next one, and the benefits of each. Source: MEM-12, docs/domain.md DR-4. */
export function VipLadder({ items, progress, currency, labels, actions, ...rest }: VipLadderProps) {
  const group = useId();
  const [chosen, setChosen] = useState<number>();
  const own = items.find(({ level }) => level === progress?.level) ?? items[0];
  const next = own && items.find(({ level }) => level === own.level + 1);
  const shown = items.find(({ level }) => level === chosen) ?? own;
  if (!own || !shown) return null;

  const money = (amountMinor: bigint) => <Money amountMinor={amountMinor} currency={currency} />;
  const course = (name: string, done: bigint, need: bigint, look: 'action' | 'plain' = 'action') => (
    <div className="course">
      <p>
        <span>{name}</span>
        <span>{labels.of(<b>{money(done)}</b>, money(need))}</span>
      </p>
      <ProgressBar label={name} done={done} need={need} look={done >= need ? 'good' : look} />
    </div>
  );

  return (
    <Ladder {...rest} aria-busy={!progress}>
      <div className="stand">
        <Plate data-ground={plateOf(own.level)}>
          {progress ? <VipEmblem level={own.level} size={124} /> : <span className="skeleton emblem" />}
        </Plate>
        <div className="ways">
          <p className="over">{labels.yours}</p>
          {!progress && [0, 1, 2].map((line) => <span key={line} className="skeleton" />)}
          {progress && (
            <>
              <h2>{own.label}</h2>
              {next ? (
                <section aria-label={labels.next(next.label)}>
                  <p className="goal">
                    {labels.next(next.label)} <span>{labels.both}</span>
                  </p>
                  {course(labels.deposits, progress.depositMinor, next.depositMinor)}
                  {course(labels.validBets, progress.validBetMinor, next.validBetMinor)}
                </section>
              ) : (
                <p className="goal">{labels.top}</p>
              )}
              {progress.keep && (
                <div className="keep">
                  {course(labels.keep(own.label, progress.keep.until), progress.keep.doneMinor, progress.keep.needMinor, 'plain')}
                </div>
              )}
            </>
          )}
        </div>
      </div>

      <fieldset>
        <legend>{labels.ranks}</legend>
        {items.map((rank) => {
          const standing = progress && standingOf(rank.level, progress.level);
          return (
            <label key={rank.level} data-standing={standing} ref={standing === 'own' ? bringToMiddle : undefined}>
              <input type="radio" name={group} checked={rank.level === shown.level} onChange={() => setChosen(rank.level)} />
              <VipEmblem level={rank.level} size={60} />
              <b>{rank.label}</b>
              {standing && (
                <small>
                  {standing === 'reached' && <Icon name="check" size={13} />}
                  {standing === 'ahead' && <Icon name="lock" size={12} />}
                  {labels[standing]}
                </small>
              )}
            </label>
          );
        })}
      </fieldset>

      <section className="brings" aria-live="polite" aria-label={labels.benefits(shown.label)}>
        <h3>{labels.benefits(shown.label)}</h3>
        <dl>
          {shown.benefits.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {actions && <div className="acts">{actions(shown)}</div>}
      </section>
    </Ladder>
  );
}

/** Scrolls the ranks, which are wider than a phone's screen, without scrolling the page. */
const bringToMiddle = (label: HTMLElement | null) => {
  const rail = label?.parentElement;
  if (!rail) return;
  const [own, all] = [label.getBoundingClientRect(), rail.getBoundingClientRect()];
  rail.scrollBy({ left: own.x + own.width / 2 - (all.x + all.width / 2) });
};

const standingOf = (level: number, own: number) => (level === own ? 'own' : level < own ? 'reached' : 'ahead');

const plates = ['slate', 'cocoa', 'slate', 'wine', 'teal', 'royal', 'plum'] as const;
const plateOf = (level: number) => plates[Math.min(level, plates.length - 1)];

const Plate = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  borderRadius: radius.tile,
  ...Object.fromEntries(
    [...new Set(plates)].map((name) => [
      `&[data-ground="${name}"]`,
      {
        background: `repeating-conic-gradient(from 7deg, ${shade(0)} 0 9deg, ${shade(22)} 9deg 18deg), radial-gradient(circle, ${ground[name]}, ${tone.signDeep} 130%)`,
      },
    ]),
  ),
});

const Ladder = styled('div')(({ theme }) => ({
  ...hueStyle,
  ...cardStyle,
  display: 'grid',
  gap: 20,
  padding: 20,
  minInlineSize: 0,
  '& .stand': { display: 'grid', gridTemplateColumns: '220px minmax(0, 1fr)', gap: 24, alignItems: 'stretch' },
  '& .ways': { display: 'grid', alignContent: 'center', gap: 10, minInlineSize: 0 },
  '& p, & h2, & h3': { margin: 0 },
  '& .over': { color: tone.muted, fontSize: 13, fontWeight: 500, marginBlockEnd: -8 },
  '& h2': { ...display, fontSize: 30, lineHeight: 1.15, overflowWrap: 'anywhere' },
  '& .goal': { fontSize: 14, fontWeight: 650 },
  '& .goal > span': { color: tone.muted, fontWeight: 500 },
  '& section, & .keep': { display: 'grid', gap: 10 },
  '& .keep': { paddingBlockStart: 12, borderBlockStart: `1px solid ${tone.line}` },
  '& .course p': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 12,
    marginBlockEnd: 5,
    color: tone.muted,
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .course b': { color: tone.text, fontWeight: 650 },
  '& .skeleton': { ...skeletonStyle, inlineSize: '100%', maxInlineSize: 380, blockSize: 18 },
  '& .skeleton.emblem': { inlineSize: 96, blockSize: 108, borderRadius: 24 },

  '& fieldset': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(96px, 1fr)',
    minInlineSize: 0,
    margin: 0,
    marginInline: -8,
    padding: '4px 8px',
    border: 0,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
  },
  '& legend': visuallyHidden,
  '& fieldset label': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 3,
    padding: '12px 6px 10px',
    borderRadius: radius.tile,
    textAlign: 'center',
    cursor: 'pointer',
    scrollSnapAlign: 'center',
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& fieldset b': { fontSize: 13, fontWeight: 700, lineHeight: 1.25, marginBlockStart: 4 },
  '& small': { display: 'flex', alignItems: 'center', gap: 3, color: tone.faint, fontSize: 11.5, lineHeight: 1.25 },
  // The line between two emblems, amber as far as the member has come.
  '& fieldset label + label::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 41,
    insetInlineEnd: 'calc(50% + 34px)',
    inlineSize: 'calc(100% - 68px)',
    blockSize: 2,
    backgroundColor: tone.line,
  },
  '& label + label:is([data-standing="reached"], [data-standing="own"])::before': { backgroundColor: tone.action },
  '@media (forced-colors: active)': {
    '& fieldset label + label::before': { backgroundColor: 'GrayText' },
    '& label + label:is([data-standing="reached"], [data-standing="own"])::before': { backgroundColor: 'CanvasText' },
  },
  '& [data-standing="ahead"] svg[data-hue]': { opacity: 0.42, filter: 'saturate(0.4)' },
  '& [data-standing="reached"] small': { color: tone.good },
  '& [data-standing="own"] small': { color: tone.actionText, fontWeight: 700 },
  '& label:hover': { backgroundColor: tone.hover },
  '& label:has(:checked)': { backgroundColor: tone.select, boxShadow: `inset 0 -2px 0 ${tone.action}` },
  '& label:has(:focus-visible)': { outline: `2px solid ${tone.focus}`, outlineOffset: -2 },

  '& h3': { fontSize: 14, fontWeight: 700 },
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))', gap: 8, margin: 0 },
  '& dl > div': { padding: '10px 12px', borderRadius: radius.input, backgroundColor: tone.raised },
  '& dt': { color: tone.muted, fontSize: 12, lineHeight: 1.35 },
  '& dd': { margin: 0, fontSize: 17, fontWeight: 700, letterSpacing: '-0.01em', lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 },

  [theme.breakpoints.down('md')]: {
    padding: 16,
    '& .stand': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
    '& .acts > *': { flex: '1 1 auto', minBlockSize: 44 },
  },
}));
