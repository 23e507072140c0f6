import { styled } from '@mui/material/styles';
import { radius } from '@site/ui/tokens';
import { elevation, tone } from '@site/ui/vars';
import { type ReactNode, useEffect, useRef } from 'react';
import { media } from '../layout';

export interface PopoverProps {
  /** What the button shows and is called by. */
  summary: ReactNode;
  children: ReactNode;
}

/** A button that shows what hangs under it: a native `details`, so that it opens before JavaScript. Escape or a press elsewhere closes it. */
export function Popover({ summary, children }: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (details.current?.open && !details.current.contains(target as Node)) details.current.open = false;
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
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
  return (
    <Details ref={details}>
      <summary>{summary}</summary>
      <div className="panel">{children}</div>
    </Details>
  );
}

/** Entries of the list in a popover. */
export const popoverItem = {
  margin: 0,
  padding: 8,
  listStyle: 'none',
  '& :is(a, button)': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    inlineSize: '100%',
    minBlockSize: 42,
    paddingInline: 12,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'start',
    textDecoration: 'none',
    color: tone.text,
    cursor: 'pointer',
  },
  '& :is(a, button):hover': { backgroundColor: tone.hover },
  '& [aria-current]': { color: tone.actionText },
  '& svg': { color: tone.faint },
} as const;

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
    position: 'absolute',
    zIndex: 30,
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    minInlineSize: 180,
    maxBlockSize: 'calc(100vh - 96px)',
    overflow: 'auto',
    borderRadius: radius.tile,
    backgroundColor: tone.overlay,
    boxShadow: `${elevation.floating}, inset 0 0 0 1px ${tone.line}`,
  },
  [media.phone]: { '& .panel': { maxInlineSize: 'calc(100vw - 24px)' } },
});
