import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/glyphs';
import type { RootProps } from '../theme/RootProps';

export type StatusTone = 'good' | 'bad' | 'info' | 'waiting' | 'plain';

export interface StatusChipProps extends RootProps<'span'> {
  /** Colour, which repeats the label: `waiting` asks someone to act. */
  tone: StatusTone;
  /** Icon before the label. */
  icon: IconName;
  /** State in a word or two. */
  label: string;
}

/** A state as a label and an icon; the colour only repeats them. Amber (`waiting`) means that someone must act. */
export function StatusChip({ tone, icon, label, ...rest }: StatusChipProps) {
  return (
    <Chip {...rest} data-tone={tone}>
      <Icon name={icon} size={13} />
      {label}
    </Chip>
  );
}

const Chip = styled('span')(({ theme }) => {
  const { tone } = theme.vars.palette;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    boxSizing: 'border-box',
    inlineSize: 'max-content',
    maxInlineSize: '100%',
    minBlockSize: 20,
    padding: '2px 7px',
    borderRadius: 5,
    backgroundColor: tone.raised,
    color: tone.muted,
    fontSize: 11.5,
    fontWeight: 550,
    lineHeight: 1.35,
    '& > svg': { flex: 'none' },
    '&[data-tone="good"]': { backgroundColor: tone.goodWash, color: tone.good },
    '&[data-tone="bad"]': { backgroundColor: tone.badWash, color: tone.bad },
    '&[data-tone="info"]': { backgroundColor: tone.infoWash, color: tone.info },
    '&[data-tone="waiting"]': { backgroundColor: tone.actionWash, color: tone.actionText },
  };
});
