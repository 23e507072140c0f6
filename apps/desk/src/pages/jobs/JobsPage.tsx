import { localDigits } from '@site/money/localDigits';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { DeskButton } from '@site/ui/DeskButton';
import { DeskCard } from '@site/ui/DeskCard';
import { DeskTitle } from '@site/ui/DeskTitle';
import { EmptyState } from '@site/ui/EmptyState';
import { StatusChip } from '@site/ui/StatusChip';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../parts/Loaded';
import { Moment } from '../../parts/Moment';
import { PageFrame } from '../../parts/PageFrame';
import { type RecordColumn, RecordTable } from '../../parts/RecordTable';
import { useCall } from '../../useCall';

type Job = OutputOf<Calls['jobs']>['list'][number];
type Compared = OutputOf<Calls['reconciliation']>;

/** How the jobs are, and what differs from the logs of the vendors. Source: OPR-09. */
export default observer(function JobsPage() {
  const { t } = useTranslation('desk-house');
  const jobs = useCall('jobs', {});
  const compared = useCall('reconciliation', {});
  const refresh = () => {
    jobs.reload();
    compared.reload();
  };
  return (
    <PageFrame>
      <DeskTitle title={t('jobs.title')} text={t('jobs.text')} />
      <DeskCard
        title={t('jobs.list')}
        note={
          jobs.value && (
            <>
              {t('jobs.counted', { count: jobs.value.waiting })} <Moment at={jobs.value.countedAt} />
            </>
          )
        }
        trailing={<DeskButton onClick={refresh}>{t('jobs.refresh')}</DeskButton>}
      >
        <Loaded answer={jobs}>{({ list }) => <Jobs list={list} />}</Loaded>
      </DeskCard>
      <Loaded answer={compared}>{(value) => <Reconciliation {...value} />}</Loaded>
    </PageFrame>
  );
});

function stateOf({ state, isLate }: Job) {
  if (state === 'failed') return { tone: 'bad', icon: 'close', name: 'failed' } as const;
  if (isLate) return { tone: 'waiting', icon: 'clock', name: 'late' } as const;
  return state === 'never'
    ? ({ tone: 'plain', icon: 'clock', name: 'first' } as const)
    : ({ tone: 'good', icon: 'check', name: 'well' } as const);
}

/** Failed and late jobs first. */
const weightOf = (job: Job) => (job.state === 'failed' ? 0 : job.isLate ? 1 : 2);

function Jobs({ list }: { list: readonly Job[] }) {
  const { t, i18n } = useTranslation('desk-house');
  const columns: RecordColumn<Job>[] = [
    { id: 'name', label: t('jobs.name'), renderCell: ({ name }) => t(`job.${name as 'earn-points'}`, { defaultValue: name }) },
    {
      id: 'state',
      label: t('jobs.state'),
      renderCell: (job) => {
        const { name, ...look } = stateOf(job);
        return <StatusChip {...look} label={t(`jobs.${name}`)} />;
      },
    },
    { id: 'at', label: t('jobs.last'), renderCell: ({ at }) => (at === null ? t('jobs.never') : <Moment at={at} />) },
    {
      id: 'duration',
      label: t('jobs.duration'),
      isFigure: true,
      renderCell: ({ durationMs }) =>
        durationMs === null ? null : t('jobs.seconds', { seconds: localDigits((durationMs / 1000).toFixed(1), i18n.language) }),
    },
    {
      id: 'every',
      label: t('jobs.every'),
      isFigure: true,
      renderCell: ({ everyMinutes }) =>
        everyMinutes < 1
          ? t('jobs.seconds', { seconds: localDigits(String(Math.round(everyMinutes * 60)), i18n.language) })
          : t('jobs.minutes', { count: everyMinutes }),
    },
    { id: 'failures', label: t('jobs.failures'), isFigure: true, renderCell: ({ failures }) => failures },
    { id: 'reason', label: t('jobs.reason'), renderCell: ({ reason }) => (reason ? <bdi dir="ltr">{reason}</bdi> : null) },
  ];
  if (list.length === 0) return <EmptyState icon="clock" title={t('jobs.none')} text={t('jobs.noneText')} />;
  const inOrder = list.toSorted((one, other) => weightOf(one) - weightOf(other));
  return <RecordTable label={t('jobs.list')} columns={columns} rows={inOrder} idOf={({ name }) => name} />;
}

function Reconciliation({ vendors, list, open }: Compared) {
  const { t } = useTranslation('desk-house');
  const ofVendors: RecordColumn<Compared['vendors'][number]>[] = [
    { id: 'vendor', label: t('compared.vendor'), renderCell: ({ integration }) => <bdi dir="ltr">{integration}</bdi> },
    {
      id: 'until',
      label: t('compared.until'),
      renderCell: ({ comparedUntil }) => (comparedUntil === null ? t('compared.never') : <Moment at={comparedUntil} />),
    },
    { id: 'transactions', label: t('compared.transactions'), isFigure: true, renderCell: ({ transactions }) => transactions },
    { id: 'open', label: t('compared.open'), isFigure: true, renderCell: (vendor) => vendor.open },
    { id: 'resolved', label: t('compared.resolved'), isFigure: true, renderCell: ({ resolved }) => resolved },
  ];
  const ofDifferences: RecordColumn<Compared['list'][number]>[] = [
    { id: 'kind', label: t('compared.kind'), renderCell: ({ kind }) => t(`compared.${kind}`) },
    { id: 'vendor', label: t('compared.vendor'), renderCell: ({ integration }) => <bdi dir="ltr">{integration}</bdi> },
    { id: 'member', label: t('compared.member'), renderCell: ({ username, playerId }) => <bdi dir="ltr">{username || playerId}</bdi> },
    { id: 'tx', label: t('compared.tx'), renderCell: ({ txId }) => <code dir="ltr">{txId}</code> },
    { id: 'ours', label: t('compared.ours'), renderCell: ({ ours }) => (ours ? <code dir="ltr">{ours}</code> : null) },
    { id: 'theirs', label: t('compared.theirs'), renderCell: ({ theirs }) => (theirs ? <code dir="ltr">{theirs}</code> : null) },
    { id: 'found', label: t('compared.found'), renderCell: ({ foundAt }) => <Moment at={foundAt} /> },
    {
      id: 'state',
      label: t('jobs.state'),
      renderCell: ({ resolvedAt }) =>
        resolvedAt === null ? (
          <StatusChip tone="waiting" icon="warning" label={t('compared.isOpen')} />
        ) : (
          <StatusChip tone="good" icon="check" label={t('compared.isResolved')} />
        ),
    },
  ];
  return (
    <PageFrame>
      <DeskCard title={t('compared.title')} note={t('compared.note', { count: open })}>
        {vendors.length === 0 ? (
          <EmptyState icon="records" title={t('compared.noVendors')} />
        ) : (
          <RecordTable label={t('compared.title')} columns={ofVendors} rows={vendors} idOf={({ integration }) => integration} />
        )}
      </DeskCard>
      <DeskCard title={t('compared.differences')}>
        {list.length === 0 ? (
          <EmptyState icon="check" title={t('compared.none')} text={t('compared.noneText')} />
        ) : (
          <RecordTable label={t('compared.differences')} columns={ofDifferences} rows={list} idOf={({ id }) => id} />
        )}
      </DeskCard>
    </PageFrame>
  );
}
