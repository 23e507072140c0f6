import { styled } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { control } from '../theme/control';
import { motion } from '../theme/tokens';
import { tone } from '../theme/vars';

export interface DrawerProps {
  /** Its words, in the language of the page. */
  labels: { drawer: string; close: string };
  /** Beside the button that closes: who is here, the clock. */
  head?: ReactNode;
  /** What stays at the foot while the rest scrolls. */
  foot?: ReactNode;
  /** `sunken` is the ground of the desk's menu. @default 'page' */
  ground?: 'page' | 'sunken';
  /** Closed by its button, by Escape, or by a press beside it. */
  onClose: () => void;
  /** What it holds. */
  children: ReactNode;
}

/**
 * What a narrow screen has no room for, over the page from the start of the line. Open for as long as it is rendered. A native dialog: it
 * keeps the focus in and gives it back.
 */
export function Drawer({ labels, head, foot, ground = 'page', onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the panel leaves the page: a dialog that is taken away open gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // Strict mode opens, closes and opens again; what it closed is open by the time it is told.
  const closed = () => dialog.current?.open || onClose();
  return (
    <Panel
      ref={dialog}
      aria-label={labels.drawer}
      data-ground={ground}
      onClose={closed}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className="inside">
        <div className="head">
          {head}
          <button type="button" className="icon" aria-label={labels.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="body">{children}</div>
        {foot && <div className="foot">{foot}</div>}
      </div>
    </Panel>
  );
}

const Panel = styled('dialog')({
  position: 'fixed',
  inset: 0,
  inlineSize: 'min(320px, 88vw)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  marginInlineEnd: 'auto',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  backgroundColor: tone.page,
  color: tone.text,
  fontSize: 14,
  '&[data-ground="sunken"]': { backgroundColor: tone.sunken },
  // Outside the page's tree: a backdrop knows no variables of elements.
  '&::backdrop': { backgroundColor: 'var(--ui-palette-tone-scrim)' },
  ...control,
  '& .inside': { display: 'flex', flexDirection: 'column', blockSize: '100%' },
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 58,
    padding: '8px 8px 8px',
    paddingInlineStart: 16,
    borderBlockEnd: `1px solid ${tone.line}`,
  },
  '& .head > .icon:last-child': { marginInlineStart: 'auto', inlineSize: 44, blockSize: 44 },
  '& .body': {
    flex: 1,
    minBlockSize: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: 16,
    padding: '14px 14px 24px',
    overflow: 'auto',
    overscrollBehavior: 'contain',
  },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 4px',
    padding: '8px 8px max(8px, env(safe-area-inset-bottom))',
    borderBlockStart: `1px solid ${tone.line}`,
  },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `translate ${motion.liftMs}ms ${motion.ease}`,
    '@starting-style': { translate: '-100% 0' },
    '&:dir(rtl)': { '@starting-style': { translate: '100% 0' } },
  },
});
