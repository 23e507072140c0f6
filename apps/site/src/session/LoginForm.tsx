import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Reply } from '@site/api/client';
import { Icon } from '@site/ui/Icon';
import { radius } from '@site/ui/tokens';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';
import { diallingCodes } from './diallingCodes';

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
  const [code, setCode] = useState(() => codeOf(system.permission.location.country));
  const [isShown, setShown] = useState(false);
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
      ...(isMobile && { countryDialingCode: code }),
      area,
    });
    setBusy(false);
    if (!reply.ok) {
      setFailure(reply);
      password.current?.focus();
      return;
    }
    onDone();
    if (reply.value.mustChangePassword) dialogs.open({ name: 'message', code: 'passwordMustChange' });
  };

  return (
    <Form onSubmit={(event) => void submit(event)} aria-describedby={failure && `${id}-failure`}>
      <div className="field">
        <label htmlFor={`${id}-username`}>{t('session.username')}</label>
        <div className="input">
          <select aria-label={t('session.diallingCode')} value={code} onChange={({ target }) => setCode(target.value)}>
            {diallingCodes.map(({ country, dialling }) => (
              <option key={country} value={dialling}>
                {country} {dialling}
              </option>
            ))}
          </select>
          <span className="code" aria-hidden="true">
            <bdi dir="ltr">{code}</bdi>
            <Icon name="expand" size={14} />
          </span>
          <input
            ref={name}
            id={`${id}-username`}
            value={username}
            onChange={({ target }) => setUsername(target.value)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={60}
            required
          />
        </div>
      </div>
      <div className="field">
        <label htmlFor={`${id}-password`}>{t('session.password')}</label>
        <div className="input">
          <input
            ref={password}
            id={`${id}-password`}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            dir="ltr"
            maxLength={200}
            aria-invalid={failure?.code === 'wrongCredentials' || undefined}
            required
          />
          <button type="button" aria-label={t('session.showPassword')} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      </div>
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

const codeOf = (country: string): string => diallingCodes.find((entry) => entry.country === country)?.dialling ?? '+84';

const Form = styled('form')({
  display: 'grid',
  gap: 18,
  '& .field': { display: 'grid', gap: 7 },
  '& label': { fontSize: 13, fontWeight: 650 },
  '& .input': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    blockSize: 50,
    paddingInline: '14px 6px',
    borderRadius: radius.input,
    backgroundColor: tone.page,
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
  },
  '& .input:focus-within': { boxShadow: `inset 0 0 0 2px ${tone.actionText}` },
  '& .input:has([aria-invalid])': { boxShadow: `inset 0 0 0 2px ${tone.bad}` },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    fontSize: 16,
    color: tone.text,
  },
  '[dir="rtl"] & input': { textAlign: 'end' },
  // The list is the browser's own; what is seen of it when closed is ours.
  '& select': { position: 'absolute', insetBlock: 0, insetInlineStart: 0, inlineSize: 92, opacity: 0, font: 'inherit', cursor: 'pointer' },
  '& option': { color: tone.text, backgroundColor: tone.overlay },
  '& .code': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    paddingInlineEnd: 12,
    borderInlineEnd: `1px solid ${tone.line}`,
    fontSize: 16,
    fontWeight: 650,
    pointerEvents: 'none',
  },
  '& select:focus-visible + .code': { outline: `2px solid ${tone.focus}`, outlineOffset: 4, borderRadius: radius.chip },
  '& .input button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& .failure': { display: 'flex', alignItems: 'center', gap: 8, margin: 0, fontWeight: 600, color: tone.bad },
  '& .failure svg': { flex: 'none' },
  '& .MuiButton-root': { minBlockSize: 50, borderRadius: radius.input, fontSize: 16 },
});
