import Button from '@mui/material/Button';
import { DiallingCode } from '@site/ui/DiallingCode';
import { PasswordField } from '@site/ui/PasswordField';
import { TextField } from '@site/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';
import { diallingOf } from './diallingCodes';
import { EntryForm } from './EntryForm';
import { FailureLine } from './FailureLine';
import type { LoginStore } from './LoginStore';
import { useDialling } from './useDialling';

export interface LoginFormProps {
  login: LoginStore;
  /** Who was here until now. */
  username?: string | undefined;
  /** The form has the focus from the start. */
  isFocused?: boolean;
  onDone: () => void;
}

/** Username mode: a username, or a mobile number with its country's code. Source: spec §2 "Login modal". */
export const LoginForm = observer(function LoginForm({ login, username: known = '', isFocused = false, onDone }: LoginFormProps) {
  const { t } = useTranslation('session');
  const { system } = useStores();
  const dialling = useDialling();
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useState(known);
  const [code, setCode] = useState(() => diallingOf(system.permission.location.country));

  // At once: after the dialog has moved in, somebody may be writing the password already.
  useEffect(() => {
    if (isFocused) (name.current?.value ? password : name).current?.focus();
  }, [isFocused]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await login.logIn({ username, dialling: code.dialling, password: password.current?.value ?? '' })) return onDone();
    password.current?.focus();
  };

  return (
    <EntryForm onSubmit={(event) => void submit(event)} aria-describedby={`${id}-failure`}>
      <TextField
        ref={name}
        label={t('login.username')}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={60}
        required
        start={
          <DiallingCode
            value={code}
            onChange={(chosen) => {
              setCode(chosen);
              name.current?.focus();
            }}
            {...dialling}
          />
        }
      />
      <PasswordField
        ref={password}
        label={t('login.password')}
        autoComplete="current-password"
        aria-invalid={login.failure?.code === 'wrongCredentials'}
        required
        labels={{ show: t('password.show'), capsLock: t('password.capsLock') }}
      />
      <FailureLine id={`${id}-failure`} failure={login.failure} />
      <Button type="submit" variant="contained" size="large" loading={login.isBusy}>
        {t('login.submit')}
      </Button>
    </EntryForm>
  );
});
