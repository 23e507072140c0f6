import Button from '@mui/material/Button';
import type { InputOf, OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { Dialog } from '@site/ui/Dialog';
import { TextField } from '@site/ui/TextField';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { useStores } from '../../stores/StoresContext';
import { SecretField } from '../../session/SecretField';

interface AddPasskeyDialogProps {
  asked: OutputOf<Calls['passkeys']>;
  onClose: () => void;
}

/** One more passkey: its name, the account's password, and what the device asks. */
export default function AddPasskeyDialog({ asked, onClose }: AddPasskeyDialogProps) {
  const { t } = useTranslation('member');
  const { t: words } = useTranslation('session');
  const { api } = useStores();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const response = await makePasskey(asked.options);
    const reply = response && (await api('addPasskey', { name, password, ticket: asked.ticket, response }));
    setBusy(false);
    setFailure(reply && !reply.ok ? reply : undefined);
    if (reply?.ok) onClose();
  };
  return (
    <Dialog title={t('security.addPasskey')} text={t('security.addPasskeyText')} onClose={onClose} closeLabel={words('close')}>
      <EntryForm onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('security.passkeyName')}
          help={t('security.passkeyNameHelp')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
          maxLength={40}
          required
        />
        <SecretField
          label={words('login.password')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          autoComplete="current-password"
          required
        />
        <FailureLine failure={failure} words={failure?.code === 'wrongCredentials' ? words('change.oldWrong') : undefined} />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t('security.goOn')}
        </Button>
      </EntryForm>
    </Dialog>
  );
}

type Attestation = InputOf<Calls['addPasskey']>['response'];

/** Undefined where the device's owner turned the question away. */
async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<Attestation | undefined> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    return credential?.toJSON() as unknown as Attestation | undefined;
  } catch {
    return undefined;
  }
}
