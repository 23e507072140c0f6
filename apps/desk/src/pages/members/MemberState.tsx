import type { MemberRow } from '@site/api/operator';
import { StatusChip } from '@site/ui/StatusChip';
import { useTranslation } from 'react-i18next';

const looks = {
  active: { tone: 'good', icon: 'check' },
  frozen: { tone: 'bad', icon: 'lock' },
  excluded: { tone: 'bad', icon: 'blocked' },
  coolingOff: { tone: 'info', icon: 'pause' },
} as const;

export function MemberState({ state }: Pick<MemberRow, 'state'>) {
  const { t } = useTranslation();
  return <StatusChip {...looks[state]} label={t(`state.${state}`)} />;
}
