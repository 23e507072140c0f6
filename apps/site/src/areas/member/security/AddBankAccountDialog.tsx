import Button from '@mui/material/Button';
import { CodeField } from '@site/ui/CodeField';
import { Dialog } from '@site/ui/Dialog';
import { SelectField } from '@site/ui/SelectField';
import { TextField } from '@site/ui/TextField';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import { latinInput } from '../../session/latinInput';
import type { Failure } from '../../session/SentCode';

export interface AddBankAccountDialogProps {
  banks: readonly string[];
  /** Name of the account's owner; null until one is known. */
  payeeName: string | null;
  onClose: () => void;
}

/** Faults by field; the text is `bank.<fault>`. */
type Faults = Partial<
  Record<'accountNumber' | 'payeeName' | 'paymentPassword', 'badNumber' | 'badName' | 'known' | 'full' | 'wrongPayment' | 'noPayment'>
>;

/** Adds a bank account in the owner's name, with the payment password. Source: MEM-28. */
export default function AddBankAccountDialog({ banks, payeeName, onClose }: AddBankAccountDialogProps) {
  const { t } = useTranslation('member');
  const { t: words } = useTranslation('session');
  const { api } = useStores();
  const [typed, setTyped] = useState({ bank: banks[0] ?? '', accountNumber: '', payeeName: payeeName ?? '', paymentPassword: '' });
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const write = (field: keyof typeof typed, text: string) => {
    setTyped({ ...typed, [field]: text });
    setFaults({ ...faults, [field]: undefined });
  };
  const faultOf = (field: keyof Faults) => faults[field] && t(`bank.${faults[field]}`);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const reply = await api('addBankAccount', typed);
    setBusy(false);
    if (reply.ok) return onClose();
    const found = faultsOf(reply);
    setFaults(found);
    setFailure(Object.keys(found).length > 0 ? undefined : reply);
    return undefined;
  };
  return (
    <Dialog title={t('bank.addTitle')} onClose={onClose} closeLabel={words('close')}>
      <EntryForm onSubmit={(event) => void submit(event)} noValidate>
        <SelectField
          label={t('bank.bank')}
          value={typed.bank}
          onChange={({ target }) => write('bank', target.value)}
          items={banks.map((bank) => ({ value: bank, label: bank }))}
        />
        <TextField
          label={t('bank.number')}
          value={typed.accountNumber}
          onChange={({ target }) => write('accountNumber', target.value)}
          error={faultOf('accountNumber')}
          {...latinInput}
          autoComplete="off"
          maxLength={60}
          required
        />
        <TextField
          label={t('bank.payee')}
          help={payeeName === null ? t('bank.payeeHelp') : t('bank.payeeFixed')}
          value={typed.payeeName}
          onChange={({ target }) => write('payeeName', target.value)}
          error={faultOf('payeeName')}
          readOnly={payeeName !== null}
          autoComplete="name"
          required
        />
        <CodeField
          label={t('bank.payment')}
          value={typed.paymentPassword}
          onChange={(value) => write('paymentPassword', value)}
          error={faultOf('paymentPassword')}
          isSecret
        />
        <FailureLine failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t('bank.add')}
        </Button>
      </EntryForm>
    </Dialog>
  );
}

function faultsOf({ code, details }: Failure): Faults {
  if (code === 'conflict') return { accountNumber: 'known' };
  if (code === 'limitReached') return { accountNumber: 'full' };
  if (code === 'wrongPaymentPassword') return { paymentPassword: 'wrongPayment' };
  if (code === 'noPaymentPassword') return { paymentPassword: 'noPayment' };
  if (code !== 'invalidInput') return {};
  if (details.field === 'accountNumber') return { accountNumber: 'badNumber' };
  if (details.field === 'payeeName') return { payeeName: 'badName' };
  return details.field === 'paymentPassword' ? { paymentPassword: 'wrongPayment' } : {};
}
