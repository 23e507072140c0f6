import type { CatalogueGame } from '@site/api/operator';
import { StatusChip } from '@site/ui/StatusChip';
import { useTranslation } from 'react-i18next';

const looks = {
  open: { tone: 'good', icon: 'check' },
  maintenance: { tone: 'waiting', icon: 'tools' },
  disabled: { tone: 'bad', icon: 'blocked' },
  soon: { tone: 'info', icon: 'clock' },
  withdrawn: { tone: 'plain', icon: 'eyeOff' },
} as const;

export function GameStatusChip({ status }: Pick<CatalogueGame, 'status'>) {
  const { t } = useTranslation('desk-content');
  return <StatusChip {...looks[status]} label={t(`gameStatus.${status}`)} />;
}
