import { styled } from '@mui/material/styles';
import type { QueueItemValue, QueueKind } from '@site/api/operator';
import { DeskCard } from '@site/ui/DeskCard';
import { DeskSegments } from '@site/ui/DeskSegments';
import { DeskTitle } from '@site/ui/DeskTitle';
import { EmptyState } from '@site/ui/EmptyState';
import { SelectField } from '@site/ui/SelectField';
import { media } from '@site/ui/layout';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDesk } from '../../DeskContext';
import { useCall } from '../../useCall';
import { Loaded } from '../../parts/Loaded';
import { DecisionDialog } from './DecisionDialog';
import { QueueItem } from './QueueItem';

/** Shows one queue of items that wait for a decision, oldest first. Source: OPR-02. */
export default observer(function QueuesPage() {
  const { t } = useTranslation();
  const desk = useDesk();
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('kind') as QueueKind | null;
  const answer = useCall('queue', { pageNo: 1, ...(chosen && { kind: chosen }) });
  const [deciding, setDeciding] = useState<{ item: QueueItemValue; decision: string }>();
  const { value } = answer;
  const kind = chosen ?? value?.kind;
  useEffect(() => {
    if (value) desk.count(value.counts);
  }, [desk, value]);

  const choose = (next: QueueKind) => setQuery({ kind: next });
  const kinds = desk.waiting.map(({ kind: id, open }) => ({
    id,
    label: open > 0 ? t('queue.withCount', { name: t(`queue.${id}`), open }) : t(`queue.${id}`),
  }));
  return (
    <Page>
      <DeskTitle title={t('page.queues')} text={t('queues.text')} />
      {kinds.length > 0 && kind && (
        <>
          <DeskSegments className="wide" label={t('queues.choose')} items={kinds} value={kind} onChange={choose} />
          <SelectField
            className="narrow"
            label={t('queues.choose')}
            items={kinds.map(({ id, label }) => ({ value: id, label }))}
            value={kind}
            onChange={({ target }) => choose(target.value as QueueKind)}
          />
        </>
      )}
      <DeskCard title={kind ? t(`queue.${kind}`) : t('page.queues')} note={t('queues.order')}>
        <Loaded answer={answer}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState icon="check" title={t('queues.empty')} text={t('queues.emptyText')} />
            ) : (
              <ul>
                {list.map((item) => (
                  <QueueItem key={`${item.kind} ${item.id}`} item={item} onDecide={(decision) => setDeciding({ item, decision })} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </DeskCard>
      {deciding && (
        <DecisionDialog
          {...deciding}
          onClose={() => setDeciding(undefined)}
          onDone={(needsSecond) => {
            setDeciding(undefined);
            const name = deciding.item.username;
            desk.tell(
              needsSecond ? t('adjustments.sent') : t('queues.done', { decision: t(`decision.${deciding.decision as 'approve'}`), name }),
            );
            answer.reload();
          }}
        />
      )}
    </Page>
  );
});

const Page = styled('div')({
  display: 'grid',
  gap: 16,
  minInlineSize: 0,
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .narrow': { display: 'none' },
  '@media (max-width: 1199.98px)': { '& .wide': { display: 'none' }, '& .narrow': { display: 'grid', maxInlineSize: 420 } },
  [media.phone]: { '& .narrow': { maxInlineSize: 'none' } },
});
