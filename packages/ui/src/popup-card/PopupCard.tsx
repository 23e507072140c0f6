import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon';
import { cardStyle } from '../theme/cardStyle';
import { control } from '../theme/control';
import { display } from '../theme/display';
import { media, size } from '../theme/layout';
import { elevation, tone } from '../theme/vars';

export interface PopupCardProps {
  /** What it is about; names the message. */
  title: string;
  /** The message. */
  children: ReactNode;
  /** Closed by either button, or by Escape from inside. */
  onClose: () => void;
  /** Its words, in the language of the page. */
  labels: { close: string; understood: string };
}

/**
 * A message beside the page, which stays in use: nobody asked for it, so it takes neither the focus nor the way to anything. Escape from
 * within closes it. Source: LOB-10.
 */
export function PopupCard({ title, children, onClose, labels }: PopupCardProps) {
  const id = useId();
  return (
    <Card
      open
      aria-labelledby={id}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      <button type="button" className="icon" aria-label={labels.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what does not fit is scrolled, from the keyboard too */}
      <section className="content" tabIndex={0} aria-labelledby={id}>
        {children}
      </section>
      <Button variant="contained" onClick={onClose}>
        {labels.understood}
      </Button>
    </Card>
  );
}

const Card = styled('dialog')(cardStyle, {
  position: 'fixed',
  zIndex: 40,
  inset: 'auto',
  insetBlockEnd: 24,
  insetInlineEnd: 96,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 14,
  boxSizing: 'border-box',
  inlineSize: 'min(380px, calc(100% - 32px))',
  margin: 0,
  padding: 20,
  border: 0,
  backgroundColor: tone.overlay,
  boxShadow: `${elevation.floating}, inset 0 0 0 1px ${tone.line}`,
  ...control,
  '& h2': { ...display, margin: 0, fontSize: 20, lineHeight: 1.2, hyphens: 'auto', overflowWrap: 'anywhere' },
  '& > .icon': { margin: -8 },
  '& .content': { gridColumn: '1 / -1', maxBlockSize: '32dvh', overflowY: 'auto' },
  '& .MuiButton-root': { gridColumn: '1 / -1', minBlockSize: 44 },
  [media.phone]: { inlineSize: 'auto', insetInline: 16, insetBlockEnd: `calc(${size.bottomBar + 12}px + env(safe-area-inset-bottom))` },
});
