import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { DepositRequest } from '@site/api/deposits';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofMoney } from '../../../stores/MoneyCall';
import { useStores } from '../../../stores/StoresContext';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { PicturesField } from '../../uploads/PicturesField';
import { usePictures } from '../../uploads/usePictures';

interface ReceiptFormProps {
  request: DepositRequest;
  onSent: () => void;
}

/** Sends one to three pictures of a bank's receipt. Source: MEM-03, REG-10. */
export const ReceiptForm = observer(function ReceiptForm({ request, onSent }: ReceiptFormProps) {
  const { t } = useTranslation('deposit');
  const { api } = useStores();
  const pictures = usePictures('receipt');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const reply = ofMoney(await api('sendReceipt', { id: request.id, uploads: pictures.uploadIds }), request.id);
    setBusy(false);
    setFailure(reply.ok ? undefined : reply);
    // Another tab has sent one, or the deposit is over: the page shows which.
    if (reply.ok || reply.code === 'conflict') onSent();
  };
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <PicturesField pictures={pictures} label={t('receipt.label')} help={t('receipt.help')} />
      <FailureLine failure={failure} />
      <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={pictures.uploadIds.length === 0}>
        {t('receipt.send')}
      </Button>
    </Form>
  );
});

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, '& > button': { justifySelf: 'start' } });
