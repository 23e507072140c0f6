import { styled } from '@mui/material/styles';
import type { Proposal } from '@site/api/operatorProposals';
import { DeskButton } from '@site/ui/DeskButton';
import { StatusChip } from '@site/ui/StatusChip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';
import { Moment } from '../../parts/Moment';
import { RecordsCard, type RecordsCardProps } from '../../parts/RecordsCard';
import type { RecordColumn } from '../../parts/RecordTable';
import { type AdjustmentContent, Terms } from './Terms';

const looks = {
  open: { tone: 'waiting', icon: 'clock' },
  approved: { tone: 'good', icon: 'check' },
  rejected: { tone: 'bad', icon: 'close' },
} as const;

/** A page of proposals, which the operator decides here unless another one has to. Source: OPR-07. */
export function ProposalList({ title, answer, empty }: Pick<RecordsCardProps<Proposal>, 'title' | 'answer' | 'empty'>) {
  const { t } = useTranslation(['operator', 'desk-house', 'desk-content', 'desk-campaigns']);
  const desk = useDesk();
  const [deciding, setDeciding] = useState<{ proposal: Proposal; isApproved: boolean }>();
  const nameOf = ({ kind, subject, content }: Proposal) =>
    ({
      settings: () => t('desk-house:settings.changeOf', { group: t(`desk-house:group.${subject as 'payout'}`) }),
      closing: () => t('desk-content:status.closeIt'),
      campaign: () => `${t('desk-campaigns:start')}: ${subject}`,
      authenticatorReset: () => `${t('colleagues.reset')}: ${subject}`,
      adjustment: () => `${t(isDebit(content) ? 'adjustments.debit' : 'adjustments.credit')}: ${subject}`,
    })[kind]();
  const columns: RecordColumn<Proposal>[] = [
    {
      id: 'what',
      label: t('adjustments.way'),
      renderCell: (proposal) => (
        <>
          <bdi>{nameOf(proposal)}</bdi>
          <Terms proposal={proposal} />
        </>
      ),
    },
    { id: 'reason', label: t('adjustments.reason'), renderCell: ({ reason }) => reason && <bdi>{reason}</bdi> },
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
      renderCell: (proposal) =>
        proposal.outcome === 'open' &&
        (proposal.mayDecide ? (
          <Ways>
            <DeskButton look="accent" onClick={() => setDeciding({ proposal, isApproved: true })}>
              {t('decision.approve')}
            </DeskButton>
            <DeskButton onClick={() => setDeciding({ proposal, isApproved: false })}>{t('decision.reject')}</DeskButton>
          </Ways>
        ) : (
          <small>{t('adjustments.own')}</small>
        )),
    },
  ];
  const decided = deciding && t(deciding.isApproved ? 'decision.approve' : 'decision.reject');
  return (
    <>
      <RecordsCard title={title} answer={answer} columns={columns} idOf={({ id }) => id} empty={empty} />
      {deciding && decided && (
        <ActDialog
          title={`${decided}: ${nameOf(deciding.proposal)}`}
          text={deciding.proposal.reason}
          reason={{ label: t('decide.reason'), help: t('decide.logged'), isRequired: false }}
          submit={decided}
          isDanger={!deciding.isApproved || deciding.proposal.kind === 'closing'}
          onAct={async (textOf) => {
            const { proposal, isApproved } = deciding;
            const reply = await desk.api('decideProposal', { id: proposal.id, isApproved, reason: textOf('reason') });
            if (reply.ok) {
              setDeciding(undefined);
              desk.tell(t('queues.done', { decision: decided, name: nameOf(proposal) }));
              answer.reload();
            }
            return reply;
          }}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}

const isDebit = (content: string) => (JSON.parse(content) as AdjustmentContent).amountMinor.startsWith('-');

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
