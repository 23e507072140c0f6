import { styled } from '@mui/material/styles';
import type { RootProps } from '../theme/RootProps';
import { radius, tone } from '../theme/vars';
import { visuallyHidden } from '../theme/visuallyHidden';
import { VipEmblem } from './VipEmblem';

export interface VipBadgeProps extends RootProps<'span'> {
  /** Level, starting at 0. */
  level: number;
  /** Name of the rank: 'Gold', 'VIP 3'. */
  label: string;
  /**
   * `chip` is for use beside an account name; `small`, `medium` and `large` show the emblem, with the name for screen readers only.
   * @default 'chip'
   */
  size?: 'chip' | 'small' | 'medium' | 'large';
  /** True for a rank not reached yet. */
  isLocked?: boolean;
}

const pixels = { chip: 18, small: 32, medium: 56, large: 120 } as const;

/** A member's VIP rank. Omitted when the brand has no ranks. Source: SHL-15, docs/domain.md DR-4. */
export function VipBadge({ level, label, size = 'chip', isLocked = false, ...rest }: VipBadgeProps) {
  return (
    <Badge {...rest} data-size={size} data-locked={isLocked}>
      <VipEmblem level={level} size={pixels[size]} />
      <span className="label">{label}</span>
    </Badge>
  );
}

const Badge = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  '&[data-locked="true"] > svg': { opacity: 0.4, filter: 'saturate(0.35)' },
  '&[data-size="chip"]': {
    gap: 4,
    boxSizing: 'border-box',
    minBlockSize: 22,
    padding: '1px 8px 1px 4px',
    borderRadius: radius.chip,
    color: tone.actionText,
    backgroundColor: tone.actionWash,
    fontSize: 11.5,
    fontWeight: 750,
    lineHeight: 1.2,
  },
  '&:not([data-size="chip"]) .label': visuallyHidden,
});
