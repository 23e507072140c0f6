import Button from '@mui/material/Button';
import { Dialog } from '@site/ui/Dialog';
import { PhoneField } from '@site/ui/PhoneField';
import { TextField } from '@site/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { phoneAt } from '../../session/diallingCodes';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import { latinInput } from '../../session/latinInput';
import { SecretField } from '../../session/SecretField';
import { SentCodeField } from '../../session/SentCodeField';
import { useDialling } from '../../session/useDialling';
import { ContactStore } from './ContactStore';

export interface ContactDialogProps {
  kind: 'email' | 'mobile';
  onClose: () => void;
}

/** Binds another contact to the account, by a code that is sent to it. Source: MEM-30. */
export default observer(function ContactDialog({ kind, onClose }: ContactDialogProps) {
  const { t } = useTranslation('member');
  const { t: words } = useTranslation('session');
  const { api, system } = useStores();
  const dialling = useDialling();
  const [form] = useState(() => new ContactStore({ api, kind, mobile: phoneAt(system.permission.location) }));
  const { typed, faults } = form;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await form.submit()) onClose();
  };
  const fault = faults.contact && t(`contact.${faults.contact}`);
  return (
    <Dialog title={t(`contact.${kind}Set`)} text={t('contact.note')} onClose={onClose} closeLabel={words('close')}>
      <EntryForm onSubmit={(event) => void submit(event)} noValidate>
        {kind === 'mobile' ? (
          <PhoneField
            label={t('contact.mobileNew')}
            value={form.mobile}
            onChange={(mobile) => form.writeMobile(mobile)}
            error={fault}
            required
            {...dialling}
          />
        ) : (
          <TextField
            label={t('contact.emailNew')}
            type="email"
            value={typed.email}
            onChange={({ target }) => form.write('email', target.value)}
            error={fault}
            {...latinInput}
            autoComplete="email"
            required
          />
        )}
        <SentCodeField
          code={form.code}
          value={typed.verificationCode}
          onChange={(code) => form.write('verificationCode', code)}
          onSend={() => void form.sendCode()}
          isOff={!form.hasContact}
          error={faults.verificationCode && words('code.wrong')}
        />
        <SecretField
          label={t('contact.password')}
          value={typed.password}
          onChange={({ target }) => form.write('password', target.value)}
          error={faults.password && t('contact.badPassword')}
          autoComplete="current-password"
          required
        />
        <FailureLine failure={form.failure} />
        <Button type="submit" variant="contained" size="large" loading={form.isBusy}>
          {t('contact.save')}
        </Button>
      </EntryForm>
    </Dialog>
  );
});
