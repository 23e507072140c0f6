import type { MemberInfo } from '@site/api/member';
import { AgentShell as Shell } from '@site/ui/AgentShell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LanguageChoice from '../shell/LanguageChoice';
import ThemeSwitch from '../shell/ThemeSwitch';
import { useStores } from '../../stores/StoresContext';
import { useNavigateTo } from '../../app/useNavigateTo';
import { AgentBar } from './AgentBar';
import { AgentDrawer } from './AgentDrawer';
import { AgentMenu } from './AgentMenu';
import { DeskClock } from './DeskClock';
import { AgentIdentity } from './AgentIdentity';

export interface AgentShellProps {
  /** Undefined while the agent is unknown, as in a server-rendered page. */
  member: MemberInfo | undefined;
  children: ReactNode;
}

/** Layout of every page of the agent centre. Source: AGT-02. */
export const AgentShell = observer(function AgentShell({ member, children }: AgentShellProps) {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  const { system, dialogs } = useStores();
  const go = useNavigateTo();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <>
      <Shell
        brand={system.brand.name}
        brandMark={system.brand.mark}
        home="/agentHome"
        onNavigate={go}
        centre={t('centre')}
        menu={<AgentMenu />}
        mark={system.brand.playMoney ? t('playMoney') : undefined}
        clock={<DeskClock />}
        who={member && <AgentIdentity member={member} />}
        settings={
          <>
            <LanguageChoice />
            <ThemeSwitch />
          </>
        }
        bar={<AgentBar onOpenMenu={() => setDrawerOpen(true)} />}
        labels={{ skip: site('shell.skip'), menu: site('shell.menu'), signOut: site('session.signOut') }}
        onMenu={() => setDrawerOpen(true)}
        onSignOut={() => dialogs.open({ name: 'signOut' })}
      >
        {children}
      </Shell>
      {isDrawerOpen && <AgentDrawer member={member} onClose={() => setDrawerOpen(false)} />}
    </>
  );
});
