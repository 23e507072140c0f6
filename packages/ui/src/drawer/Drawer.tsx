import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { control } from '../theme/control';
import { motion } from '../theme/tokens';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface DrawerProps extends Omit<RootProps<'dialog'>, 'onClose'> {
  /** Labels in the language of the page. */
  labels: { drawer: string; close: string };
  /** Content beside the close button: account, clock. */
  head?: ReactNode;
  /** Content at the bottom, which stays visible while the rest scrolls. */
  foot?: ReactNode;
  /** Background colour; `sunken` is for the agent centre's menu. @default 'page' */
  ground?: 'page' | 'sunken';
  /** False renders nothing; the focus returns to what had it. @default true */
  isOpen?: boolean | undefined;
  /** Called when closed by its button, Escape, or a press outside. */
  onClose: () => void;
  /** Content of the drawer. */
  children: ReactNode;
}

/**
 * Modal drawer from the start edge, for content without space on narrow screens. A native dialog: it traps the focus and returns it.
 */
export function Drawer({ isOpen = true, ...drawer }: DrawerProps) {
  return isOpen && <OpenDrawer {...drawer} />;
}

function OpenDrawer({ labels, head, foot, ground = 'page', onClose, onClick, children, ref, ...rest }: Omit<DrawerProps, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const handle = useForkRef(dialog, ref);
  // Runs before the panel leaves the page: removing an open dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // Strict mode mounts twice: the dialog may be open again when the close event arrives.
  const closed = () => dialog.current?.open || onClose();
  return (
    <Panel
      {...rest}
      ref={handle}
      aria-label={labels.drawer}
      data-ground={ground}
      onClose={closed}
      onClick={(event) => {
        onClick?.(event);
        if (event.target === dialog.current) onClose();
      }}
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
  // A backdrop does not inherit custom properties from elements of the page.
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
