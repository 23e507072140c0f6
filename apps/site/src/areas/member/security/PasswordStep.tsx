import Button from '@mui/material/Button';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import { SecretField } from '../../session/SecretField';
import type { Failure } from '../../session/SentCode';

interface PasswordStepProps {
  /** Returns the failure, or undefined on success. */
  onSubmit: (password: string) => Promise<Failure | undefined>;
  /** Further fields before the password. */
  children?: ReactNode;
}

/** Asks for the password before a change of the account's security. */
export function PasswordStep({ onSubmit, children }: PasswordStepProps) {
  const { t } = useTranslation('member');
  const { t: words } = useTranslation('session');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setFailure(await onSubmit(password));
    setBusy(false);
  };
  return (
    <EntryForm ref={form} onSubmit={(event) => void submit(event)}>
      {children}
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
  );
}
