import { styled } from '@mui/material/styles';
import type { Colleague } from '@site/api/operator';
import { DeskButton } from '@site/ui/DeskButton';
import { DeskTitle } from '@site/ui/DeskTitle';
import { StatusChip } from '@site/ui/StatusChip';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';
import { Moment } from '../../parts/Moment';
import { PageFrame } from '../../parts/PageFrame';
import { RecordsCard } from '../../parts/RecordsCard';
import type { RecordColumn } from '../../parts/RecordTable';
import { usePage } from '../../parts/usePage';
import { useCall } from '../../useCall';

interface Deciding {
  username: string;
  reset: NonNullable<Colleague['reset']>;
  isApproved: boolean;
}

/** The operators of the brand. A lost authenticator is reset by two of them: one proposes, another decides. Source: OPR-01, OPR-07. */
export default observer(function ColleaguesPage() {
  const { t } = useTranslation(['operator', 'member', 'desk-house']);
  const desk = useDesk();
  const { pageNo } = usePage();
  const answer = useCall('colleagues', { pageNo });
  const [proposing, setProposing] = useState<Colleague>();
  const [deciding, setDeciding] = useState<Deciding>();
  const columns: RecordColumn<Colleague>[] = [
    { id: 'name', label: t('login.username'), renderCell: ({ username }) => <bdi dir="ltr">{username}</bdi> },
    { id: 'role', label: t('colleagues.role'), renderCell: ({ role }) => t(`role.${role}`) },
    {
      id: 'authenticator',
      label: t('member:security.totp'),
      renderCell: ({ hasAuthenticator }) =>
        hasAuthenticator ? (
          <StatusChip tone="good" icon="check" label={t('desk-house:flag.on')} />
        ) : (
          <StatusChip tone="waiting" icon="warning" label={t('desk-house:flag.off')} />
        ),
    },
    {
      id: 'proposed',
      label: t('adjustments.proposed'),
      renderCell: ({ reset }) =>
        reset && (
          <>
            <bdi dir="ltr">{reset.proposedBy}</bdi> · <Moment at={reset.proposedAt} />
          </>
        ),
    },
    {
      id: 'decide',
      label: t('adjustments.decide'),
      renderCell: (colleague) => {
        const { username, reset, hasAuthenticator } = colleague;
        if (reset?.mayDecide)
          return (
            <Ways>
              <DeskButton look="accent" onClick={() => setDeciding({ username, reset, isApproved: true })}>
                {t('decision.approve')}
              </DeskButton>
              <DeskButton onClick={() => setDeciding({ username, reset, isApproved: false })}>{t('decision.reject')}</DeskButton>
            </Ways>
          );
        if (reset) return <small>{t('adjustments.own')}</small>;
        const isOther = username !== desk.operator?.username;
        return hasAuthenticator && isOther && <DeskButton onClick={() => setProposing(colleague)}>{t('colleagues.reset')}</DeskButton>;
      },
    },
  ];
  const decided = deciding && t(deciding.isApproved ? 'decision.approve' : 'decision.reject');
  return (
    <PageFrame>
      <DeskTitle title={t('page.colleagues')} text={t('colleagues.text')} />
      <RecordsCard
        title={t('page.colleagues')}
        answer={answer}
        columns={columns}
        idOf={({ id }) => id}
        empty={{ title: t('page.colleagues'), text: t('colleagues.text') }}
      />
      {proposing && (
        <ActDialog
          title={`${t('colleagues.reset')}: ${proposing.username}`}
          text={t('colleagues.resetText')}
          reason={{ label: t('adjustments.reason'), help: t('adjustments.reasonHelp'), isRequired: true }}
          submit={t('adjustments.submit')}
          onAct={async (textOf, transferId) => {
            const reply = await desk.api('proposeAuthenticatorReset', {
              operatorId: proposing.id,
              reason: textOf('reason'),
              transferId,
            });
            if (reply.ok) {
              setProposing(undefined);
              desk.tell(t('adjustments.sent'));
              answer.reload();
            }
            return reply;
          }}
          onClose={() => setProposing(undefined)}
        />
      )}
      {deciding && decided && (
        <ActDialog
          title={`${decided}: ${deciding.username}`}
          text={deciding.reset.reason}
          reason={{ label: t('decide.reason'), help: t('decide.logged'), isRequired: false }}
          submit={decided}
          isDanger={deciding.isApproved}
          onAct={async (textOf) => {
            const { reset, isApproved, username } = deciding;
            const reply = await desk.api('decideProposal', { id: reset.id, isApproved, reason: textOf('reason') });
            if (reply.ok) {
              setDeciding(undefined);
              desk.tell(t('queues.done', { decision: decided, name: username }));
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
