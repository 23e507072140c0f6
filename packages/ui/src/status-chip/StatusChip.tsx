import { styled } from '@mui/material/styles';
import { DeskIcon, type DeskIconName } from '../desk-icon/DeskIcon';

export type StatusTone = 'good' | 'bad' | 'info' | 'waiting' | 'plain';

export interface StatusChipProps {
  tone: StatusTone;
  icon: DeskIconName;
  label: string;
}

/** A state in a word and an icon; the colour only repeats them. Amber (`waiting`) means that someone must act. */
export function StatusChip({ tone, icon, label }: StatusChipProps) {
  return (
    <Chip data-tone={tone}>
      <DeskIcon name={icon} />
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
    blockSize: 20,
    paddingInline: 7,
    borderRadius: 5,
    backgroundColor: tone.raised,
    color: tone.muted,
    fontSize: 11.5,
    fontWeight: 550,
    whiteSpace: 'nowrap',
    '& > svg': { inlineSize: 12, blockSize: 12, strokeWidth: 2 },
    '&[data-tone="good"]': { backgroundColor: tone.goodWash, color: tone.good },
    '&[data-tone="bad"]': { backgroundColor: tone.badWash, color: tone.bad },
    '&[data-tone="info"]': { backgroundColor: tone.infoWash, color: tone.info },
    '&[data-tone="waiting"]': { backgroundColor: tone.actionWash, color: tone.actionText },
  };
});
