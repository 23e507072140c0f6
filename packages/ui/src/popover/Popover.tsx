import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { radius } from '../theme/tokens';
import { elevation, tone } from '../theme/vars';

export interface PopoverProps {
  /** What the button shows and is called by. */
  summary: ReactNode;
  /** The edge of the button that the panel keeps to. @default 'end' */
  align?: 'start' | 'end' | undefined;
  /** @default 'below' */
  side?: 'below' | 'above' | undefined;
  /** It was opened or closed. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
  /** What hangs at the button. */
  children: ReactNode;
}

/**
 * A button that shows what hangs at it: a native `details`, so that it opens before JavaScript. Escape, a press elsewhere or choosing an
 * entry of a list closes it; arrows, Home and End move between what it holds.
 */
export function Popover({ summary, align = 'end', side = 'below', onToggle, children }: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (details.current?.open && !details.current.contains(target as Node)) details.current.open = false;
    };
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      // A dialog around it stays.
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

  const closeWhenChosen = ({ target }: MouseEvent) => {
    if (details.current && target instanceof Element && target.closest('li > :is(a, button)')) closeAndReturn(details.current);
  };

  return (
    <Details ref={details} data-align={align} data-side={side} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>{summary}</summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears what its entries tell */}
      <div className="panel" onClick={closeWhenChosen} onKeyDown={moveWithin}>
        {children}
      </div>
    </Details>
  );
}

/** Focus goes back before what was chosen opens a dialog, which will give it back to the button in its turn. */
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
    // What a `details` shows does not inherit it from the page.
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
