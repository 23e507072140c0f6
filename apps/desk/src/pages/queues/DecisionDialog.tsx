import type { QueueItemValue } from '@site/api/operator';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';

/** Decisions whose reason the member is told, or which are nothing without a text. */
const needReason = new Set(['reject', 'refuse', 'answer', 'forceReceived', 'repay']);
const isNegative = (decision: string) => decision === 'reject' || decision === 'refuse';

interface DecisionDialogProps {
  item: QueueItemValue;
  decision: string;
  /** `needsSecond`: another operator has to approve it too. */
  onDone: (needsSecond: boolean) => void;
  onClose: () => void;
}

/** Asks once more before a decision, with the reason that the member reads. Source: OPR-02. */
export function DecisionDialog({ item, decision, onDone, onClose }: DecisionDialogProps) {
  const { t, i18n } = useTranslation();
  const { api } = useDesk();
  const verb = t(`decision.${decision as 'approve'}`);
  const { amountMinor, currency, username, kind, id } = item;
  const amount = amountMinor !== undefined && currency ? formatMoneyInText(BigInt(amountMinor), currency, i18n.language) : '';
  return (
    <ActDialog
      title={t('decide.title', { decision: verb, what: t(`one.${kind}`) })}
      text={[username, amount].filter(Boolean).join(' · ')}
      reason={{
        label: decision === 'answer' ? t('decide.answer') : t('decide.reason'),
        help: t(needReason.has(decision) ? 'decide.shown' : 'decide.logged'),
        isRequired: needReason.has(decision),
      }}
      submit={verb}
      isDanger={isNegative(decision)}
      onAct={async (textOf, transferId) => {
        const reply = await api('decide', { kind, id, decision, reason: textOf('reason'), transferId });
        if (reply.ok) onDone(reply.value.needsSecond);
        return reply;
      }}
      onClose={onClose}
    />
  );
}
