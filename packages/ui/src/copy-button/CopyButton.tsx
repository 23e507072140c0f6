import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { motion } from '../theme/tokens';
import { radius, tone } from '../theme/vars';
import { visuallyHidden } from '../theme/visuallyHidden';
import { useCopy } from './useCopy';
import type { RootProps } from '../theme/RootProps';

export interface CopyButtonProps extends RootProps<'span'> {
  /** Text to copy. */
  value: string;
  /** Labels in the language of the page. */
  labels: {
    copy: string;
    /** Announced after copying; a check is shown for two seconds. */
    copied: string;
  };
}

/** Copies a code or an address to the clipboard and confirms it. */
export function CopyButton({ value, labels, ...rest }: CopyButtonProps) {
  const [isCopied, copy] = useCopy();
  return (
    <Copy {...rest} data-copied={isCopied}>
      <button type="button" aria-label={labels.copy} onClick={() => copy(value)}>
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      </button>
      <output>{isCopied && labels.copied}</output>
    </Copy>
  );
}

const Copy = styled('span')({
  display: 'inline-flex',
  position: 'relative',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    padding: 0,
    border: 0,
    borderRadius: radius.chip,
    background: 'none',
    color: tone.muted,
    cursor: 'pointer',
    transition: `color ${motion.colorMs}ms`,
  },
  '& button:hover': { backgroundColor: tone.hover, color: tone.text },
  '&[data-copied="true"] button': { color: tone.good },
  '& output': visuallyHidden,
});
