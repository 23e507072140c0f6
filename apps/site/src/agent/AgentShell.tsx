import { styled } from '@mui/material/styles';
import type { MemberInfo } from '@site/api/member';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hidden, media } from '../layout';
import { control } from '../shell/control';
import { LanguageChoice } from '../shell/LanguageChoice';
import { Logo } from '../shell/Logo';
import { ThemeSwitch } from '../shell/ThemeSwitch';
import { useStores } from '../stores/StoresContext';
import { AgentBar } from './AgentBar';
import { AgentDrawer } from './AgentDrawer';
import { AgentMenu } from './AgentMenu';
import { DeskClock } from './DeskClock';
import { WhoIsHere } from './WhoIsHere';

export interface AgentShellProps {
  /** Left out while it is not known who is here, as in a painted page. */
  member: MemberInfo | undefined;
  children: ReactNode;
}

/** Around every page of the agent centre: its menu, the clock, who is here and the way out. Source: AGT-02. */
export const AgentShell = observer(function AgentShell({ member, children }: AgentShellProps) {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  const { system, dialogs } = useStores();
  const { brand } = system;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
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
        <AgentMenu />
      </aside>
      <div className="panel">
        <header>
          <button type="button" className="icon narrow" aria-label={site('shell.menu')} onClick={() => setDrawerOpen(true)}>
            <Icon name="menu" />
          </button>
          <div className="narrow">
            <Logo name={brand.name} to="/agentHome" />
          </div>
          {brand.playMoney && <span className="demo">{t('playMoney')}</span>}
          <span className="space" />
          <DeskClock />
          {member && (
            <div className="who wide">
              <WhoIsHere member={member} />
            </div>
          )}
          <div className="settings wide">
            <LanguageChoice />
            <ThemeSwitch />
          </div>
          <button type="button" className="icon" aria-label={site('session.signOut')} onClick={() => dialogs.open({ name: 'signOut' })}>
            <Icon name="signOut" size={18} />
          </button>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <AgentBar onOpenMenu={() => setDrawerOpen(true)} />
      {isDrawerOpen && <AgentDrawer member={member} onClose={() => setDrawerOpen(false)} />}
    </Desk>
  );
});

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
    inset: '12px auto auto 12px',
    inlineSize: 'auto',
    blockSize: 'auto',
    clipPath: 'none',
    padding: '12px 18px',
    borderRadius: 10,
    backgroundColor: tone.overlay,
    color: tone.text,
    fontWeight: 700,
  },
  '& aside': { padding: '0 8px 16px', backgroundColor: tone.sunken, borderInlineEnd: `1px solid ${tone.line}` },
  '& aside > nav': { position: 'sticky', insetBlockStart: 0 },
  '& aside .brand': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minBlockSize: 56,
    paddingInline: '6px 10px',
    whiteSpace: 'nowrap',
  },
  '& aside .brand a': { marginInline: 0, fontSize: 16 },
  '& aside .brand bdi': { gap: 8 },
  '& aside .brand svg': { inlineSize: 24, blockSize: 24 },
  '& aside .brand small': { fontSize: 11, color: tone.muted },
  '& .panel': { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  '& header': {
    position: 'sticky',
    zIndex: 9,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    blockSize: 56,
    paddingInline: 24,
    backgroundColor: tone.page,
    borderBlockEnd: `1px solid ${tone.line}`,
  },
  '& header .demo': {
    paddingInline: 8,
    border: `1px dashed ${tone.edge}`,
    borderRadius: 999,
    fontSize: 11,
    lineHeight: '18px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: tone.muted,
  },
  '& header .space': { flex: 1 },
  '& header .who': { paddingInline: '20px 8px', borderInlineStart: `1px solid ${tone.line}` },
  '& header .settings': { display: 'flex', alignItems: 'center' },
  '& header .narrow': { display: 'none' },
  '& main': { flex: 1, minInlineSize: 0, padding: '20px 24px 32px', outline: 'none' },
  [media.compact]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& aside': { display: 'none' },
    '& header .narrow': { display: 'grid' },
    '& header .narrow a': { marginInline: 0, fontSize: 16 },
    '& header .narrow bdi': { gap: 8 },
    '& header .narrow a svg': { inlineSize: 26, blockSize: 26 },
    '& header .wide': { display: 'none' },
  },
  [media.phone]: {
    '& header': { blockSize: 52, gap: 4, paddingInline: 4 },
    '& header .narrow a span': { display: 'none' },
    '& header .demo': { paddingInline: 6 },
    '& header .place': { display: 'none' },
    '& header > bdi': { minInlineSize: 0, paddingInline: 0 },
    '& main': { padding: '16px 16px 88px' },
  },
  [media.narrow]: { '& header small': { display: 'none' } },
});
