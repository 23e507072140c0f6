import Button from '@mui/material/Button';
import { Dialog } from '@site/ui/Dialog';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import { type Failure, SentCode } from '../../session/SentCode';
import { SentCodeField } from '../../session/SentCodeField';

const CODE_LENGTH = 6;

/** Binds the Zalo account of the own mobile number, by a code that goes there. Source: MEM-23. */
export default observer(function ZaloDialog({ reward, onClose }: { reward: string; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { t: words } = useTranslation('session');
  const { api } = useStores();
  const [code] = useState(() => new SentCode());
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(undefined);
    setWrong(typed.length < CODE_LENGTH);
    if (typed.length < CODE_LENGTH) return;
    setBusy(true);
    const reply = await api('bindZalo', { verificationCode: typed });
    setBusy(false);
    if (reply.ok) onClose();
    else if (reply.code === 'wrongCode' || reply.code === 'codeExpired') setWrong(true);
    else setFailure(reply);
  };
  const special = failure?.code === 'notFound' ? t('zalo.noMobile') : failure?.code === 'conflict' ? t('zalo.taken') : undefined;
  return (
    <Dialog title={t('zalo.title')} text={t('zalo.how', { reward })} onClose={onClose} closeLabel={words('close')}>
      <EntryForm onSubmit={(event) => void submit(event)} noValidate>
        <SentCodeField
          code={code}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setWrong(false);
          }}
          onSend={() => void code.ask(() => api('sendMemberCode', { way: 'sms', purpose: 'zalo' }))}
          error={isWrong && words('code.wrong')}
        />
        <FailureLine failure={failure} words={special} />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t('zalo.bind')}
        </Button>
      </EntryForm>
    </Dialog>
  );
});
