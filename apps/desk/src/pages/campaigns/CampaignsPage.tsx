import Button from '@mui/material/Button';
import type { MemberCampaign } from '@site/api/operatorCampaigns';
import { DeskButton } from '@site/ui/DeskButton';
import { Icon } from '@site/ui/Icon';
import { Money } from '@site/ui/Money';
import { StatusChip } from '@site/ui/StatusChip';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';
import { Moment } from '../../parts/Moment';
import { PageFrame } from '../../parts/PageFrame';
import { PageHead } from '../../parts/PageHead';
import { RecordsCard } from '../../parts/RecordsCard';
import type { RecordColumn } from '../../parts/RecordTable';
import { usePage } from '../../parts/usePage';
import { useCall } from '../../useCall';
import { CampaignDialog } from './CampaignDialog';
import { Gift } from './Gift';

const looks = {
  scheduled: { tone: 'waiting', icon: 'clock' },
  running: { tone: 'good', icon: 'check' },
  ended: { tone: 'plain', icon: 'check' },
  stopped: { tone: 'bad', icon: 'close' },
} as const;

/** Campaigns for segments of members: what runs, whom it reached and what it cost. Source: OPR-03. */
export default observer(function CampaignsPage() {
  const { t } = useTranslation(['desk-campaigns', 'operator']);
  const desk = useDesk();
  const { pageNo } = usePage();
  const answer = useCall('memberCampaigns', { pageNo });
  const [isWriting, setWriting] = useState(false);
  const [stopping, setStopping] = useState<MemberCampaign>();
  const columns: RecordColumn<MemberCampaign>[] = [
    { id: 'name', label: t('field.name'), renderCell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'state', label: t('field.state'), renderCell: ({ state }) => <StatusChip {...looks[state]} label={t(`state.${state}`)} /> },
    {
      id: 'gift',
      label: t('gift.choose'),
      renderCell: ({ gift, segment: { currency } }) => <Gift gift={gift} currency={currency} />,
    },
    {
      id: 'time',
      label: t('field.time'),
      renderCell: ({ startsAt, endsAt }) => (
        <>
          <Moment at={startsAt} /> – <Moment at={endsAt} />
        </>
      ),
    },
    { id: 'reached', label: t('field.reached'), isFigure: true, renderCell: ({ reached }) => reached },
    { id: 'used', label: t('field.used'), isFigure: true, renderCell: ({ used }) => used },
    {
      id: 'cost',
      label: t('field.cost'),
      isFigure: true,
      renderCell: ({ costMinor, segment: { currency } }) =>
        costMinor === null ? null : <Money amountMinor={BigInt(costMinor)} currency={currency} />,
    },
    {
      id: 'budget',
      label: t('field.budget'),
      isFigure: true,
      renderCell: ({ budgetMinor, segment: { currency } }) =>
        budgetMinor === null ? null : <Money amountMinor={BigInt(budgetMinor)} currency={currency} />,
    },
    {
      id: 'stop',
      label: t('field.act'),
      renderCell: (campaign) =>
        (campaign.state === 'running' || campaign.state === 'scheduled' || (campaign.state === 'ended' && campaign.used !== null)) && (
          <DeskButton onClick={() => setStopping(campaign)}>{t('stop')}</DeskButton>
        ),
    },
  ];
  return (
    <PageFrame>
      <PageHead title={t('operator:page.campaigns')} text={t('text')}>
        <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => setWriting(true)}>
          {t('new')}
        </Button>
      </PageHead>
      <RecordsCard
        title={t('list')}
        answer={answer}
        columns={columns}
        idOf={({ id }) => id}
        empty={{ title: t('none'), text: t('noneText') }}
      />
      {isWriting && (
        <CampaignDialog
          onDone={() => {
            setWriting(false);
            desk.tell(t('operator:adjustments.sent'));
            answer.reload();
          }}
          onClose={() => setWriting(false)}
        />
      )}
      {stopping && (
        <ActDialog
          title={t('stopOne', { name: stopping.name })}
          text={t(stopping.gift.kind === 'message' ? 'stopMessageText' : 'stopText')}
          reason={{ label: t('operator:decide.reason'), help: t('operator:decide.logged'), isRequired: false }}
          submit={t('stop')}
          isDanger
          onAct={async (textOf, transferId) => {
            const reply = await desk.api('stopCampaign', { id: stopping.id, reason: textOf('reason'), transferId });
            if (reply.ok) {
              setStopping(undefined);
              desk.tell(t('stopped', { name: stopping.name }));
              answer.reload();
            }
            return reply;
          }}
          onClose={() => setStopping(undefined)}
        />
      )}
    </PageFrame>
  );
});
