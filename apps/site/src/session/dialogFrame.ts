import { display } from '@site/ui/display';
import { radius } from '@site/ui/tokens';
import { elevation, tone } from '@site/ui/vars';

/** Dialogs of the site: a card over the page, on phones a sheet from below. For the `paper` of a MUI dialog and what is in it. */
export const dialogFrame = {
  '& .MuiBackdrop-root': { backgroundColor: tone.scrim },
  '& .MuiDialog-paper': {
    margin: 24,
    borderRadius: radius.dialog,
    backgroundColor: tone.surface,
    backgroundImage: 'none',
    color: tone.text,
    boxShadow: elevation.floating,
  },
  '& .close': {
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: 14,
    insetInlineEnd: 14,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& .close:hover': { backgroundColor: tone.hover, color: tone.text },
  '& h2': { margin: 0, ...display, fontSize: 30, lineHeight: 1.1 },
} as const;

/** Its phone rules, for the end of a style: a media query placed before other rules would lose to them. */
export const dialogFrameOnPhones = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    inlineSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: '94dvh',
    margin: 0,
    borderRadius: `${radius.sign}px ${radius.sign}px 0 0`,
  },
  '& h2': { fontSize: 26 },
} as const;
