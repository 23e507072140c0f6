import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { radius } from '@site/ui/tokens';
import { elevation, tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { media } from '../layout';

/** Scrolls back up, smoothly where motion is welcome. Source: LOB-01. */
export function ToTop() {
  const { t } = useTranslation();
  return (
    <Button type="button" aria-label={t('shell.toTop')} onClick={toTop}>
      <Icon name="arrowUp" />
    </Button>
  );
}

function toTop() {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  window.scrollTo({ top: 0, behavior });
}

const Button = styled('button')({
  position: 'fixed',
  zIndex: 15,
  insetInlineEnd: 20,
  insetBlockEnd: 28,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  padding: 0,
  border: 0,
  borderRadius: radius.tile,
  backgroundColor: tone.overlay,
  color: tone.muted,
  boxShadow: `${elevation.lifted}, inset 0 0 0 1px ${tone.line}`,
  cursor: 'pointer',
  '&:hover': { color: tone.text },
  [media.phone]: { display: 'none' },
});
