import type { TournamentCard } from '@site/api/prizes';
import type { StatusChipProps } from '@site/ui/StatusChip';

/** Look of each state of a tournament. */
export const statusOf: Record<TournamentCard['state'], Pick<StatusChipProps, 'tone' | 'icon'>> = {
  SCHEDULED: { tone: 'info', icon: 'clock' },
  RUNNING: { tone: 'good', icon: 'bolt' },
  SETTLING: { tone: 'waiting', icon: 'clock' },
  ENDED: { tone: 'plain', icon: 'check' },
  CANCELLED: { tone: 'bad', icon: 'close' },
};
