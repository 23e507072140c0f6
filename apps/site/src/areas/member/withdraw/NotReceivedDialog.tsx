import { unitLocales } from '@site/money/unitLocales';
import Button from '@mui/material/Button';
import type { WithdrawalValue } from '@site/api/withdraw';
import { Dialog } from '@site/ui/Dialog';
import { SelectField } from '@site/ui/SelectField';
import { type Upload, UploadField } from '@site/ui/UploadField';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import type { WithdrawStore } from './WithdrawStore';

export interface NotReceivedDialogProps {
  withdrawal: WithdrawalValue;
  store: WithdrawStore;
  partOf: (part: WithdrawalValue['parts'][number]) => string;
  onClose: () => void;
}

interface Sent extends Upload {
  uploadId?: string;
}

/** Says that a payment has not arrived, with one to three pictures that prove it. Source: MEM-33, REG-10. */
export default observer(function NotReceivedDialog({ withdrawal, store, partOf, onClose }: NotReceivedDialogProps) {
  const { t } = useTranslation('withdraw');
  const { t: words } = useTranslation('session');
  const { t: failureWords } = useTranslation('failure');
  const { api, system } = useStores();
  const paid = withdrawal.parts.filter(({ state }) => state === 'PAID');
  const [part, setPart] = useState(paid[0]?.part ?? 1);
  const [items, setItems] = useState<Sent[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const kilobytes = new Intl.NumberFormat(unitLocales(system.locale), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const change = (id: string, changed: Partial<Sent>) =>
    setItems((all) => all.map((item) => (item.id === id ? Object.assign({}, item, changed) : item)));
  const send = async (id: string, file: File) => {
    const reply = await api('upload', { for: 'proof', image: file });
    if (reply.ok) change(id, { uploadId: reply.value.uploadId, sent: undefined });
    else {
      const error = reply.code === 'invalidInput' ? t('missing.wrongKind', { file: file.name }) : failureWords(reply.code);
      change(id, { error, sent: undefined });
    }
  };
  const add = (files: File[]) => {
    const added = files.map((file) => ({ id: crypto.randomUUID(), file, sent: 0.5 }));
    setItems((all) => [...all, ...added]);
    for (const { id, file } of added) void send(id, file);
  };
  const uploads = items.flatMap(({ uploadId }) => uploadId ?? []);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const reply = await store.confirm({ id: withdrawal.id, part, answer: 'notReceived', uploads });
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
        <UploadField
          label={t('missing.proof')}
          help={t('missing.help')}
          items={items}
          onAdd={add}
          onRemove={(removed) => setItems((all) => all.filter(({ id }) => id !== removed))}
          labels={{
            choose: t('missing.choose'),
            drop: t('missing.drop'),
            remove: (file) => t('missing.remove', { file }),
            wrongKind: (file) => t('missing.wrongKind', { file }),
            tooLarge: (file) => t('missing.tooLarge', { file }),
            tooMany: (file) => t('missing.tooMany', { file }),
            sending: (file) => t('missing.sending', { file }),
            size: (bytes) => kilobytes.format(Math.max(1, bytes / 1000)),
          }}
        />
        <FailureLine failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={uploads.length === 0}>
          {t('missing.send')}
        </Button>
      </EntryForm>
    </Dialog>
  );
});
