import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { latinDigits } from '@site/money/latinDigits';
import { CaptchaField } from '@site/ui/CaptchaField';
import { control } from '@site/ui/control';
import { display } from '@site/ui/display';
import { Logo } from '@site/ui/Logo';
import { RequiredMessage } from '@site/ui/RequiredMessage';
import { TextField } from '@site/ui/TextField';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../DeskContext';
import { FailureLine } from '../parts/FailureLine';
import { OwnPassword } from '../parts/OwnPassword';
import { textsOf } from '../parts/textsOf';
import { LanguageChoice } from './LanguageChoice';
import { ThemeChoice } from './ThemeChoice';

/** Log-in of operators: a password, then the code of the authenticator where there is one. Source: OPR-01. */
export const LoginPage = observer(function LoginPage() {
  const { t } = useTranslation();
  const desk = useDesk();
  const [asks, setAsks] = useState<'password' | 'code'>('password');
  const [picture, setPicture] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const draw = async () => {
    const reply = await desk.api('captcha', {});
    setPicture(reply.ok ? `data:image/png;base64,${reply.value}` : undefined);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const textOf = textsOf(event.currentTarget);
    setBusy(true);
    const reply = await desk.logIn({
      username: textOf('username'),
      password: textOf('password'),
      ...(asks === 'code' && { totp: latinDigits(textOf('totp')) }),
      ...(picture && { captcha: textOf('captcha') }),
    });
    if (reply.ok) return;
    setBusy(false);
    const isFirstCode = reply.code === 'wrongCode' && asks === 'password';
    if (reply.code === 'wrongCode') setAsks('code');
    setFailure(isFirstCode ? undefined : reply.code);
    if (picture || reply.code === 'captchaRequired' || reply.details.captcha) await draw();
  };

  return (
    <Page>
      <header>
        <Logo name={desk.brand.name} mark={desk.brand.mark} href="/operator" size="small" onNavigate={() => {}} />
        <span className="space" />
        <LanguageChoice />
        <ThemeChoice />
      </header>
      <main>
        <RequiredMessage value={t('required')}>
          <form onSubmit={(event) => void submit(event)} aria-labelledby="desk-login">
            <div className="head">
              <h1 id="desk-login">{t('login.title')}</h1>
              <p>{t('login.text', { brand: desk.brand.name })}</p>
            </div>
            <TextField label={t('login.username')} name="username" autoComplete="username" required maxLength={60} autoCapitalize="none" />
            <OwnPassword />
            {asks === 'code' && (
              <TextField
                label={t('login.code')}
                help={t('login.codeHelp')}
                name="totp"
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                dir="ltr"
                required
                maxLength={20}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field comes in answer to the button, for what is typed next
                autoFocus
              />
            )}
            {picture && (
              <CaptchaField
                label={t('captcha.label')}
                name="captcha"
                required
                picture={picture}
                onRefresh={() => void draw()}
                labels={{ picture: t('captcha.picture'), refresh: t('captcha.refresh'), missing: t('captcha.missing') }}
              />
            )}
            <FailureLine failure={failure} />
            <Button type="submit" variant="contained" size="large" loading={isBusy}>
              {t('login.submit')}
            </Button>
          </form>
        </RequiredMessage>
      </main>
    </Page>
  );
});

const Page = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100vh',
  backgroundColor: tone.page,
  color: tone.text,
  ...control,
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 64, paddingInline: 20 },
  '& .space': { flex: 1 },
  '& > main': { display: 'grid', placeItems: 'center', padding: '16px 16px 12vh' },
  '& form': {
    display: 'grid',
    gap: 18,
    boxSizing: 'border-box',
    inlineSize: 'min(100%, 420px)',
    padding: 'clamp(20px, 5vw, 36px)',
    border: `1px solid ${tone.line}`,
    borderRadius: radius.dialog,
    backgroundColor: tone.surface,
  },
  '& .head': { display: 'grid', gap: 6 },
  '& h1': { margin: 0, ...display, fontSize: 28, lineHeight: 1.15 },
  '& p': { margin: 0, fontSize: 14, lineHeight: '20px', color: tone.muted },
});
