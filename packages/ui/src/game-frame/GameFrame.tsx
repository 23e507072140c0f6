import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import { Money } from '../money/Money';
import { control } from '../theme/control';
import { media } from '../theme/layout';
import { motion } from '../theme/tokens';
import { tone } from '../theme/vars';

export interface GameFrameLabels {
  back: string;
  reload: string;
  fullScreen: string;
  leaveFullScreen: string;
  session: string;
  net: string;
  balance: string;
  /** Read out while the game is on its way. */
  loading: string;
}

export interface GameFrameProps {
  name: string;
  /** Vendor and kind of money, in one line. */
  detail?: string | undefined;
  /** When the game was opened, in milliseconds since 1970; left out before it was. */
  openedAt?: number | undefined;
  /** From `useNow`; undefined while it is not known. */
  now: Date | undefined;
  /** Left out while it is not known: dashes stand in its place. */
  money?: { currency: string; balanceMinor: bigint; /** Payouts less stakes since the game was opened. */ netMinor: bigint } | undefined;
  /** BCP 47 tag of the reader's language. */
  locale: string;
  labels: GameFrameLabels;
  isLoading?: boolean;
  onBack: () => void;
  onReload: () => void;
  /** The way to the player's own limits; left out for visitors. */
  limits?: { label: string; onPress: () => void } | undefined;
  /** The game as an `iframe`, or what stands in its place. */
  children?: ReactNode;
}

/**
 * A whole page for one game, under a bar that keeps time, result and balance in sight, in full screen too.
 * Source: GAM-07, spec §2 "/seamless".
 */
export function GameFrame(props: GameFrameProps) {
  const { name, detail, openedAt, now, money, locale, labels, isLoading = false, onBack, onReload, limits, children } = props;
  const { page, isFull, toggleFull } = useFullScreen();
  return (
    <Page ref={page}>
      <header>
        <button type="button" className="icon" aria-label={labels.back} onClick={onBack}>
          <Icon name="back" />
        </button>
        <div className="name">
          <h1>{name}</h1>
          <small>{detail}</small>
        </div>
        <div className="figures">
          <Figure label={labels.session}>
            <Elapsed since={openedAt} now={now} />
          </Figure>
          <Figure label={labels.net}>
            {money ? <Money amountMinor={money.netMinor} currency={money.currency} locale={locale} sign="always" colored /> : '–'}
          </Figure>
          <Figure label={labels.balance}>
            {money ? <Money amountMinor={money.balanceMinor} currency={money.currency} locale={locale} /> : '–'}
          </Figure>
        </div>
        <div className="acts">
          {limits && (
            <button type="button" className="icon" aria-label={limits.label} onClick={limits.onPress}>
              <Icon name="shield" />
            </button>
          )}
          <button type="button" className="icon" aria-label={labels.reload} onClick={onReload}>
            <Icon name="refresh" />
          </button>
          <button type="button" className="icon" aria-label={isFull ? labels.leaveFullScreen : labels.fullScreen} onClick={toggleFull}>
            <Icon name={isFull ? 'fullscreenExit' : 'fullscreen'} />
          </button>
        </div>
      </header>
      <main aria-busy={isLoading}>
        {children}
        {isLoading && (
          <output className="waiting" aria-label={labels.loading}>
            <i />
          </output>
        )}
      </main>
    </Page>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  );
}

/** How long the game has been open, as hours, minutes and seconds. */
function Elapsed({ since, now }: { since: number | undefined; now: Date | undefined }) {
  const seconds = now && since !== undefined ? Math.max(0, Math.floor((now.getTime() - since) / 1000)) : 0;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return <bdi dir="ltr">{parts.map((part) => String(part).padStart(2, '0')).join(':')}</bdi>;
}

/** All of the page goes full screen, not the game alone: time and result must stay in sight. */
function useFullScreen() {
  const page = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const hear = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', hear);
    return () => document.removeEventListener('fullscreenchange', hear);
  }, []);
  const toggleFull = () => void (document.fullscreenElement ? document.exitFullscreen() : page.current?.requestFullscreen());
  return { page, isFull, toggleFull };
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  backgroundColor: tone.sunken,
  ...control,
  '& header': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 60,
    paddingInline: 12,
    color: tone.text,
    backgroundColor: tone.page,
    borderBlockEnd: `1px solid ${tone.line}`,
  },
  '& .name': { flex: 1, minInlineSize: 0, marginInlineStart: 4, lineHeight: 1.2 },
  '& h1, & small': { display: 'block', margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& h1': { fontSize: 16, fontWeight: 700, lineHeight: 1.3 },
  '& small': { fontSize: 12, color: tone.faint },
  '& .figures, & .acts': { display: 'flex', flex: 'none' },
  '& dl': { margin: 0, minInlineSize: 100, paddingInline: 18, lineHeight: 1.2, borderInlineEnd: `1px solid ${tone.line}` },
  '& dt': { fontSize: 12, color: tone.faint },
  '& dd': { margin: 0, fontSize: 16, fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& main': { position: 'relative', flex: 1, minBlockSize: 0, display: 'grid', placeItems: 'center' },
  '& main > *': { gridArea: '1 / 1' },
  '& iframe': { inlineSize: '100%', blockSize: '100%', border: 0 },
  '& .waiting': { placeSelf: 'stretch', display: 'grid', placeItems: 'center', backgroundColor: tone.sunken },
  '& .waiting i': {
    inlineSize: 44,
    blockSize: 44,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `4px solid ${tone.line}`,
    borderBlockStartColor: tone.actionText,
    animation: `${turn} ${motion.slideMs}ms linear infinite`,
  },
  [media.phone]: {
    '& header': { flexWrap: 'wrap', gap: '6px 2px', paddingBlockStart: 6, paddingInline: 6 },
    '& .figures': { order: 9, inlineSize: 'calc(100% + 12px)', marginInline: -6, borderBlockStart: `1px solid ${tone.line}` },
    '& dl': { flex: '1 0 auto', minInlineSize: 0, padding: '7px 12px' },
    '& dl:last-of-type': { borderInlineEnd: 0 },
    '& dd': { fontSize: 15 },
  },
  [media.narrow]: { '& dl': { paddingInline: 8 }, '& dd': { fontSize: 14 } },
});
