import Button from '@mui/material/Button';
import { AmountField } from '@site/ui/AmountField';
import { Dialog } from '@site/ui/Dialog';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import type { Move, PursesStore } from './PursesStore';

interface MoveDialogProps extends Omit<Move, 'amountMinor'> {
  store: PursesStore;
  onClose: () => void;
}

/** Moves money to a vendor's wallet or back. Source: MEM-02, VEN-02. */
export default observer(function MoveDialog({ purse, direction, store, onClose }: MoveDialogProps) {
  const { t } = useTranslation('wallet');
  const { t: words } = useTranslation('session');
  const [amountMinor, setAmountMinor] = useState<bigint | null>(null);
  const [outcome, setOutcome] = useState<'pending' | 'refused'>();
  const [isEmpty, setEmpty] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const mostMinor = direction === 'in' ? store.mainMinor : (purse.balanceMinor ?? 0n);
  const isWithin = amountMinor !== null && amountMinor > 0n && amountMinor <= mostMinor;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmpty(amountMinor === null);
    if (!isWithin) return undefined;
    setBusy(true);
    const reply = await store.move({ purse, direction, amountMinor });
    setBusy(false);
    if (!reply.ok) return setFailure(reply);
    setFailure(undefined);
    return reply.value.state === 'done' ? onClose() : setOutcome(reply.value.state);
  };
  const name = purse.names[0] ?? '';
  return (
    <Dialog title={t(`move.${direction}Title`, { name })} onClose={onClose} closeLabel={words('close')}>
      <EntryForm onSubmit={(event) => void submit(event)} noValidate>
        <AmountField
          label={t('amount.label')}
          valueMinor={amountMinor}
          onChange={(minor) => {
            setAmountMinor(minor);
            setOutcome(undefined);
            setEmpty(false);
          }}
          currency={purse.currency}
          leastMinor={1n}
          mostMinor={mostMinor}
          {...(isEmpty && { error: t('amount.unreadable') })}
          labels={{
            all: t('amount.all'),
            unreadable: t('amount.unreadable'),
            tooLittle: (least) => t('amount.tooLittle', { least }),
            tooMuch: (most) => t('amount.tooMuch', { most }),
            correction: (bound) => t('amount.correction', { bound }),
          }}
        />
        {outcome && <p role="alert">{t(`move.${outcome}`)}</p>}
        <FailureLine failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={outcome === 'pending'}>
          {t(`move.${direction}`)}
        </Button>
      </EntryForm>
    </Dialog>
  );
});
