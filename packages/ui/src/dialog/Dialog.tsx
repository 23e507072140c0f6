import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon';
import { control } from '../theme/control';
import { display } from '../theme/display';
import { media } from '../theme/layout';
import { motion } from '../theme/tokens';
import { elevation, radius, tone } from '../theme/vars';

export interface DialogProps extends Omit<MuiDialogProps, 'title' | 'children' | 'open' | 'onClose' | 'role' | 'maxWidth'> {
  /** Title, also the accessible name. */
  title: string;
  /** One sentence under the title; read out as the description. */
  text?: string | undefined;
  /** Above the title: an icon in a circle, or an illustration. Centres title and text. */
  mark?: ReactNode;
  /** Fills the start side of the dialog; on phones a band at the top. */
  picture?: ReactNode;
  /** Content under the title. */
  children?: ReactNode;
  /** Buttons, the primary one first. They stay visible while the content scrolls. */
  actions?: ReactNode;
  /** Maximum width of 440, 620 or 900 px. @default 'small' */
  width?: 'small' | 'medium' | 'large';
  /** Called by Escape and by a press outside. Omitted, only the actions close the dialog. */
  onClose?: (() => void) | undefined;
  /** Label of the close button; omitted when an action closes. */
  closeLabel?: string | undefined;
  /** `alertdialog` when something may be lost. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** @default true */
  isOpen?: boolean;
}

/** A modal dialog over the page; on phones a bottom sheet. */
export function Dialog(props: DialogProps) {
  const {
    title,
    text,
    mark,
    picture,
    children,
    actions,
    width = 'small',
    onClose,
    closeLabel,
    role = 'dialog',
    isOpen = true,
    ...rest
  } = props;
  const id = useId();
  return (
    <Frame
      {...rest}
      open={isOpen}
      onClose={() => onClose?.()}
      maxWidth={false}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      data-width={width}
      data-pictured={picture !== undefined}
    >
      {closeLabel && (
        <button type="button" className="close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      {picture && <div className="picture">{picture}</div>}
      <div className="inside">
        <div className="head" data-marked={mark !== undefined}>
          {mark}
          <h2 id={`${id}-title`}>{title}</h2>
          {text && <p id={`${id}-text`}>{text}</p>}
        </div>
        {children}
        {actions && <div className="acts">{actions}</div>}
      </div>
    </Frame>
  );
}

const Frame = styled(MuiDialog)({
  '& .MuiBackdrop-root': { backgroundColor: tone.scrim },
  '& .MuiDialog-paper': {
    inlineSize: 'min(440px, calc(100% - 48px))',
    maxBlockSize: 'calc(100% - 48px)',
    margin: 24,
    borderRadius: radius.dialog,
    backgroundColor: tone.surface,
    backgroundImage: 'none',
    color: tone.text,
    boxShadow: elevation.floating,
  },
  '&[data-width="medium"] .MuiDialog-paper': { inlineSize: 'min(620px, calc(100% - 48px))' },
  '&[data-width="large"] .MuiDialog-paper': { inlineSize: 'min(900px, calc(100% - 48px))' },
  '&[data-pictured="true"] .MuiDialog-paper': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },

  // Direct parts only: the content may use the same class names.
  '& .MuiDialog-paper > .close': {
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: 14,
    insetInlineEnd: 14,
    ...control['& .icon'],
  },
  '& .MuiDialog-paper > .close:hover': control['& .icon:hover'],

  // Stays visible while a long form scrolls beside it.
  '& .MuiDialog-paper > .picture': {
    position: 'sticky',
    insetBlockStart: 0,
    display: 'grid',
    alignSelf: 'start',
    blockSize: 'min(100%, 100dvh - 48px)',
    minBlockSize: 380,
    overflow: 'hidden',
  },
  '& .MuiDialog-paper > .inside': { display: 'grid', alignContent: 'start', gap: 20, minInlineSize: 0, padding: '32px 32px 0' },
  '& .MuiDialog-paper > .inside::after': { content: '""', blockSize: 12 },
  '&[data-pictured="true"] .MuiDialog-paper > .inside': { alignContent: 'center', paddingInline: 44 },
  '& .inside > .head': { display: 'grid', gap: 10, paddingInlineEnd: 28 },
  '& .inside > .head[data-marked="true"]': { gap: 14, justifyItems: 'center', paddingInlineEnd: 0, textAlign: 'center' },
  '& .inside > .head > h2': { margin: 0, ...display, fontSize: 30, lineHeight: 1.1, textWrap: 'balance', overflowWrap: 'anywhere' },
  '&[data-width="small"] .inside > .head > h2': { fontSize: 24, lineHeight: 1.15 },
  '& .inside > .head > p': { margin: 0, fontSize: 15, lineHeight: 1.5, color: tone.muted, textWrap: 'pretty' },

  '& .inside > .acts': {
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'flex',
    flexFlow: 'row-reverse wrap',
    gap: 10,
    paddingBlock: '8px 16px',
    backgroundColor: tone.surface,
  },
  '& .inside > .acts::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: 20,
    background: `linear-gradient(to top, ${tone.surface}, transparent)`,
    pointerEvents: 'none',
  },
  '& .inside > .acts .MuiButton-root': { flex: '1 1 auto', minBlockSize: 46 },
  '&[data-width="small"] .inside > .acts': { display: 'grid' },

  [media.phone]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper[class]': {
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: '94dvh',
      margin: 0,
      borderRadius: `${radius.sign} ${radius.sign} 0 0`,
      animation: `marquee-sheet ${motion.imageMs}ms ${motion.ease}`,
    },
    '@keyframes marquee-sheet': { from: { transform: 'translateY(48px)' } },
    '&[data-pictured="true"] .MuiDialog-paper': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .MuiDialog-paper > .picture': { position: 'static', blockSize: 'auto', minBlockSize: 132 },
    '&[data-pictured="true"] .MuiDialog-paper > .close': { borderRadius: '50%', backgroundColor: tone.scrim, color: tone.onArt },
    '& .inside > .head > h2, &[data-width="small"] .inside > .head > h2': { fontSize: 26 },
    '& .MuiDialog-paper > .inside, &[data-pictured="true"] .MuiDialog-paper > .inside': { gap: 16, padding: '26px 20px 0' },
    '& .MuiDialog-paper > .inside::after': { blockSize: 'calc(8px + env(safe-area-inset-bottom))' },
    '& .inside > .acts': { display: 'grid' },
  },
  '@media (prefers-reduced-motion: reduce)': { '& .MuiDialog-paper[class]': { animation: 'none' } },
});
