import Button from '@mui/material/Button';
import { CheckField } from '@site/ui/CheckField';
import { checkPhone } from '@site/ui/checkPhone';
import { DiallingCode } from '@site/ui/DiallingCode';
import { ModeSwitch } from '@site/ui/ModeSwitch';
import { PhoneField } from '@site/ui/PhoneField';
import { TextField } from '@site/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { CaptchaBox } from './CaptchaBox';
import { phoneAt } from './diallingCodes';
import { EntryForm } from './EntryForm';
import { FailureLine } from './FailureLine';
import type { LastLogin } from './lastLogin';
import type { LoginStore, Typed } from './LoginStore';
import { SentCodeField } from './SentCodeField';
import { useDialling } from './useDialling';
import { SecretField } from './SecretField';
import { latinInput } from './latinInput';

export interface LoginFormProps {
  login: LoginStore;
  /** The last log-in, filled in. Source: SES-10. */
  last?: LastLogin | undefined;
  /** Username of the previous session. */
  username?: string | undefined;
  /** Focuses the form initially. */
  isFocused?: boolean;
  onDone: () => void;
  onForgot: () => void;
}

/** Login by username or mobile number with a password, or by a code. Source: SES-01. */
export const LoginForm = observer(function LoginForm({
  login,
  last,
  username: known,
  isFocused = false,
  onDone,
  onForgot,
}: LoginFormProps) {
  const { t } = useTranslation('session');
  const { system } = useStores();
  const dialling = useDialling();
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const captcha = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useState(known ?? '');
  const [mobile, setMobile] = useState(() => phoneAt(system.permission.location));
  const [mode, setMode] = useState<Typed['mode']>('username');
  const [code, setCode] = useState('');
  const [mobileError, setMobileError] = useState<string>();
  const [isCodeMissing, setCodeMissing] = useState(false);
  const [isRemembered, setRemembered] = useState(false);

  // The server does not know what the browser remembers. A name that is typed already stays.
  useLayoutEffect(() => {
    if (!last) return;
    setRemembered(true);
    if (last.mobile) setMobile(last.mobile);
    if (!name.current || name.current.value) return;
    name.current.value = last.username;
    setUsername(last.username);
  }, [last]);

  // Immediately: after the dialog's animation, the password may be being typed already.
  useEffect(() => {
    if (isFocused) (name.current?.value ? password : name).current?.focus();
  }, [isFocused]);

  // Nothing was wrong: the captcha is the next field to fill in.
  const asksCaptcha = login.wantsCaptcha && !login.failure && !login.isBusy;
  useEffect(() => {
    if (asksCaptcha) captcha.current?.focus();
  }, [asksCaptcha]);

  const isMobileRight = async () => {
    const isRight = await checkPhone(mobile);
    setMobileError(isRight ? undefined : t('mobile.wrong'));
    return isRight;
  };
  const sendCode = async () => {
    if (await isMobileRight()) await login.sendCode(mobile);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setCodeMissing(mode === 'sms' && code === '');
    if (mode === 'sms' && (!(await isMobileRight()) || code === '')) return;
    const secret = mode === 'sms' ? code : (password.current?.value ?? '');
    const written = name.current?.value ?? username;
    if (await login.logIn({ mode, username: written, mobile, secret, isRemembered })) return onDone();
    if (login.failure?.code === 'captchaRequired') captcha.current?.focus();
    else if (login.failure) password.current?.focus();
  };

  return (
    <EntryForm onSubmit={(event) => void submit(event)} aria-describedby={`${id}-failure`}>
      {system.isOn('SMSLOGIN') && (
        <ModeSwitch
          label={t('login.mode')}
          items={[
            { id: 'username', label: t('login.byName') },
            { id: 'sms', label: t('login.byCode') },
          ]}
          value={mode}
          onChange={(chosen) => {
            setMode(chosen);
            login.startAnew();
          }}
        />
      )}
      {mode === 'username' ? (
        <>
          <TextField
            ref={name}
            label={t('login.username')}
            // Uncontrolled, so that input before hydration is not lost.
            defaultValue={username}
            onChange={({ target }) => setUsername(target.value)}
            autoComplete="username"
            {...latinInput}
            maxLength={60}
            required
            start={
              <DiallingCode
                value={mobile}
                onChange={(chosen) => {
                  setMobile({ ...mobile, ...chosen });
                  name.current?.focus();
                }}
                {...dialling}
              />
            }
          />
          <SecretField
            ref={password}
            label={t('login.password')}
            autoComplete="current-password"
            aria-invalid={login.failure?.code === 'wrongCredentials'}
            required
          />
        </>
      ) : (
        <>
          <PhoneField
            label={t('mobile.label')}
            value={mobile}
            onChange={(value) => {
              setMobile(value);
              setMobileError(undefined);
            }}
            error={mobileError}
            required
            {...dialling}
          />
          <SentCodeField
            code={login.code}
            check={login.check}
            value={code}
            onChange={(typed) => {
              setCode(typed);
              setCodeMissing(false);
            }}
            onSend={() => void sendCode()}
            isOff={mobile.national === ''}
            error={isCodeMissing ? t('empty') : undefined}
          />
        </>
      )}
      {login.wantsCaptcha && mode === 'username' && <CaptchaBox ref={captcha} captcha={login.captcha} help={t('captcha.asked')} />}
      <div className="row">
        <CheckField label={t('login.remember')} checked={isRemembered} onChange={({ target }) => setRemembered(target.checked)} />
        <button type="button" className="word" onClick={onForgot}>
          {t('login.forgot')}
        </button>
      </div>
      <FailureLine id={`${id}-failure`} failure={login.failure} />
      <Button type="submit" variant="contained" size="large" loading={login.isBusy}>
        {t('login.submit')}
      </Button>
    </EntryForm>
  );
});
