import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Adjustment } from '@site/api/operator';
import { DeskButton } from '@site/ui/DeskButton';
import { Money } from '@site/ui/Money';
import { StatusChip } from '@site/ui/StatusChip';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';
import { Moment } from '../../parts/Moment';
import { RecordsCard } from '../../parts/RecordsCard';
import { PageFrame } from '../../parts/PageFrame';
import { PageHead } from '../../parts/PageHead';
import type { RecordColumn } from '../../parts/RecordTable';
import { usePage } from '../../parts/usePage';
import { useCall } from '../../useCall';
import { AdjustmentDialog } from './AdjustmentDialog';

const looks = {
  open: { tone: 'waiting', icon: 'clock' },
  approved: { tone: 'good', icon: 'check' },
  rejected: { tone: 'bad', icon: 'close' },
} as const;

/** Adjustments, which one operator proposes and another decides. Source: OPR-07. */
export default observer(function AdjustmentsPage() {
  const { t } = useTranslation();
  const desk = useDesk();
  const { pageNo } = usePage();
  const answer = useCall('adjustments', { pageNo });
  const [isProposing, setProposing] = useState(false);
  const [deciding, setDeciding] = useState<{ adjustment: Adjustment; isApproved: boolean }>();
  const columns: RecordColumn<Adjustment>[] = [
    {
      id: 'member',
      label: t('adjustments.member'),
      renderCell: ({ accountId, username }) => (
        <Link to={`/operator/members?id=${accountId}`}>
          <bdi dir="ltr">{username}</bdi>
        </Link>
      ),
    },
    {
      id: 'amount',
      label: t('adjustments.amount'),
      isFigure: true,
      renderCell: ({ amountMinor, currency }) => <Money amountMinor={BigInt(amountMinor)} currency={currency} sign="always" colored />,
    },
    { id: 'reason', label: t('adjustments.reason'), renderCell: ({ reason }) => <bdi>{reason}</bdi> },
    {
      id: 'proposed',
      label: t('adjustments.proposed'),
      renderCell: ({ proposedBy, proposedAt }) => (
        <>
          <bdi dir="ltr">{proposedBy}</bdi> · <Moment at={proposedAt} />
        </>
      ),
    },
    {
      id: 'outcome',
      label: t('adjustments.outcome'),
      renderCell: ({ outcome, decidedBy }) => (
        <>
          <StatusChip {...looks[outcome]} label={t(`outcome.${outcome}`)} /> <bdi dir="ltr">{decidedBy}</bdi>
        </>
      ),
    },
    {
      id: 'decide',
      label: t('adjustments.decide'),
      renderCell: (adjustment) =>
        adjustment.outcome === 'open' &&
        (adjustment.isMine ? (
          <small>{t('adjustments.own')}</small>
        ) : (
          <Ways>
            <DeskButton look="accent" onClick={() => setDeciding({ adjustment, isApproved: true })}>
              {t('decision.approve')}
            </DeskButton>
            <DeskButton onClick={() => setDeciding({ adjustment, isApproved: false })}>{t('decision.reject')}</DeskButton>
          </Ways>
        )),
    },
  ];
  const decided = deciding && t(deciding.isApproved ? 'decision.approve' : 'decision.reject');
  return (
    <PageFrame>
      <PageHead title={t('page.adjustments')} text={t('adjustments.text')}>
        <Button variant="contained" onClick={() => setProposing(true)}>
          {t('adjustments.propose')}
        </Button>
      </PageHead>
      <RecordsCard
        title={t('adjustments.list')}
        answer={answer}
        columns={columns}
        idOf={({ id }) => id}
        empty={{ title: t('adjustments.none'), text: t('adjustments.noneText') }}
      />
      {isProposing && (
        <AdjustmentDialog
          onClose={() => setProposing(false)}
          onDone={() => {
            setProposing(false);
            desk.tell(t('adjustments.sent'));
            answer.reload();
          }}
        />
      )}
      {deciding && decided && (
        <ActDialog
          title={`${decided}: ${deciding.adjustment.username}`}
          text={deciding.adjustment.reason}
          reason={{ label: t('decide.reason'), help: t('decide.logged'), isRequired: false }}
          submit={decided}
          isDanger={!deciding.isApproved}
          onAct={async (textOf) => {
            const reply = await desk.api('approveAdjustment', {
              id: deciding.adjustment.id,
              isApproved: deciding.isApproved,
              reason: textOf('reason'),
            });
            if (reply.ok) {
              setDeciding(undefined);
              desk.tell(t('queues.done', { decision: decided, name: deciding.adjustment.username }));
              answer.reload();
            }
            return reply;
          }}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </PageFrame>
  );
});

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
