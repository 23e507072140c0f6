import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { Link, type LinkProps } from '../link/Link';
import { LinkOrButton, type NavigationEntry } from '../link/LinkOrButton';
import { control } from '../theme/control';
import { display } from '../theme/display';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { motion } from '../theme/tokens';
import { unreadMark } from '../theme/unreadMark';
import { elevation, radius, tone } from '../theme/vars';

export type ServiceChannel = NavigationEntry & {
  /** Detail of the channel: `Answers in about 2 minutes`, an address, a number. */
  detail?: string | undefined;
  /** Marks the recommended channel. */
  isMain?: boolean | undefined;
};

export interface ServiceQuestion {
  label: string;
  href: string;
}

export interface ServiceWidgetProps extends RootProps<'dialog'>, Pick<LinkProps, 'onNavigate'> {
  /** Accessible name of the window. */
  title: string;
  /** Opening hours as text; the dot repeats `isOpen`. Omitted while unknown. */
  hours?: { text: string; isOpen: boolean } | undefined;
  /** Undefined while loading; skeletons are shown. */
  items: readonly ServiceChannel[] | undefined;
  /** Frequent questions, under a heading. */
  questions?: { title: string; items: readonly ServiceQuestion[] } | undefined;
  /** Error message and remedy, e.g. for a blocked pop-up window. */
  problem?: ReactNode;
  /** False renders nothing; the focus returns to what had it. @default true */
  isOpen?: boolean | undefined;
  /** Called when closed by its button or by Escape inside it. */
  onClose: () => void;
  /** Labels in the language of the page. */
  labels: { close: string; empty: string };
}

/**
 * Customer service window: channels, opening hours, frequent questions. It stands beside the page, which stays
 * usable; Escape closes it and returns the focus. Source: SHL-06, SYS-14.
 */
export function ServiceWidget({ isOpen = true, ...widget }: ServiceWidgetProps) {
  return isOpen && <OpenWidget {...widget} />;
}

function OpenWidget(props: Omit<ServiceWidgetProps, 'isOpen'>) {
  const { title, hours, items, questions, problem, onClose, onNavigate, labels, ref, onKeyDown, ...rest } = props;
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const handle = useForkRef(panel, ref);

  useEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    element?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || element?.contains(document.activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Panel
      {...rest}
      ref={handle}
      open
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="head">
        <span className="sign">
          <Icon name="headset" size={24} />
        </span>
        <div>
          <h2 id={id}>{title}</h2>
          {hours && (
            <p className="hours" data-open={hours.isOpen || undefined}>
              {hours.text}
            </p>
          )}
        </div>
        <button type="button" className="icon" aria-label={labels.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="body">
        <div role="alert">{problem && <p className="problem">{problem}</p>}</div>
        {items?.length === 0 && <p className="empty">{labels.empty}</p>}
        <ul className="channels" aria-busy={!items || undefined}>
          {items?.map(({ icon, label, detail, isMain, unread, ...target }) => (
            <li key={label}>
              <LinkOrButton {...target} className={isMain ? 'channel main' : 'channel'} onNavigate={onNavigate}>
                <Icon name={icon} size={22} />
                <span>
                  <b>{label}</b>
                  {detail && <small>{detail}</small>}
                </span>
                {unread && (
                  <span className="unread">
                    <bdi>{unread}</bdi>
                  </span>
                )}
                <Icon name="forward" size={18} />
              </LinkOrButton>
            </li>
          ))}
          {!items && [1, 2, 3].map((place) => <SkeletonBlock key={place} />)}
        </ul>
        {questions && (
          <nav aria-label={questions.title}>
            <h3>{questions.title}</h3>
            {questions.items.map(({ label, href }) => (
              <Link key={href} href={href} onNavigate={onNavigate}>
                {label}
              </Link>
            ))}
          </nav>
        )}
      </div>
    </Panel>
  );
}

function SkeletonBlock() {
  return (
    <li className="channel skeleton" aria-hidden="true">
      <i />
      <span>
        <b />
        <small />
      </span>
    </li>
  );
}

const Panel = styled('dialog')({
  position: 'static',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 360,
  maxInlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  maxBlockSize: 'min(600px, 100dvh - 120px)',
  overflow: 'hidden',
  borderRadius: radius.sign,
  backgroundColor: tone.overlay,
  color: tone.text,
  boxShadow: `${elevation.floating}, inset 0 0 0 1px ${tone.line}`,
  '&:focus': { outline: 'none' },
  ...control,
  '& .head': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 14,
    padding: '18px 14px 18px',
    paddingInlineStart: 20,
    borderBlockEnd: `1px solid ${tone.line}`,
  },
  '& .sign': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 46,
    blockSize: 46,
    borderRadius: '50%',
    backgroundColor: tone.actionWash,
    color: tone.actionText,
  },
  '& h2': { ...display, margin: 0, fontSize: 20, lineHeight: 1.15 },
  '& p': { margin: 0 },
  '& .hours': { display: 'flex', alignItems: 'baseline', gap: 7, marginBlockStart: 3, fontSize: 13, color: tone.muted },
  '& .hours::before': { content: '""', flex: 'none', inlineSize: 8, blockSize: 8, borderRadius: '50%', backgroundColor: tone.edge },
  '& .hours[data-open]::before': { backgroundColor: tone.good },
  '& .body': { display: 'grid', gap: 18, padding: 16, overflow: 'auto', overscrollBehavior: 'contain' },
  '& [role="alert"]:empty': { display: 'none' },
  '& .problem': { padding: '12px 14px', borderRadius: radius.input, fontSize: 13, color: tone.text, backgroundColor: tone.badWash },
  '& .empty': { paddingBlock: 20, textAlign: 'center', color: tone.muted },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& ul:empty': { display: 'none' },
  '& .channel': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    inlineSize: '100%',
    minBlockSize: 60,
    padding: '10px 14px',
    border: 0,
    borderRadius: radius.tile,
    backgroundColor: tone.surface,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    color: tone.text,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
    cursor: 'pointer',
    transition: `background-color ${motion.colorMs}ms`,
  },
  '& .channel > span:first-of-type': { flex: 1, minInlineSize: 0 },
  '& .channel > svg': { flex: 'none' },
  '& .unread': unreadMark,
  '& .channel > svg:last-child': { color: tone.faint },
  '& .channel > svg:first-of-type': { color: tone.muted },
  '& .channel:hover': { backgroundColor: tone.hover },
  '& .channel b': { display: 'block', fontWeight: 650 },
  '& .channel small': { display: 'block', fontSize: 12.5, color: tone.faint, overflowWrap: 'anywhere' },
  '& .channel.main': { backgroundColor: tone.action, color: tone.onAction, boxShadow: 'none' },
  '& .channel.main:hover': { backgroundColor: tone.actionHover },
  '& .channel.main :is(svg, small)': { color: 'inherit' },
  '& .skeleton, & .skeleton:hover': { backgroundColor: tone.surface, cursor: 'default' },
  '& .skeleton :is(i, b, small)': { borderRadius: radius.chip, backgroundColor: tone.line },
  '& .skeleton i': { inlineSize: 22, blockSize: 22 },
  '& .skeleton b': { inlineSize: '45%', blockSize: 12 },
  '& .skeleton small': { inlineSize: '70%', blockSize: 9, marginBlockStart: 8 },
  '& h3': { margin: 0, paddingBlockEnd: 4, fontSize: 12, fontWeight: 600, color: tone.faint },
  '& nav a': { display: 'block', paddingBlock: 7, fontWeight: 600, color: tone.actionText, textDecoration: 'none' },
  '& nav a:hover': { textDecoration: 'underline' },
  [media.phone]: { '& .channel': { minBlockSize: 64 }, '& nav a': { paddingBlock: 11 } },
});
