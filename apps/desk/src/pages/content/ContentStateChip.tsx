import type { ContentRow } from '@site/api/operatorContent';
import { StatusChip } from '@site/ui/StatusChip';
import { useTranslation } from 'react-i18next';

const looks = {
  draft: { tone: 'plain', icon: 'edit' },
  scheduled: { tone: 'info', icon: 'clock' },
  live: { tone: 'good', icon: 'check' },
  over: { tone: 'plain', icon: 'calendar' },
  withdrawn: { tone: 'bad', icon: 'eyeOff' },
} as const;

/** The state of what is published, and whether a change of it waits. */
export function ContentStateChip({ state, hasChanges }: Pick<ContentRow, 'state' | 'hasChanges'>) {
  const { t } = useTranslation('desk-content');
  return (
    <>
      <StatusChip {...looks[state]} label={t(`state.${state}`)} />
      {hasChanges && (
        <>
          {' '}
          <StatusChip tone="waiting" icon="edit" label={t('state.changed')} />
        </>
      )}
    </>
  );
}
