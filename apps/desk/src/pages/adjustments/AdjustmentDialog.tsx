import type { MemberRow } from '@site/api/operator';
import { AmountField } from '@site/ui/AmountField';
import { ModeSwitch } from '@site/ui/ModeSwitch';
import { TextField } from '@site/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';

interface AdjustmentDialogProps {
  /** Whom it concerns; without one the account number is asked for, and the amount is in the brand's currency. */
  account?: Pick<MemberRow, 'id' | 'username' | 'currency'>;
  onDone: () => void;
  onClose: () => void;
}

/** Proposes to credit or to debit a member. Source: OPR-07. */
export function AdjustmentDialog({ account, onDone, onClose }: AdjustmentDialogProps) {
  const { t } = useTranslation();
  const { api, brand } = useDesk();
  const [way, setWay] = useState<'credit' | 'debit'>('credit');
  const [amountMinor, setAmount] = useState<bigint | null>(null);
  const currency = account?.currency ?? brand.currency;
  return (
    <ActDialog
      title={account ? `${t('act.adjust')}: ${account.username}` : t('adjustments.propose')}
      text={t('adjustments.text')}
      reason={{ label: t('adjustments.reason'), help: t('adjustments.reasonHelp'), isRequired: true }}
      submit={t('adjustments.submit')}
      onAct={async (textOf, transferId) => {
        const reply = await api('proposeAdjustment', {
          accountId: account?.id ?? Number(textOf('accountId')),
          amountMinor: String((way === 'credit' ? 1n : -1n) * (amountMinor ?? 0n)),
          currency,
          reason: textOf('reason'),
          transferId,
        });
        if (reply.ok) onDone();
        return reply;
      }}
      onClose={onClose}
    >
      {!account && (
        <TextField label={t('adjustments.accountId')} help={t('adjustments.accountHelp')} name="accountId" inputMode="numeric" required />
      )}
      <ModeSwitch
        label={t('adjustments.way')}
        items={[
          { id: 'credit', label: t('adjustments.credit') },
          { id: 'debit', label: t('adjustments.debit') },
        ]}
        value={way}
        onChange={setWay}
      />
      <AmountField
        label={t('adjustments.amountField')}
        help={t('adjustments.amountHelp', { currency })}
        valueMinor={amountMinor}
        onChange={setAmount}
        currency={currency}
        leastMinor={1n}
        required
        labels={{
          unreadable: t('amount.unreadable'),
          tooLittle: (least) => t('amount.tooLittle', { least }),
          tooMuch: (most) => t('amount.tooMuch', { most }),
          correction: (bound) => t('amount.correction', { bound }),
        }}
      />
    </ActDialog>
  );
}
