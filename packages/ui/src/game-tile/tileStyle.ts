import { artAction } from '../theme/artAction';
import { inTallScript } from '../theme/display';
import { ground, motion } from '../theme/tokens';
import { elevation, radius, shade, tone } from '../theme/vars';

/** Maximum width of a small picture, in CSS pixels: it has no space for touch targets. */
export const SMALL = 140;

/** Name of a game's picture in a view transition: the poster of the focused tile, and the cover in the frame. */
export const GAME_COVER = 'game-cover';

const active = ':is(:hover, :focus-within)';
const grounds: Record<string, { backgroundColor: string }> = Object.fromEntries(
  Object.entries(ground).map(([name, value]) => [`&[data-ground="${name}"] .poster`, { backgroundColor: value }]),
);

/** Style of a whole tile on one styled element: a lobby shows sixty, and a styled element costs many times a plain one. */
export const tileStyle = {
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,

  '& .poster': {
    position: 'relative',
    overflow: 'hidden',
    flexShrink: 0,
    aspectRatio: '3 / 4',
    borderRadius: radius.tile,
    backgroundColor: tone.raised,
    boxShadow: elevation.rest,
    transition: `transform ${motion.liftMs}ms ${motion.ease}, box-shadow ${motion.liftMs}ms ${motion.ease}`,
  },
  ...grounds,
  '&:focus-within .poster': { viewTransitionName: GAME_COVER },
  '& .poster::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 1px 0 ${tone.artLight}, inset 0 0 0 1px color-mix(in srgb, ${tone.onArt} 7%, transparent)`,
    pointerEvents: 'none',
  },
  '& img': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    transition: `transform ${motion.imageMs}ms ${motion.ease}`,
  },
  '& .film': { position: 'absolute', inset: 0, opacity: 0, transition: `opacity ${motion.imageMs}ms ${motion.ease}` },
  '& .film[data-shown]': { opacity: 1 },
  // As high as its aspect ratio requires, and higher when the rows beside it are.
  '&[data-size="lead"] .poster': { flex: '1 0 auto', borderRadius: radius.lead },
  '&[data-size="lead"] picture': { position: 'absolute', inset: 0 },

  '& .marks': {
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: 8,
    insetInlineStart: 8,
    // Leaves space for the heart at the other end.
    maxInlineSize: 'calc(100% - 48px)',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    margin: 0,
    transition: `opacity ${motion.colorMs}ms`,
  },
  '& .marks > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 3,
    blockSize: 22,
    paddingInline: 8,
    borderRadius: radius.chip,
    fontSize: 11,
    fontWeight: 800,
    whiteSpace: 'nowrap',
    color: tone.onArt,
    backgroundColor: shade(82),
  },
  '& .marks > .hot': { paddingInlineStart: 6, color: tone.onHot, backgroundColor: tone.hot },
  '& .marks > .new': { color: tone.signDeep, backgroundColor: tone.onArt },
  '& .marks > .group': { paddingInlineStart: 6 },
  '&[data-group] .poster': {
    boxShadow: [
      `0 -6px 0 -2px ${tone.page}`,
      `0 -6px 0 -1px ${tone.edge}`,
      `0 -11px 0 -5px ${tone.page}`,
      `0 -11px 0 -4px ${tone.edge}`,
      elevation.rest,
    ].join(', '),
  },
  '& .favourite': {
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: 6,
    insetInlineEnd: 6,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    cursor: 'pointer',
    color: tone.onArt,
    backgroundColor: shade(66),
    opacity: 0,
    transition: `opacity ${motion.colorMs}ms`,
  },
  '& .favourite[aria-pressed="true"]': { color: tone.signAction, opacity: 1 },
  '& .favourite[aria-pressed="true"] path': { fill: 'currentColor' },
  '& .actions': {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: 8,
    padding: 12,
    background: `linear-gradient(to top, ${shade(94)} 16%, ${shade(60)} 52%, ${shade(5)})`,
    opacity: 0,
    transition: `opacity ${motion.liftMs}ms`,
  },
  '& .film[data-shown] ~ .marks': { opacity: 0 },
  // The round is above the buttons, and must be seen.
  '& .film[data-shown] ~ .actions': { background: `linear-gradient(to top, ${shade(94)} 10%, ${shade(60)} 30%, ${shade(0)} 48%)` },
  ...artAction,
  '& .action': { ...artAction['& .action'], minBlockSize: 38, padding: '4px 8px', fontSize: 14 },
  '& .tap': { display: 'none' },
  '& .closed svg': { flex: 'none' },
  '& .closed': {
    position: 'absolute',
    insetBlockEnd: 8,
    insetInline: 8,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 5,
    minBlockSize: 30,
    margin: 0,
    padding: '4px 8px',
    borderRadius: radius.chip,
    fontSize: 11,
    fontWeight: 700,
    lineHeight: 1.2,
    color: tone.onArt,
    backgroundColor: shade(88),
  },
  '&:not([data-status="open"]) img': { filter: 'brightness(0.62) saturate(0.85)' },

  '& h3': {
    margin: 0,
    marginBlockStart: 9,
    overflow: 'hidden',
    fontSize: 14,
    fontWeight: 650,
    lineHeight: 1.3,
    color: tone.text,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .vendor': {
    margin: 0,
    overflow: 'hidden',
    fontSize: 12,
    fontWeight: 500,
    lineHeight: 1.35,
    color: tone.faint,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },

  [`& :is(h3, .vendor)${inTallScript}`]: { lineHeight: 1.6 },
  [`&${active} .favourite, &${active} .actions`]: { opacity: 1 },
  '&:hover .poster:has(.actions)': { transform: 'translateY(-4px)', boxShadow: `${elevation.lifted}, 0 0 0 2px ${tone.action}` },
  '&:hover .poster:has(.actions) img': { transform: 'scale(1.04)' },
  '& .poster:has(:focus-visible)': { outline: `3px solid ${tone.focus}`, outlineOffset: 3 },
  '& :focus-visible': { outlineColor: tone.onArt, outlineOffset: 1 },

  [`@container (max-width: ${SMALL}px)`]: {
    '& .actions': { gap: 6, padding: 8 },
    '& .action': { minBlockSize: 36, fontSize: 13 },
    '& .marks': { insetBlockStart: 5, insetInlineStart: 5, maxInlineSize: 'calc(100% - 40px)', gap: 3 },
    '& .marks > span': { blockSize: 20, paddingInline: 6 },
    '& .marks > :is(.hot, .group)': { paddingInlineStart: 4 },
    '& .closed': { insetBlockEnd: 5, insetInline: 5, paddingInline: 5 },
    '& .favourite': { insetBlockStart: 3, insetInlineEnd: 3, inlineSize: 30, blockSize: 30 },
    '& h3': { fontSize: 13, marginBlockStart: 7 },
  },
  // Touch screens do not hover: the heart is always visible, and the actions appear only after a tap. If any focus in the tile showed them,
  // they would appear between touch start and end, and receive the tap.
  '@media (hover: none)': {
    '& .favourite': { opacity: 1 },
    '&:not(:has(.actions :focus)) .actions': { opacity: 0, pointerEvents: 'none' },
    '& .tap': {
      position: 'absolute',
      inset: 0,
      display: 'block',
      inlineSize: '100%',
      padding: 0,
      border: 0,
      background: 'none',
      cursor: 'pointer',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '& .poster, & img, & .actions, & .favourite': { transition: 'none' },
    '&:hover .poster, &:hover img': { transform: 'none' },
  },
} as const;
