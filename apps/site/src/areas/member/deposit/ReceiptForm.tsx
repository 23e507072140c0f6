import { unitLocales } from '@site/money/unitLocales';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { DepositRequest } from '@site/api/deposits';
import { type Upload, UploadField } from '@site/ui/UploadField';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';

interface ReceiptFormProps {
  request: DepositRequest;
  onSent: () => void;
}

interface Sent extends Upload {
  uploadId?: string;
}

/** Sends one to three pictures of a bank's receipt. Each is uploaded once it is chosen. Source: MEM-03, REG-10. */
export const ReceiptForm = observer(function ReceiptForm({ request, onSent }: ReceiptFormProps) {
  const { t } = useTranslation('deposit');
  const { t: failureWords } = useTranslation('failure');
  const { api, system } = useStores();
  const [items, setItems] = useState<Sent[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const kilobytes = new Intl.NumberFormat(unitLocales(system.locale), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const change = (id: string, parts: Partial<Sent>) =>
    setItems((all) => all.map((item) => (item.id === id ? Object.assign({}, item, parts) : item)));
  const send = async (id: string, file: File) => {
    const reply = await api('upload', { for: 'receipt', image: file });
    if (reply.ok) change(id, { uploadId: reply.value.uploadId, sent: undefined });
    else
      change(id, {
        error: reply.code === 'invalidInput' ? t('receipt.wrongKind', { file: file.name }) : failureWords(reply.code),
        sent: undefined,
      });
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
    const reply = await api('sendReceipt', { id: request.id, uploads });
    setBusy(false);
    setFailure(reply.ok ? undefined : reply);
    // Another tab has sent one, or the deposit is over: the page shows which.
    if (reply.ok || reply.code === 'conflict') onSent();
  };
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <UploadField
        label={t('receipt.label')}
        help={t('receipt.help')}
        items={items}
        onAdd={add}
        onRemove={(removed) => setItems((all) => all.filter(({ id }) => id !== removed))}
        labels={{
          choose: t('receipt.choose'),
          drop: t('receipt.drop'),
          remove: (file) => t('receipt.remove', { file }),
          wrongKind: (file) => t('receipt.wrongKind', { file }),
          tooLarge: (file) => t('receipt.tooLarge', { file }),
          tooMany: (file) => t('receipt.tooMany', { file }),
          sending: (file) => t('receipt.sending', { file }),
          size: (bytes) => kilobytes.format(Math.max(1, bytes / 1000)),
        }}
      />
      <FailureLine failure={failure} />
      <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={uploads.length === 0}>
        {t('receipt.send')}
      </Button>
    </Form>
  );
});

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, '& > button': { justifySelf: 'start' } });
