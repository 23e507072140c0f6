import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Popup } from '@site/api/content';
import { cardStyle } from '@site/ui/cardStyle';
import { display } from '@site/ui/display';
import { Icon } from '@site/ui/Icon';
import { media, size } from '@site/ui/layout';
import { radius } from '@site/ui/tokens';
import { elevation, tone } from '@site/ui/vars';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Prose } from './Prose';

interface PopupCardProps {
  popup: Popup;
  onClose: () => void;
}

/** One pop-up beside the page, which stays in use: nobody asked for it, so it takes neither the focus nor the way to anything. */
export default function PopupCard({ popup: { title, content }, onClose }: PopupCardProps) {
  const { t } = useTranslation('content');
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
      <button type="button" className="close" aria-label={t('popup.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what does not fit is scrolled, from the keyboard too */}
      <section className="content" tabIndex={0} aria-labelledby={id}>
        <Prose html={content} />
      </section>
      <Button variant="contained" onClick={onClose}>
        {t('popup.understood')}
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
  '& h2': { ...display, margin: 0, fontSize: 20, lineHeight: 1.2, overflowWrap: 'anywhere' },
  '& .close': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    margin: '-8px',
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& .close:hover': { color: tone.text, backgroundColor: tone.hover },
  '& .content': { gridColumn: '1 / -1', maxBlockSize: '32dvh', overflowY: 'auto' },
  '& .MuiButton-root': { gridColumn: '1 / -1', minBlockSize: 44 },
  [media.phone]: { insetInline: 16, insetBlockEnd: `calc(${size.bottomBar + 12}px + env(safe-area-inset-bottom))` },
});
