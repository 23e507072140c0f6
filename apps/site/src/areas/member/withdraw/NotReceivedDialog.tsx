import Button from '@mui/material/Button';
import type { WithdrawalValue } from '@site/api/withdraw';
import { Dialog } from '@site/ui/Dialog';
import { SelectField } from '@site/ui/SelectField';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { PicturesField } from '../../uploads/PicturesField';
import { usePictures } from '../../uploads/usePictures';
import type { WithdrawStore } from './WithdrawStore';

export interface NotReceivedDialogProps {
  withdrawal: WithdrawalValue;
  store: WithdrawStore;
  partOf: (part: WithdrawalValue['parts'][number]) => string;
  onClose: () => void;
}

/** Says that a payment has not arrived, with one to three pictures that prove it. Source: MEM-33, REG-10. */
export default observer(function NotReceivedDialog({ withdrawal, store, partOf, onClose }: NotReceivedDialogProps) {
  const { t } = useTranslation('withdraw');
  const { t: words } = useTranslation('session');
  const paid = withdrawal.parts.filter(({ state }) => state === 'PAID');
  const [part, setPart] = useState(paid[0]?.part ?? 1);
  const pictures = usePictures('proof');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const reply = await store.confirm({ id: withdrawal.id, part, answer: 'notReceived', uploads: pictures.uploadIds });
    setBusy(false);
    // The time is over, or another tab has answered: the page shows which.
    if (reply.ok || reply.code === 'conflict') onClose();
    else setFailure(reply);
  };
  return (
    <Dialog title={t('missing.title')} onClose={onClose} closeLabel={words('close')}>
      <EntryForm onSubmit={(event) => void submit(event)} noValidate>
        <p className="quiet">{t('missing.text')}</p>
        {paid.length > 1 && (
          <SelectField
            label={t('missing.which')}
            value={String(part)}
            onChange={({ target }) => setPart(Number(target.value))}
            items={paid.map((each) => ({ value: String(each.part), label: partOf(each) }))}
          />
        )}
        <PicturesField pictures={pictures} label={t('missing.proof')} help={t('missing.help')} />
        <FailureLine failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={pictures.uploadIds.length === 0}>
          {t('missing.send')}
        </Button>
      </EntryForm>
    </Dialog>
  );
});
