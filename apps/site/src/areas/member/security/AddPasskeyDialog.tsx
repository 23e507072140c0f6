import type { InputOf, OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { Dialog } from '@site/ui/Dialog';
import { TextField } from '@site/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { PasswordStep } from './PasswordStep';

interface AddPasskeyDialogProps {
  asked: OutputOf<Calls['passkeys']>;
  onClose: () => void;
}

/** Adds a passkey: its name, the account's password, and the device's dialog. */
export default function AddPasskeyDialog({ asked, onClose }: AddPasskeyDialogProps) {
  const { t } = useTranslation('member');
  const { t: words } = useTranslation('session');
  const { api } = useStores();
  const [name, setName] = useState('');
  const add = async (password: string) => {
    const response = await makePasskey(asked.options);
    if (!response) return undefined;
    const reply = await api('addPasskey', { name, password, ticket: asked.ticket, response });
    if (!reply.ok) return reply;
    onClose();
    return undefined;
  };
  return (
    <Dialog title={t('security.addPasskey')} text={t('security.addPasskeyText')} onClose={onClose} closeLabel={words('close')}>
      <PasswordStep onSubmit={add}>
        <TextField
          label={t('security.passkeyName')}
          help={t('security.passkeyNameHelp')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
          maxLength={40}
          required
        />
      </PasswordStep>
    </Dialog>
  );
}

type Attestation = InputOf<Calls['addPasskey']>['response'];

/** Creates a passkey. Returns undefined when the dialog was cancelled. */
async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<Attestation | undefined> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    return credential?.toJSON() as unknown as Attestation | undefined;
  } catch {
    return undefined;
  }
}
