import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icons/Icon';
import { artAction } from '../theme/artAction';
import { display, inJoinedScript } from '../theme/display';
import { breakpoint, motion } from '../theme/tokens';
import { radius, shade, tone } from '../theme/vars';
import { bannerFrame } from './bannerFrame';
import { bannerSizes } from './bannerSizes';
import type { RootProps } from '../theme/RootProps';

export interface BannerSource {
  url: string;
  /** Picture for the dark scheme, if different. */
  urlDark?: string | undefined;
  /** Pixels of the file. */
  width: number;
  height: number;
}

export interface BannerPicture extends BannerSource {
  /** Other widths of the same crop, ascending; the browser chooses the best one. @default `url` */
  sources?: readonly BannerSource[] | undefined;
}

export interface BannerAction {
  label: string;
  /** With an address the action is a link, otherwise a button. */
  href?: string | undefined;
  onSelect?: ((event: MouseEvent) => void) | undefined;
}

export interface Banner {
  id: string;
  /**
   * Wide crop: motif at 72 % of the width, space for text at the start. It contains no text, because right-to-left mirrors it. A narrower
   * frame cuts off its start. For a low carousel it is at least 6.7 times as wide as high, otherwise its top and bottom are cut off.
   */
  picture: BannerPicture;
  /** Replaces `picture` from 1360 px on, where a high carousel is up to 4.1 times as wide as high. */
  widePicture?: BannerPicture | undefined;
  /** Upright crop for phones: motif in the upper half. */
  phonePicture?: BannerPicture | undefined;
  /** Text alternative of the picture, when there is no title. */
  alt?: string | undefined;
  overline?: string | undefined;
  title?: string | undefined;
  text?: string | undefined;
  /** Language and direction of the texts, where they are not the page's. */
  saidIn?: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
  /** The first one is the primary button. */
  actions?: readonly BannerAction[] | undefined;
  /** Makes the whole banner clickable. */
  href?: string | undefined;
  onSelect?: ((event: MouseEvent) => void) | undefined;
}

export interface BannerCarouselLabels {
  /** Name of the region, such as 'Offers'. */
  region: string;
  /** Role descriptions for screen readers: 'carousel', 'slide'. */
  carousel: string;
  slide: string;
  position: (slide: number, slides: number) => string;
  pause: string;
  play: string;
  previous: string;
  next: string;
}

export interface BannerCarouselProps extends RootProps<'div'> {
  /** Banners in order. A single one does not rotate. */
  items: readonly Banner[];
  /** Translated labels; the library contains no texts of its own. */
  labels: BannerCarouselLabels;
  /** Notices below the bulbs. */
  footer?: ReactNode;
  /** Lower height, for the header of a list. @default false */
  isLow?: boolean;
  /** Starts rotating only on request, because every slide loads a picture. @default false */
  isStill?: boolean;
}

interface Turn {
  current: number;
  leaving?: number;
  direction?: Direction;
}

/** The requested slide, while its picture is loading. */
interface Wanted {
  index: number;
  direction: Direction;
  /** True for automatic rotation, false for a press. */
  byClock: boolean;
}

type Direction = 'forward' | 'backward';

/**
 * Carousel at the top of a page, after the W3C carousel pattern. It changes slides every 5000 ms, in 1000 ms, and stops on hover, keyboard
 * focus, pause and reduced motion. It waits until the next picture is loaded; a press waits for one second at most. A single banner has no
 * controls.
 */
export function BannerCarousel({ items, labels, footer, isLow = false, isStill = false, ref, ...rest }: BannerCarouselProps) {
  const sign = useRef<HTMLDivElement>(null);
  const handle = useForkRef(sign, ref);
  const [turn, setTurn] = useState<Turn>({ current: 0 });
  const [wanted, setWanted] = useState<Wanted>();
  /** Counts restarts of the clock on the same slide. */
  const [clock, setClock] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isFocused, setFocused] = useState(false);
  /** Index of the slide whose successor is being loaded. */
  const [readied, setReadied] = useState<number>();
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  // A server-rendered page does not rotate before its script runs, or the first change would be missed.
  const isAwake = useSyncExternalStore(subscribeToNothing, isTrue, isFalse);
  const isPaused = (choice ?? (isStill || wantsStillness ? 'pause' : 'play')) === 'pause';
  const count = items.length;
  const current = Math.min(turn.current, count - 1);
  const turns = count > 1;

  /** The slide shown next: Next and Previous start from it. */
  const target = wanted?.index ?? current;
  const show = (index: number, direction: Direction) => {
    const asked = (index + count) % count;
    setWanted(asked === current ? undefined : { index: asked, direction, byClock: false });
  };
  const turnByClock = () => setWanted((before) => before ?? { index: (current + 1) % count, direction: 'forward', byClock: true });

  const next = wanted?.index ?? (readied === current ? (current + 1) % count : undefined);
  useEffect(() => {
    const slide = next === undefined ? undefined : sign.current?.querySelectorAll('.slide')[next];
    if (!slide) return undefined;
    // Loading the pictures early lets the browser decode them before the change.
    const awaited = picturesThere(slide);
    if (!wanted) return undefined;
    let isWanted = true;
    const go = () => {
      if (!isWanted) return;
      isWanted = false;
      setWanted(undefined);
      // A visitor who hovers or focuses meanwhile keeps the current slide for its full time.
      const stands = wanted.byClock && isPausedNow(sign.current);
      if (stands) setClock((before) => before + 1);
      else setTurn({ current: wanted.index, leaving: current, direction: wanted.direction });
    };
    void awaited.then(go);
    const timer = wanted.byClock ? undefined : setTimeout(go, motion.slideMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted, current, next]);

  return (
    <Root
      {...rest}
      ref={handle}
      data-running={turns && isAwake && !isPaused}
      data-direction={turn.direction}
      data-low={isLow || undefined}
      data-turns={turns || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to the focus of the buttons in it */}
      <section
        className="hero"
        aria-label={labels.region}
        aria-roledescription={turns ? labels.carousel : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {turns && (
          <div className="controls">
            <button
              type="button"
              className="round"
              aria-label={isPaused ? labels.play : labels.pause}
              onClick={() => setChoice(isPaused ? 'play' : 'pause')}
            >
              <Icon name={isPaused ? 'play' : 'pause'} size={16} />
            </button>
            <div className="dots">
              {items.map(({ id }, index) => (
                <button
                  key={id}
                  type="button"
                  aria-label={labels.position(index + 1, count)}
                  aria-current={index === current || undefined}
                  onClick={() => show(index, index > current ? 'forward' : 'backward')}
                >
                  {/* The animation of the dot is the clock itself, so display and behaviour cannot differ. */}
                  {index === current && (
                    <i
                      key={clock}
                      onAnimationStart={({ animationName }) => animationName === ready.name && setReadied(current)}
                      onAnimationEnd={({ animationName }) => animationName === fill.name && turnByClock()}
                    />
                  )}
                </button>
              ))}
            </div>
            <div className="arrows">
              <button type="button" className="round" aria-label={labels.previous} onClick={() => show(target - 1, 'backward')}>
                <Icon name="back" />
              </button>
              <button type="button" className="round" aria-label={labels.next} onClick={() => show(target + 1, 'forward')}>
                <Icon name="forward" />
              </button>
            </div>
          </div>
        )}
        <div aria-live={turns && !isPaused && !isFocused ? 'off' : 'polite'}>
          {items.map((banner, index) => (
            <div
              key={banner.id}
              className="slide"
              data-state={stateOf(index, { turn, current, next })}
              inert={index !== current}
              {...(turns && { role: 'group', 'aria-roledescription': labels.slide, 'aria-label': labels.position(index + 1, count) })}
            >
              <Slide banner={banner} isFirst={index === 0} isLow={isLow} />
            </div>
          ))}
        </div>
      </section>
      <div className="bulbs" aria-hidden="true" />
      {footer && <div className="footer">{footer}</div>}
    </Root>
  );
}

interface Stage {
  turn: Turn;
  current: number;
  next: number | undefined;
}

/** The next slide is laid out hidden before its turn, so that its picture loads; the others are not loaded. */
function stateOf(index: number, { turn, current, next }: Stage) {
  if (index === current) return 'current';
  if (index === next) return 'next';
  return index === turn.leaving ? 'leaving' : 'away';
}

/** Resolves once the pictures of a slide are decoded or have failed. */
async function picturesThere(slide: Element) {
  const shown = [...slide.querySelectorAll('img')].filter((image) => image.checkVisibility());
  await Promise.allSettled(shown.map((image) => image.decode()));
}

const isPausedNow = (sign: Element | null) => {
  const dot = sign?.querySelector('.dots i');
  return dot ? getComputedStyle(dot).animationPlayState.startsWith('paused') : false;
};

function Slide({ banner, isFirst, isLow }: { banner: Banner; isFirst: boolean; isLow: boolean }) {
  const { picture, widePicture, phonePicture, alt = '', overline, title, text, saidIn, actions, href, onSelect } = banner;
  const said = (words: string | undefined) => (saidIn && words ? <bdi {...saidIn}>{words}</bdi> : words);
  const open = href ? (
    <a className="open" href={href} onClick={onSelect} aria-label={title ? undefined : alt}>
      {said(title)}
    </a>
  ) : (
    onSelect && (
      <button type="button" className="open" onClick={onSelect} aria-label={title ? undefined : alt}>
        {said(title)}
      </button>
    )
  );
  const shown = { picture, widePicture, phonePicture, isFirst, isLow, alt: title || open ? '' : alt };
  return (
    <>
      {picture.urlDark ? (
        <>
          <Picture className="light-only" {...shown} />
          <Picture className="dark-only" {...shown} />
        </>
      ) : (
        <Picture {...shown} />
      )}
      <div className="words">
        {overline && <p className="overline">{said(overline)}</p>}
        {title ? <h2 data-long={title.length > LONG_TITLE || undefined}>{open || said(title)}</h2> : open}
        {text && <p className="text">{said(text)}</p>}
        {actions && actions.length > 0 && (
          <div className="actions">
            {actions.map((action, index) => (
              <Action key={action.label} {...action} className={index === 0 ? 'action main' : 'action'} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

interface PictureProps extends Pick<Banner, 'picture' | 'widePicture' | 'phonePicture'> {
  alt: string;
  isFirst: boolean;
  isLow: boolean;
  /** Limits the picture to one scheme, when the other scheme has its own. */
  className?: 'light-only' | 'dark-only';
}

function Picture({ picture, widePicture, phonePicture, alt, isFirst, isLow, className }: PictureProps) {
  const addressOf = ({ url, urlDark = url }: BannerSource) => (className === 'dark-only' ? urlDark : url);
  const sourceSetOf = ({ sources = [] }: BannerPicture) => sources.map((source) => `${addressOf(source)} ${source.width}w`).join(', ');
  return (
    <picture className={className}>
      {phonePicture && (
        <source
          media={`(max-width: ${breakpoint.phone - 1}px)`}
          srcSet={addressOf(phonePicture)}
          width={phonePicture.width}
          height={phonePicture.height}
        />
      )}
      {widePicture && (
        <source
          media={`(min-width: ${breakpoint.wide}px)`}
          srcSet={sourceSetOf(widePicture) || addressOf(widePicture)}
          sizes={bannerSizes(widePicture, isLow)}
          width={widePicture.width}
          height={widePicture.height}
        />
      )}
      <img
        src={addressOf(picture)}
        {...(picture.sources?.length && { srcSet: sourceSetOf(picture), sizes: bannerSizes(picture, isLow) })}
        alt={alt}
        width={picture.width}
        height={picture.height}
        // One of the two is not displayed: lazy loading stops the browser from loading both.
        loading={isFirst && !className ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : 'low'}
      />
    </picture>
  );
}

function Action({ label, href, onSelect, className }: BannerAction & { className: string }) {
  if (href)
    return (
      <a className={className} href={href} onClick={onSelect}>
        {label}
      </a>
    );
  return (
    <button type="button" className={className} onClick={onSelect}>
      {label}
    </button>
  );
}

const subscribeToNothing = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/** Number of letters above which three lines of the large size are not enough. */
const LONG_TITLE = 34;

const fill = keyframes({ to: { backgroundSize: '100% 100%' } });
/** Invisible animation whose start triggers loading the next picture. */
const ready = keyframes({ to: { outlineOffset: 0 } });
/** Enough time for a picture on a slow connection; earlier would waste a request for visitors who leave soon. */
const READY_MS = 2000;
const blink = keyframes({ to: { backgroundPositionX: '27px, 3px' } });
const arrive = keyframes({ from: { transform: 'translateX(calc(100% * var(--from)))' } });
const leave = keyframes({
  from: { visibility: 'visible' },
  to: { visibility: 'visible', transform: 'translateX(calc(-100% * var(--from)))' },
});
const phone = `@media (max-width: ${breakpoint.phone - 1}px)`;

const Root = styled('div')(bannerFrame, {
  color: tone.onArt,
  '--from': 1,
  '&[data-direction="backward"]': { '--from': -1 },
  '[dir="rtl"] &': { '--from': -1 },
  '[dir="rtl"] &[data-direction="backward"]': { '--from': 1 },

  '& .slide': {
    position: 'absolute',
    inset: 0,
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'center',
    padding: '0 0 6px',
    paddingInlineStart: 'clamp(28px, 4.8cqi, 52px)',
  },
  '& .slide[data-state="next"], & .slide[data-state="leaving"]': { visibility: 'hidden' },
  '& .slide[data-state="away"]': { display: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-direction] .slide[data-state="current"]': { animation: `${arrive} ${motion.slideMs}ms ${motion.ease}` },
    '& .slide[data-state="leaving"]': { animation: `${leave} ${motion.slideMs}ms ${motion.ease}` },
  },

  '& .slide img': {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '100% 50%',
  },
  '[dir="rtl"] & .slide img': { transform: 'scaleX(-1)' },

  '& .words': { inlineSize: '47%' },
  '& .overline': { margin: '0 0 16px', fontSize: 14, fontWeight: 700, color: `color-mix(in srgb, ${tone.signAction} 60%, ${tone.onArt})` },
  '& h2': {
    margin: 0,
    ...display,
    fontSize: 'clamp(40px, 5.9cqi, 64px)',
    fontWeight: 850,
    fontStretch: '116%',
    lineHeight: 0.94,
    letterSpacing: '-0.03em',
    textWrap: 'balance',
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  '& h2:is(:lang(ar), :lang(fa), :lang(ur))': { fontSize: 'clamp(36px, 5.2cqi, 56px)', fontWeight: 800, lineHeight: 1.2, letterSpacing: 0 },
  '& h2:is(:lang(bn), :lang(hi), :lang(ne))': { fontSize: 'clamp(36px, 5cqi, 54px)', fontWeight: 800, lineHeight: 1.16, letterSpacing: 0 },
  // Of two marks above a letter the upper one would reach the line above.
  '& h2:lang(vi)': { lineHeight: 1.12 },
  '& h2[data-long]': { fontSize: 'clamp(30px, 3.5cqi, 40px)', lineHeight: 1 },
  '& .text': {
    margin: '18px 0 0',
    maxInlineSize: 400,
    fontSize: 17,
    fontWeight: 500,
    lineHeight: 1.5,
    color: tone.onArtMuted,
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
  // In narrower frames the crop is cut at both ends and the text keeps to its side, clear of the motif.
  '@container (max-width: 899px)': {
    '& .slide img': { objectPosition: '72% 50%' },
    '& .words': { inlineSize: '44%' },
    '& h2': { fontSize: 'clamp(34px, 5.4cqi, 48px)' },
    '& .text': { maxInlineSize: '36cqi', fontSize: 15 },
  },
  '& .open': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& .open::after': { content: '""', position: 'absolute', inset: 0 },
  '& .actions': { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 26 },
  ...artAction,
  '& .action': { ...artAction['& .action'], minBlockSize: 50, paddingInline: 26, borderRadius: radius.input, fontSize: 16 },

  '& .controls': {
    position: 'absolute',
    zIndex: 2,
    insetInlineEnd: 20,
    insetBlockEnd: 18,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: 4,
    borderRadius: 24,
    backgroundColor: shade(74),
  },
  '& .controls button': {
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& .round': { inlineSize: 38, blockSize: 38, borderRadius: '50%' },
  '& .round:hover': { backgroundColor: `color-mix(in srgb, ${tone.onArt} 16%, transparent)` },
  '& .dots, & .arrows': { display: 'flex', alignItems: 'center' },
  '& .dots button': { position: 'relative', inlineSize: 24, blockSize: 24 },
  '& .dots button::before, & .dots i': {
    content: '""',
    gridArea: '1 / 1',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: 4,
    backgroundColor: tone.artEdge,
  },
  '& .dots button[aria-current]': { inlineSize: 46 },
  '& .dots button[aria-current]::before, & .dots i': { inlineSize: 38 },
  '& .dots i': {
    background: `linear-gradient(${tone.signAction} 0 0) 0 0 / 0 100% no-repeat`,
    animation: `${fill} ${motion.dwellMs}ms linear forwards, ${ready} 1ms ${motion.dwellMs - READY_MS}ms`,
  },
  '[dir="rtl"] & .dots i': { backgroundPosition: '100% 0' },
  '@media (forced-colors: active)': { '& .dots button::before': { backgroundColor: 'ButtonText' }, '& .dots i': { background: 'none' } },
  '& :focus-visible': { outlineColor: tone.onArt },

  '& .bulbs': {
    backgroundImage: [
      `radial-gradient(circle, color-mix(in srgb, ${tone.signAction} 40%, ${tone.onArt}) 0 1.6px, ${tone.signAction} 1.7px 3.4px, color-mix(in srgb, ${tone.signAction} 32%, transparent) 3.5px, transparent 8.5px)`,
      `radial-gradient(circle, color-mix(in srgb, ${tone.signAction} 52%, ${tone.signDeep}) 0 3.2px, transparent 3.6px)`,
    ].join(', '),
    backgroundPosition: '3px 0, 27px 0',
    backgroundSize: '48px 18px',
    backgroundRepeat: 'repeat-x',
    animation: `${blink} ${motion.bulbsMs}ms steps(2, jump-none) infinite`,
  },
  // The clock stops together with everything that displays it.
  '&[data-running="false"] :is(.dots i, .bulbs), &:has(:focus-visible) :is(.dots i, .bulbs)': { animationPlayState: 'paused' },
  '@media (hover: hover)': { '&:has(.hero:hover) :is(.dots i, .bulbs)': { animationPlayState: 'paused' } },
  '&[data-low]': {
    '& .slide img': { objectPosition: '100% 50%' },
    '& .overline': { marginBlockEnd: 4, fontSize: 13 },
    '& h2, & h2[data-long]': { fontSize: 'clamp(24px, 2.9cqi, 30px)', lineHeight: 1.08 },
    '& .text': { marginBlockStart: 6, fontSize: 14, lineHeight: 1.45, WebkitLineClamp: 2 },
    '& .actions': { marginBlockStart: 14 },
    '& .action': { minBlockSize: 40, paddingInline: 20, fontSize: 15 },
  },

  [phone]: {
    // The upright crop stands at the end, and fades into the sign behind the text.
    '& .slide img, &[data-low] .slide img': {
      insetInlineStart: 'auto',
      insetInlineEnd: '-6%',
      inlineSize: '76%',
      objectPosition: '50% 0',
      maskImage: 'linear-gradient(90deg, transparent, black 32%)',
    },
    '& .slide': { alignItems: 'flex-end', padding: '0 16px 54px' },
    '& .slide::after': {
      content: '""',
      zIndex: -1,
      position: 'absolute',
      inset: '30% 0 0',
      background: `linear-gradient(to bottom, transparent, ${shade(80)} 70%, ${shade(95)})`,
    },
    '& .words': { inlineSize: '100%' },
    '& .overline, & .text': { display: 'none' },
    '& h2': { maxInlineSize: '66%', fontSize: 'clamp(24px, 8cqi, 36px)' },
    '& h2[data-long]': { fontSize: 24 },
    [`& h2${inJoinedScript}`]: { fontSize: 28 },
    '& .actions': { gap: 8, marginBlockStart: 12 },
    '& .action': { minBlockSize: 44, paddingInline: 18, fontSize: 15 },
    '& .controls': { insetInline: 8, insetBlockEnd: 6, padding: 0, justifyContent: 'space-between', background: 'none' },
    '& .dots': { marginInlineEnd: 'auto' },
    '&[data-low] .slide': { paddingBlockEnd: 18 },
    '&[data-low][data-turns] .slide': { paddingBlockEnd: 62 },
    '&[data-low] .action': { flex: '0 1 auto' },
  },
});
