import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { Icon } from '@site/ui/Icon';
import { radius } from '@site/ui/tokens';
import { elevation, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { media } from '../layout';
import { LoginForm } from '../session/LoginForm';
import { control } from '../shell/control';
import { LanguageChoice } from '../shell/LanguageChoice';
import { Logo } from '../shell/Logo';
import { ThemeSwitch } from '../shell/ThemeSwitch';
import { useStores } from '../stores/StoresContext';

/** Where agents come in. Source: AGT-01. */
export default observer(function AgentLoginPage() {
  const { t } = useTranslation('agent');
  const { system, session } = useStores();
  const navigate = useNavigate();
  const { brand } = system;
  if (session.isAgent) return <Navigate to="/agentHome" replace />;
  const promises = [
    { icon: 'team', title: t('login.teamTitle'), text: t('login.teamText') },
    { icon: 'document', title: t('login.contractTitle'), text: t('login.contractText') },
    { icon: 'bolt', title: t('login.salaryTitle'), text: t('login.salaryText') },
  ] as const;
  return (
    <Page>
      <header>
        <Logo name={brand.name} />
        <span className="space" />
        <LanguageChoice />
        <ThemeSwitch />
      </header>
      <main>
        <section>
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
        </section>
        <section className="card" aria-labelledby="agent-login">
          <h2 id="agent-login">{t('login.title')}</h2>
          <LoginForm area="agent" onDone={() => void navigate('/agentHome')} />
          <p className="hours">
            <Icon name="headset" />
            <span>
              {t('login.hours')}{' '}
              <bdi dir="ltr">
                <time>12:00</time>–<time>21:00</time>
              </bdi>
            </span>
          </p>
        </section>
      </main>
      <footer>
        <span suppressHydrationWarning>{t('login.copyright', { year: new Date().getFullYear(), brand: brand.name })}</span>
        {brand.playMoney && <span>{t('playMoneyLong')}</span>}
      </footer>
    </Page>
  );
});

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  background: `radial-gradient(90% 70% at 20% 0%, ${tone.actionWash}, transparent) ${tone.page}`,
  ...control,
  '& header': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 68, paddingInline: 24 },
  '& .space': { flex: 1 },
  '& main': {
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 440px',
    gap: 72,
    alignItems: 'center',
    inlineSize: '100%',
    maxInlineSize: 1180,
    marginInline: 'auto',
    padding: '40px 32px 56px',
  },
  '& h1': { margin: 0, maxInlineSize: 560, ...display, fontSize: 56, lineHeight: 1, textWrap: 'balance' },
  '& h1:is(:lang(ar), :lang(bn))': { fontSize: 46, lineHeight: 1.25 },
  '& .lead': { margin: '20px 0 32px', maxInlineSize: 480, fontSize: 17, lineHeight: 1.5, color: tone.muted },
  '& ul': { display: 'grid', gap: 18, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: 14, maxInlineSize: 480, lineHeight: 1.5, color: tone.muted },
  '& li svg': { flex: 'none', color: tone.actionText },
  '& li b': { display: 'block', fontWeight: 700, color: tone.text },
  '& .card': {
    display: 'grid',
    gap: 24,
    padding: '32px 36px',
    borderRadius: radius.dialog,
    backgroundColor: tone.surface,
    boxShadow: `${elevation.lifted}, inset 0 0 0 1px ${tone.line}`,
  },
  '& h2': { margin: 0, ...display, fontSize: 26, lineHeight: 1.1 },
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
  '& footer': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 24px',
    padding: '20px 32px',
    borderBlockStart: `1px solid ${tone.line}`,
    fontSize: 13,
    color: tone.faint,
  },
  [media.compact]: {
    '& main': { gridTemplateColumns: 'minmax(0, 480px)', justifyContent: 'center', gap: 40, paddingBlockStart: 16 },
    '& .card': { order: -1 },
    '& h1': { fontSize: 38, lineHeight: 1.05 },
  },
  [media.phone]: {
    '& header': { paddingInline: '16px 8px', minBlockSize: 58 },
    '& main': { padding: '8px 16px 40px' },
    '& .card': { padding: '24px 20px' },
    '& footer': { paddingInline: 16 },
  },
});
