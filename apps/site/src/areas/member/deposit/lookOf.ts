import type { DepositRequest } from '@site/api/deposits';
import type { IconName } from '@site/ui/glyphs';
import type { StatusTone } from '@site/ui/StatusChip';

const looks = {
  pending: { tone: 'waiting', icon: 'clock' },
  checked: { tone: 'info', icon: 'search' },
  paid: { tone: 'good', icon: 'check' },
  short: { tone: 'waiting', icon: 'warning' },
  expired: { tone: 'plain', icon: 'clock' },
  refused: { tone: 'bad', icon: 'close' },
} as const satisfies Record<string, { tone: StatusTone; icon: IconName }>;

/** Returns how the state of a deposit looks: its words are `state.<name>`. With a receipt somebody checks it. */
export function lookOf({ state, hasReceipt }: Pick<DepositRequest, 'state' | 'hasReceipt'>) {
  const name = state === 'pending' && hasReceipt ? 'checked' : state;
  return { name, ...looks[name] } as const;
}
