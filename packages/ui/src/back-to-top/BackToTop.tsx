import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { control } from '../theme/control';
import { isMotionReduced } from '../theme/isMotionReduced';

export interface BackToTopProps {
  /** Accessible name of the button. */
  label: string;
}

/** Scrolls the page to the top, smoothly unless reduced motion is preferred. Source: LOB-01. */
export function BackToTop({ label }: BackToTopProps) {
  return (
    <Button type="button" aria-label={label} title={label} onClick={toTop}>
      <Icon name="arrowUp" />
    </Button>
  );
}

function toTop() {
  const behavior = isMotionReduced() ? 'auto' : 'smooth';
  window.scrollTo({ top: 0, behavior });
}

const Button = styled('button')({ ...control['& .icon'], '&:hover': control['& .icon:hover'] });
