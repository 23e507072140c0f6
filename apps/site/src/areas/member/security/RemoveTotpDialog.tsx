import Button from '@mui/material/Button';
import { Dialog } from '@site/ui/Dialog';
import { TextField } from '@site/ui/TextField';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { useStores } from '../../../stores/StoresContext';
import { latinInput } from '../../session/latinInput';

/** Removes an authenticator from the account, by its last code or a recovery code. */
export default function RemoveTotpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('member');
  const { t: words } = useTranslation('session');
  const { api } = useStores();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const reply = await api('removeTotp', { code: code.trim() });
    setBusy(false);
    setFailure(reply.ok ? undefined : reply);
    if (reply.ok) onClose();
  };
  return (
    <Dialog title={t('security.removeTitle')} text={t('security.removeText')} onClose={onClose} closeLabel={words('close')}>
      <EntryForm onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('security.removeCode')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="one-time-code"
          {...latinInput}
          maxLength={20}
          required
        />
        <FailureLine failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t('security.remove')}
        </Button>
      </EntryForm>
    </Dialog>
  );
}
