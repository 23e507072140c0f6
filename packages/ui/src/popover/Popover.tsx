import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import type { RootProps } from '../theme/RootProps';
import { elevation, radius, tone } from '../theme/vars';

export interface PopoverProps extends Omit<RootProps<'details'>, 'open' | 'onToggle'> {
  /** Content and name of the button. */
  summary: ReactNode;
  /** Edge of the button that the panel is aligned to. @default 'end' */
  align?: 'start' | 'end' | undefined;
  /** @default 'below' */
  side?: 'below' | 'above' | undefined;
  /** Omitted, the popover is opened and closed by itself. */
  isOpen?: boolean | undefined;
  /** Called when opened by its button. */
  onOpen?: (() => void) | undefined;
  /** Called when closed: by its button, Escape, a press outside or a chosen entry. */
  onClose?: (() => void) | undefined;
  /** Content of the panel. */
  children: ReactNode;
}

/**
 * A button with a panel: a native `details`, so that it opens before JavaScript. Escape, a press outside and choosing an entry close it;
 * arrow keys, Home and End move between its controls.
 */
export function Popover({ summary, align = 'end', side = 'below', isOpen, onOpen, onClose, children, ref, ...rest }: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const handle = useForkRef(details, ref);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (details.current?.open && !details.current.contains(target as Node)) details.current.open = false;
    };
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      // Keeps a surrounding dialog open.
      event.preventDefault();
      closeAndReturn(details.current);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);

  const tell = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    const isNowOpen = currentTarget.open;
    if (isNowOpen === isOpen) return;
    // The browser opens and closes it first. What the page says wins.
    if (isOpen !== undefined) currentTarget.open = isOpen;
    if (isNowOpen) onOpen?.();
    else onClose?.();
  };

  const closeWhenChosen = ({ target }: MouseEvent) => {
    if (details.current && target instanceof Element && target.closest('li > :is(a, button)')) closeAndReturn(details.current);
  };

  return (
    <Details {...rest} ref={handle} open={isOpen} data-align={align} data-side={side} onToggle={tell}>
      <summary>{summary}</summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears what its entries tell */}
      <div className="panel" onClick={closeWhenChosen} onKeyDown={moveWithin}>
        {children}
      </div>
    </Details>
  );
}

/** The focus returns before a chosen entry opens a dialog, so that the dialog later returns it to the button. */
function closeAndReturn(details: HTMLDetailsElement) {
  details.open = false;
  details.querySelector('summary')?.focus();
}

function moveWithin(event: KeyboardEvent<HTMLElement>) {
  const isTyping = event.target instanceof HTMLInputElement;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, input')];
  const at = stops.indexOf(event.target as HTMLElement);
  const target = {
    ArrowDown: stops[at + 1] ?? stops[0],
    ArrowUp: stops.at(at - 1),
    Home: isTyping ? undefined : stops[0],
    End: isTyping ? undefined : stops.at(-1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const Details = styled('details')({
  position: 'relative',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 7,
    minBlockSize: 40,
    paddingInline: 10,
    borderRadius: radius.control,
    color: tone.muted,
    fontWeight: 600,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover, &[open] summary': { backgroundColor: tone.hover, color: tone.text },
  '& .panel': {
    // Content of a `details` does not inherit it from the page.
    boxSizing: 'border-box',
    position: 'absolute',
    zIndex: 30,
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    minInlineSize: 180,
    maxInlineSize: 'calc(100vw - 24px)',
    maxBlockSize: 'calc(100vh - 96px)',
    overflow: 'auto',
    borderRadius: radius.tile,
    backgroundColor: tone.overlay,
    boxShadow: `${elevation.floating}, inset 0 0 0 1px ${tone.line}`,
  },
  '&[data-align="start"] .panel': { insetInlineStart: 0, insetInlineEnd: 'auto' },
  '&[data-side="above"] .panel': { insetBlockStart: 'auto', insetBlockEnd: 'calc(100% + 8px)' },
});
