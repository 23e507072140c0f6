import { styled } from '@mui/material/styles';
import type { MemberInfo } from '@site/api/member';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { hidden, media } from '../layout';
import { Clock } from '../shell/Clock';
import { control } from '../shell/control';
import { LanguageChoice } from '../shell/LanguageChoice';
import { Logo } from '../shell/Logo';
import { initialsOf } from '../shell/MemberMenu';
import { ThemeSwitch } from '../shell/ThemeSwitch';
import { useStores } from '../stores/StoresContext';

/** Around every page of the agent centre: its menu, the clock, who is here and the way out. Source: AGT-02. */
export const AgentShell = observer(function AgentShell({ member, children }: { member: MemberInfo; children: ReactNode }) {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  const { system, dialogs } = useStores();
  const { brand } = system;
  const menu = [
    { title: t('menu.team'), entries: [{ to: 'agentTeamOverview', icon: 'home', label: t('overview.title') }] },
    { title: t('menu.reports'), entries: [{ to: 'personalHistoryCopy', icon: 'table', label: t('betting.title') }] },
    { title: t('menu.site'), entries: [{ to: '/', icon: 'slots', label: t('menu.lobby') }] },
  ] as const;
  return (
    <Desk>
      <a className="skip" href="#content">
        {site('shell.skip')}
      </a>
      <aside>
        <div className="brand">
          <Logo name={brand.name} to="/agentHome" />
          <small>{t('centre')}</small>
        </div>
        <nav aria-label={t('centre')}>
          {menu.map(({ title, entries }) => (
            <div key={title} className="group">
              <h2>{title}</h2>
              {entries.map(({ to, icon, label }) => (
                <NavLink key={to} to={to}>
                  <Icon name={icon} size={16} />
                  {label}
                </NavLink>
              ))}
            </div>
          ))}
        </nav>
      </aside>
      <div className="panel">
        <header>
          {brand.playMoney && <span className="demo">{t('playMoney')}</span>}
          <span className="space" />
          <Clock zone={brand.zone} place={placeOf(brand.zone)} />
          <div className="who">
            <i aria-hidden="true">{initialsOf(member.nickname)}</i>
            <p>
              <b>{member.nickname}</b>
              <small>
                {member.account} · {t(`type.${member.type}`)}
              </small>
            </p>
          </div>
          <LanguageChoice />
          <ThemeSwitch />
          <button type="button" className="icon" aria-label={site('session.signOut')} onClick={() => dialogs.open({ name: 'signOut' })}>
            <Icon name="signOut" size={18} />
          </button>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </Desk>
  );
});

/** Asia/Ho_Chi_Minh is Ho Chi Minh. */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const Desk = styled('div')({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  minBlockSize: '100vh',
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 400,
  ...control,
  '& .skip': { ...hidden, zIndex: 40 },
  '& .skip:focus-visible': {
    clipPath: 'none',
    inlineSize: 'auto',
    blockSize: 'auto',
    padding: '12px 18px',
    backgroundColor: tone.overlay,
    color: tone.text,
  },
  '& aside': {
    position: 'sticky',
    insetBlockStart: 0,
    alignSelf: 'start',
    blockSize: '100vh',
    overflow: 'auto',
    padding: '0 8px 16px',
    backgroundColor: tone.sunken,
    borderInlineEnd: `1px solid ${tone.line}`,
  },
  '& .brand': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: 56, paddingInline: '4px 10px' },
  '& .brand a': { marginInline: 0, fontSize: 16, gap: 8 },
  '& .brand a svg': { inlineSize: 26, blockSize: 26 },
  '& .brand small': { fontSize: 11, color: tone.muted },
  '& nav h2': { margin: 0, padding: '14px 12px 4px', fontSize: 11, lineHeight: '16px', fontWeight: 500, color: tone.faint },
  '& nav a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 32,
    paddingInline: 12,
    borderRadius: 8,
    fontWeight: 500,
    textDecoration: 'none',
    color: tone.muted,
  },
  '& nav a:hover': { backgroundColor: tone.hover, color: tone.text },
  '& nav a[aria-current]': { backgroundColor: tone.select, color: tone.text },
  '& nav a[aria-current] svg': { color: tone.actionText },
  '& nav a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: 8,
    inlineSize: 2,
    borderRadius: 2,
    backgroundColor: tone.actionText,
  },
  '& .panel': { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  '& header': {
    position: 'sticky',
    zIndex: 9,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 56,
    paddingInline: 24,
    backgroundColor: tone.page,
    borderBlockEnd: `1px solid ${tone.line}`,
  },
  '& .demo': {
    paddingInline: 8,
    border: `1px dashed ${tone.edge}`,
    borderRadius: 999,
    fontSize: 11,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: tone.muted,
  },
  '& .space': { flex: 1 },
  '& .who': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    paddingInline: '20px 8px',
    borderInlineStart: `1px solid ${tone.line}`,
    whiteSpace: 'nowrap',
  },
  '& .who i': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 30,
    blockSize: 30,
    border: `1px solid ${tone.line}`,
    borderRadius: 8,
    fontStyle: 'normal',
    fontSize: 12,
    fontWeight: 600,
    backgroundColor: tone.raised,
    color: tone.actionText,
  },
  '& .who p': { margin: 0 },
  '& .who b': { display: 'block', fontWeight: 600, lineHeight: '16px' },
  '& .who small': { display: 'block', fontSize: 11, lineHeight: '14px', color: tone.muted },
  '& main': { flex: 1, minInlineSize: 0, padding: '20px 24px 32px', outline: 'none' },
  [media.compact]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '& aside': { position: 'static', blockSize: 'auto', paddingBlockEnd: 8, borderInlineEnd: 0, borderBlockEnd: `1px solid ${tone.line}` },
    '& nav': { display: 'flex', gap: 4, overflowX: 'auto' },
    '& nav h2': { display: 'none' },
    '& nav a': { minBlockSize: 44, whiteSpace: 'nowrap' },
  },
  [media.phone]: {
    '& header': { flexWrap: 'wrap', paddingInline: 16, paddingBlock: 8 },
    '& header > bdi': { order: 5, inlineSize: '100%', paddingInline: 0 },
    '& .who': { order: -1, paddingInlineStart: 0, borderInlineStart: 0 },
    '& main': { paddingInline: 16 },
  },
});
