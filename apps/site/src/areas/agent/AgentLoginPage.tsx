import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { Icon } from '@site/ui/Icon';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { media } from '@site/ui/layout';
import { ClientRedirect } from '../../app/ClientRedirect';
import { HeroPicture } from '../lobby/HeroPicture';
import { type LastLogin, readLastLogin } from '../session/lastLogin';
import { LoginSteps } from '../session/LoginSteps';
import { useLogin } from '../session/useLogin';
import { offsetOf } from '@site/ui/offsetOf';
import { control } from '@site/ui/control';
import LanguageChoice from '../shell/LanguageChoice';
import Logo from '../shell/Logo';
import ThemeSwitch from '../shell/ThemeSwitch';
import { useStores } from '../../stores/StoresContext';

/** Login page for agents; leads back to the page that redirected here. Source: AGT-01, SES-10. */
export default observer(function AgentLoginPage() {
  const { t } = useTranslation('agent');
  const { system, session, navigation, dialogs } = useStores();
  const { brand } = system;
  const login = useLogin('agent');
  const [last, setLast] = useState<LastLogin>();
  useEffect(() => setLast(readLastLogin(localStorage)), []);
  const { resumeAt = '/agentHome' } = (useLocation().state ?? {}) as { resumeAt?: string };
  const goOn = () => {
    if (!session.held) navigation.go(resumeAt, { replace: true });
  };
  if (session.isAgent) return <ClientRedirect to={resumeAt} />;
  const promises = [
    { icon: 'team', title: t('login.teamTitle'), text: t('login.teamText') },
    { icon: 'table', title: t('login.reportTitle'), text: t('login.reportText') },
    { icon: 'bolt', title: t('login.salaryTitle'), text: t('login.salaryText') },
  ] as const;
  return (
    <Page>
      <header>
        <Logo name={brand.name} mark={brand.mark} />
        <span className="space" />
        <LanguageChoice />
        <ThemeSwitch />
      </header>
      <div className="middle">
        <section className="sign">
          <HeroPicture hero="orbit" crop="desktop" />
          <div className="words">
            <h1>{t('login.headline')}</h1>
            <p className="lead">{t('login.lead', { brand: brand.name })}</p>
            <ul>
              {promises.map(({ icon, title, text }) => (
                <li key={icon}>
                  <Icon name={icon} size={22} />
                  <div>
                    <b>{title}</b>
                    {text}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section className="door" aria-labelledby="agent-login">
          <h2 id="agent-login">{t('login.title')}</h2>
          <LoginSteps login={login} last={last} onDone={goOn} onForgot={() => dialogs.open({ name: 'forgot' })} />
          <p className="hours">
            <Icon name="headset" />
            <span>
              {t('login.hours')}{' '}
              <bdi dir="ltr" suppressHydrationWarning>
                <time>12:00</time>–<time>21:00</time> {offsetOf(brand.zone, new Date())}
              </bdi>
            </span>
          </p>
        </section>
      </div>
      <footer>
        <span suppressHydrationWarning>{t('login.copyright', { year: new Date().getFullYear(), brand: brand.name })}</span>
        {brand.playMoney && <span>{t('playMoneyLong')}</span>}
      </footer>
    </Page>
  );
});

const Page = styled('main')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100vh',
  ...control,
  '& header': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 68, paddingInline: 24 },
  '& .space': { flex: 1 },
  '& .middle': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(440px, 40%)', paddingInlineStart: 24 },
  '& .sign': {
    display: 'grid',
    gridTemplateRows: 'minmax(260px, 1fr) auto',
    minBlockSize: 640,
    overflow: 'hidden',
    borderRadius: radius.sign,
    backgroundColor: tone.sign,
    color: tone.onArt,
  },
  '& picture': { position: 'relative' },
  '& img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '86% 50%' },
  '[dir="rtl"] & img': { transform: 'scaleX(-1)' },
  // No text is on the picture: it fades into the background of the text.
  '& picture::after': {
    content: '""',
    position: 'absolute',
    inset: '55% 0 -1px',
    background: `linear-gradient(to bottom, transparent, ${tone.sign})`,
  },
  '& .words': { padding: '16px 48px 44px' },
  '& h1': { margin: 0, maxInlineSize: 620, ...display, fontSize: 'clamp(38px, 4vw, 56px)', lineHeight: 1.02, textWrap: 'balance' },
  '& h1:is(:lang(ar), :lang(fa), :lang(bn))': { lineHeight: 1.3 },
  '& .lead': { margin: '16px 0 28px', maxInlineSize: 560, fontSize: 16, lineHeight: 1.5, color: tone.onArtMuted },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gap: 10, alignContent: 'start', fontSize: 13, lineHeight: 1.5, color: tone.onArtMuted },
  // The picture is dark in both schemes, so the icons have the colour for signs.
  '& li svg': { color: tone.signAction },
  '& li b': { display: 'block', marginBlockEnd: 2, fontSize: 14, fontWeight: 700, color: tone.onArt },
  '& .door': {
    display: 'grid',
    alignContent: 'center',
    justifySelf: 'center',
    gap: 24,
    inlineSize: 'min(100%, 440px)',
    padding: '32px 36px',
  },
  '& h2': { margin: 0, ...display, fontSize: 30, lineHeight: 1.1 },
  '& .hours': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    margin: 0,
    paddingBlockStart: 20,
    borderBlockStart: `1px solid ${tone.line}`,
    fontSize: 13,
    color: tone.muted,
  },
  '& .hours svg': { flex: 'none' },
  '& .hours bdi': { whiteSpace: 'nowrap' },
  '& .hours time': { fontVariantNumeric: 'tabular-nums' },
  '& footer': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 24px',
    padding: '18px 24px',
    fontSize: 13,
    color: tone.faint,
  },
  '@media (max-width: 1199.98px)': {
    '& ul': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 },
    '& li': { gridTemplateColumns: 'auto 1fr' },
  },
  [media.compact]: {
    '& .middle': { gridTemplateColumns: 'minmax(0, 560px)', justifyContent: 'center', gap: 16, paddingInline: 24 },
    '& .door': { order: -1, inlineSize: '100%', padding: '16px 0 32px' },
    '& .sign': { gridTemplateRows: '240px auto', minBlockSize: 0 },
  },
  [media.phone]: {
    '& header': { paddingInline: '16px 8px', minBlockSize: 58 },
    '& .middle': { paddingInline: 16 },
    '& .sign': { gridTemplateRows: '200px auto' },
    '& .words': { padding: '8px 20px 28px' },
    '& footer': { paddingInline: 16 },
  },
});
