import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Reply } from '@site/api/client';
import { DiallingCode } from '@site/ui/DiallingCode';
import { Icon } from '@site/ui/Icon';
import { PasswordField } from '@site/ui/PasswordField';
import { TextField } from '@site/ui/TextField';
import { radius } from '@site/ui/tokens';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../language';
import { useStores } from '../stores/StoresContext';
import { diallingOf, servedCountries } from './diallingCodes';

export interface LoginFormProps {
  area: 'site' | 'agent';
  onDone: () => void;
}

type Failure = Extract<Reply<'login'>, { ok: false }>;

/** Username mode: a username, or a mobile number with its country's code. Source: spec §2 "Login modal". */
export const LoginForm = observer(function LoginForm({ area, onDone }: LoginFormProps) {
  const { t } = useTranslation();
  const { session, dialogs, system } = useStores();
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useState('');
  const [code, setCode] = useState(() => diallingOf(system.permission.location.country));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isMobile = /^\+?\d[\d ]{5,}$/.test(username.trim());

  // At once: after the dialog has moved in, somebody may be writing the password already.
  useEffect(() => {
    if (area === 'site') name.current?.focus();
  }, [area]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    const reply = await session.login({
      username: isMobile ? username.replaceAll(/\D/g, '') : username.trim(),
      password: password.current?.value ?? '',
      ...(isMobile && { countryDialingCode: code.dialling }),
      area,
    });
    setBusy(false);
    if (!reply.ok) {
      setFailure(reply);
      password.current?.focus();
      return;
    }
    onDone();
    if ('mustChangePassword' in reply.value && reply.value.mustChangePassword)
      dialogs.open({ name: 'message', code: 'passwordMustChange' });
  };

  return (
    <Form onSubmit={(event) => void submit(event)} aria-describedby={failure && `${id}-failure`}>
      <TextField
        ref={name}
        label={t('session.username')}
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
            locale={languages[system.language].tag}
            first={servedCountries}
            labels={{
              code: t('session.diallingCode'),
              countries: t('session.countries'),
              search: t('session.searchCountries'),
              none: t('session.noCountry'),
            }}
          />
        }
      />
      <PasswordField
        ref={password}
        label={t('session.password')}
        autoComplete="current-password"
        aria-invalid={failure?.code === 'wrongCredentials'}
        required
        labels={{ show: t('session.showPassword'), capsLock: t('session.capsLock') }}
      />
      {failure && (
        <p className="failure" role="alert" id={`${id}-failure`}>
          <Icon name="warning" size={18} />
          {failure.code === 'tooMany' && failure.details.retryAfterS
            ? t('session.tooMany', { count: failure.details.retryAfterS })
            : t(`error.${failure.code}`)}
        </p>
      )}
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('session.login')}
      </Button>
    </Form>
  );
});

const Form = styled('form')({
  display: 'grid',
  gap: 18,
  '& .failure': { display: 'flex', alignItems: 'center', gap: 8, margin: 0, fontWeight: 600, color: tone.bad },
  '& .failure svg': { flex: 'none' },
  '& .MuiButton-root': { minBlockSize: 50, borderRadius: radius.input, fontSize: 16 },
});
