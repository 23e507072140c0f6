import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { control } from '../theme/control';
import { isMotionReduced } from '../theme/isMotionReduced';
import type { RootProps } from '../theme/RootProps';

export interface BackToTopProps extends RootProps<'button'> {
  /** Accessible name of the button. */
  label: string;
}

/** Scrolls the page to the top, smoothly unless reduced motion is preferred. Source: LOB-01. */
export function BackToTop({ label, onClick, ...rest }: BackToTopProps) {
  return (
    <Button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) toTop();
      }}
    >
      <Icon name="arrowUp" />
    </Button>
  );
}

function toTop() {
  const behavior = isMotionReduced() ? 'auto' : 'smooth';
  window.scrollTo({ top: 0, behavior });
}

const Button = styled('button')({ ...control['& .icon'], '&:hover': control['& .icon:hover'] });
