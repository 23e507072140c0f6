import Button from '@mui/material/Button';
import { Dialog } from '@site/ui/Dialog';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { AgreeField } from './AgreeField';
import { ChangePasswordStore } from './ChangePasswordStore';
import { EntryForm } from './EntryForm';
import { FailureLine } from './FailureLine';
import { usePasswordFault } from './usePasswordFault';
import { usePasswordRules } from './usePasswordRules';
import { useSignOut } from './useSignOut';
import { SecretField } from './SecretField';

/** Changes the password. A forced change can only be completed or left by signing out. Source: SES-06, REG-17. */
export default observer(function ChangePasswordDialog({ onClose }: { onClose?: () => void }) {
  const { t } = useTranslation('session');
  const { api, session, navigation } = useStores();
  const [form] = useState(() => new ChangePasswordStore({ api, session }));
  const [isOldKnown] = useState(form.isOldKnown);
  const [mustAgree] = useState(form.mustAgree);
  const element = useRef<HTMLFormElement>(null);
  const signOut = useSignOut();
  const newFault = usePasswordFault(form.faults.newPassword, form.rule);
  const rules = usePasswordRules(form.rule);

  useEffect(() => void form.start(), [form]);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>(form.stops > 0 ? '[aria-invalid="true"]' : 'input[type="password"]')?.focus();
  }, [form.stops]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!(await form.submit())) return;
    onClose?.();
    navigation.go('/');
  };

  return (
    <Dialog
      id="changePassModal"
      title={t('change.title')}
      text={onClose ? t('change.text') : mustAgree ? t('change.opened') : t('change.forced')}
      {...(onClose && { onClose, closeLabel: t('close') })}
    >
      <EntryForm ref={element} onSubmit={(event) => void submit(event)} noValidate>
        {!isOldKnown && (
          <SecretField
            label={t('change.old')}
            value={form.typed.oldPassword}
            onChange={({ target }) => form.write('oldPassword', target.value)}
            error={form.faults.oldPassword && (form.faults.oldPassword === 'required' ? t('empty') : t('change.oldWrong'))}
            autoComplete="current-password"
            required
          />
        )}
        <SecretField
          label={t('change.new')}
          value={form.typed.newPassword}
          onChange={({ target }) => form.write('newPassword', target.value)}
          error={newFault}
          autoComplete="new-password"
          required
          rules={rules}
        />
        <SecretField
          label={t('change.confirm')}
          value={form.typed.confirmNewPassword}
          onChange={({ target }) => form.write('confirmNewPassword', target.value)}
          error={form.faults.confirmNewPassword && (form.faults.confirmNewPassword === 'required' ? t('empty') : t('change.different'))}
          autoComplete="new-password"
          required
        />
        {mustAgree && (
          <AgreeField checked={form.isAgreed} onChange={(isAgreed) => form.agree(isAgreed)} isMissing={form.faults.agreed !== undefined} />
        )}
        <FailureLine failure={form.failure} />
        <Button type="submit" variant="contained" size="large" loading={form.isBusy}>
          {t('change.submit')}
        </Button>
        {!onClose && (
          <button type="button" className="word" onClick={() => void signOut()}>
            {t('signOut.confirm')}
          </button>
        )}
      </EntryForm>
    </Dialog>
  );
});
