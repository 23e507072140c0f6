import Button from '@mui/material/Button';
import { CodeField } from '@site/ui/CodeField';
import { Dialog } from '@site/ui/Dialog';
import { formatPoints } from '@site/ui/formatPoints';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { EntryForm } from '../session/EntryForm';
import { FailureLine } from '../session/FailureLine';
import type { Failure } from '../session/SentCode';
import type { PointsStore } from './PointsStore';

export interface ConvertDialogProps {
  store: PointsStore;
  points: bigint;
  /** Money that they are worth. */
  amount: string;
  /** Called with the money that was credited, or nothing. */
  onClose: (amountMinor?: string) => void;
}

/** Converts points with the payment password. Source: MEM-11. */
export default function ConvertDialog({ store, points, amount, onClose }: ConvertDialogProps) {
  const { t } = useTranslation('points');
  const { t: words } = useTranslation('session');
  const { system } = useStores();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isWrong = failure?.code === 'wrongPaymentPassword';
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const reply = await store.convert(points, code);
    setBusy(false);
    setCode('');
    if (reply.ok) onClose(reply.value.amount);
    else setFailure(reply);
  };
  return (
    <Dialog
      title={t('convert.confirm')}
      text={t('convert.confirmText', { points: formatPoints(points, system.locale), amount })}
      onClose={() => onClose()}
      closeLabel={words('close')}
    >
      <EntryForm onSubmit={(event) => void submit(event)} noValidate>
        <CodeField
          label={t('payment')}
          value={code}
          onChange={(value) => {
            setCode(value);
            setFailure(undefined);
          }}
          error={isWrong ? t('wrongPayment') : undefined}
          isSecret
        />
        <FailureLine failure={failure} words={isWrong ? null : undefined} />
        <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={code.length < 6}>
          {t('convert.button')}
        </Button>
      </EntryForm>
    </Dialog>
  );
}
