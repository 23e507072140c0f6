import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { motion, radius } from '../theme/tokens';
import { tone } from '../theme/vars';
import { unseen } from '../theme/unseen';
import { useCopy } from './useCopy';

export interface CopyButtonProps {
  /** What is put on the clipboard. */
  value: string;
  /** Its words, in the language of the page. */
  labels: {
    copy: string;
    /** Announced, and shown as a check for two seconds. */
    copied: string;
  };
}

/** Puts a code or an address on the clipboard and says that it did. */
export function CopyButton({ value, labels }: CopyButtonProps) {
  const [isCopied, copy] = useCopy();
  return (
    <Copy data-copied={isCopied}>
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
  '& output': unseen,
});
