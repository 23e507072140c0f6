import { localDigits } from '@site/money/localDigits';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icons/Icon';
import type { TilePicture } from '../game-tile/GameTile';
import { Bulbs, BULB_STEP } from '../illustration/Bulbs';
import { Money } from '../money/Money';
import { control } from '../theme/control';
import { display } from '../theme/display';
import { media } from '../theme/layout';
import { motion } from '../theme/tokens';
import { elevation, radius, tone } from '../theme/vars';
import { GAME_COVER } from '../game-tile/tileStyle';
import type { RootProps } from '../theme/RootProps';
import { useLocale } from '../theme/useLocale';

export interface GameFrameLabels {
  back: string;
  reload: string;
  fullScreen: string;
  leaveFullScreen: string;
  session: string;
  net: string;
  balance: string;
  /** Loading text under the sign; also read out. */
  loading: string;
}

export interface GameFrameProps extends RootProps<'div'> {
  /** Name of the game, for the bar and the frame. */
  name: string;
  /** Vendor and kind of money, in one line. */
  detail?: string | undefined;
  /** The game's poster, shown while it loads; without it, its name as a lit sign. */
  cover?: TilePicture | undefined;
  /** Time of opening, in milliseconds since 1970; undefined before. */
  openedAtMs?: number | undefined;
  /** From `useNow`; undefined while unknown. */
  now: Date | undefined;
  /** Undefined while unknown: dashes are shown. */
  money?:
    | {
        currency: string;
        balanceMinor: bigint;
        /** Payouts minus stakes since the game was opened; undefined while unknown: a dash is shown. */
        netMinor: bigint | undefined;
      }
    | undefined;
  /** Labels in the language of the page. */
  labels: GameFrameLabels;
  /** The game is loading: a loading screen covers the frame. */
  isBusy?: boolean;
  /** Called by the back button. */
  onBack: () => void;
  /** Called to reload the game. */
  onReload: () => void;
  /** Link to the player's own limits; omitted for visitors. */
  limits?: { label: string; onPress: () => void } | undefined;
  /** Lines between the bar and the game, such as its jackpots. */
  above?: ReactNode;
  /** The game as an `iframe`, or a replacement. */
  children?: ReactNode;
}

/** A page for one game, with a bar that shows time, result and balance, also in full screen. Source: GAM-07. */
export function GameFrame(props: GameFrameProps) {
  const {
    name,
    detail,
    cover,
    openedAtMs,
    now,
    money,
    labels,
    isBusy = false,
    onBack,
    onReload,
    limits,
    above,
    children,
    ref,
    ...rest
  } = props;
  const isFull = useIsFullScreen();
  return (
    <Page {...rest} ref={ref}>
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
            <Elapsed since={openedAtMs} now={now} />
          </Figure>
          <Figure label={labels.net}>
            {money?.netMinor === undefined ? '–' : <Money amountMinor={money.netMinor} currency={money.currency} sign="always" colored />}
          </Figure>
          <Figure label={labels.balance}>{money ? <Money amountMinor={money.balanceMinor} currency={money.currency} /> : '–'}</Figure>
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
      {above}
      <main aria-busy={isBusy}>
        {children}
        <output className="waiting" aria-label={labels.loading} hidden={!isBusy}>
          {cover ? <Cover {...cover} /> : <Sign name={name} />}
          <span aria-hidden="true">{labels.loading}</span>
        </output>
      </main>
    </Page>
  );
}

function Cover({ avif, webp, width, height }: TilePicture) {
  return (
    <picture className="cover">
      <source type="image/avif" srcSet={avif} />
      <img src={webp} alt="" width={width} height={height} />
    </picture>
  );
}

function Sign({ name }: { name: string }) {
  return (
    <Root aria-hidden="true">
      <svg viewBox="0 0 440 230">
        <rect className="bed" x="1" y="1" width="438" height="228" rx="28" />
        <rect className="board" x="24" y="24" width="392" height="182" rx="12" />
        <Bulbs along="M28 13H412A15 15 0 0 1 427 28V202A15 15 0 0 1 412 217H28A15 15 0 0 1 13 202V28A15 15 0 0 1 28 13" lit="half" />
      </svg>
      <b>{name}</b>
    </Root>
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

/** Shows how long the game has been open, as hours, minutes and seconds. */
function Elapsed({ since, now }: { since: number | undefined; now: Date | undefined }) {
  const seconds = now && since !== undefined ? Math.max(0, Math.floor((now.getTime() - since) / 1000)) : 0;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const time = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return <bdi dir="ltr">{localDigits(time, useLocale())}</bdi>;
}

function useIsFullScreen(): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const hear = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', hear);
    return () => document.removeEventListener('fullscreenchange', hear);
  }, []);
  return isFull;
}

/** Makes the whole document full screen, not the game alone: time, result, and messages over the page must stay visible. */
const toggleFull = () => void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());

/** Alternates even and odd bulbs. The line holds an even number of them. */
const chase = keyframes({ to: { strokeDashoffset: -BULB_STEP } });

const sweep = keyframes({ to: { translate: '100%' } });

/** The game's name as a lit sign. */
const Root = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(440px, 84vw)',
  '& > *': { gridArea: '1 / 1' },
  '& svg': { inlineSize: '100%', filter: `drop-shadow(0 24px 60px color-mix(in srgb, ${tone.action} 22%, transparent))` },
  '& .bed': { fill: tone.signDeep },
  '& .board': { fill: tone.sign, stroke: `color-mix(in srgb, ${tone.signAction} 28%, ${tone.sign})`, strokeWidth: 1.5 },
  '& path': { fill: 'none', strokeLinecap: 'round' },
  '& .on, & .glow': { animation: `${chase} ${motion.bulbsMs / 2}ms steps(2, jump-none) infinite` },
  '& b': {
    ...display,
    // Above the shadow of the sign.
    position: 'relative',
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    maxInlineSize: '78%',
    fontSize: 'clamp(20px, 6vw, 34px)',
    lineHeight: 1.15,
    textAlign: 'center',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    color: tone.onArt,
  },
  '@media (prefers-reduced-motion: reduce)': { '& .on, & .glow': { animation: 'none' } },
});

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
  '& .waiting': {
    placeSelf: 'stretch',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 28,
    padding: 16,
    fontSize: 15,
    color: tone.muted,
    background: `radial-gradient(circle at 50% 42%, color-mix(in srgb, ${tone.action} 12%, ${tone.sunken}), ${tone.sunken} 62%)`,
    // Rises over the game when it is ready.
    transition: `opacity ${motion.curtainMs}ms ${motion.ease}, display ${motion.curtainMs}ms allow-discrete`,
  },
  '& .waiting[hidden]': { display: 'none', opacity: 0, pointerEvents: 'none' },
  '& .cover': {
    position: 'relative',
    overflow: 'hidden',
    justifySelf: 'center',
    blockSize: 'min(54dvh, 420px)',
    aspectRatio: '3 / 4',
    borderRadius: radius.lead,
    boxShadow: elevation.rest,
    viewTransitionName: GAME_COVER,
  },
  '& .cover img': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '& .cover::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    translate: '-100%',
    background: `linear-gradient(100deg, transparent 30%, ${tone.artLight} 50%, transparent 70%)`,
    animation: `${sweep} ${motion.curtainMs * 4}ms ease-in-out infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '& .waiting': { transition: 'none' }, '& .cover::after': { animation: 'none' } },
  [media.phone]: {
    '& header': { flexWrap: 'wrap', gap: '6px 2px', paddingBlockStart: 6, paddingInline: 6 },
    '& .figures': { order: 9, inlineSize: 'calc(100% + 12px)', marginInline: -6, borderBlockStart: `1px solid ${tone.line}` },
    '& dl': { flex: '1 0 auto', minInlineSize: 0, padding: '7px 12px' },
    '& dl:last-of-type': { borderInlineEnd: 0 },
    '& dd': { fontSize: 15 },
  },
  [media.narrow]: { '& dl': { paddingInline: 8 }, '& dd': { fontSize: 14 } },
});
