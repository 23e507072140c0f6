import { AgentMenu as Menu } from '@site/ui/AgentMenu';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useGo } from '../useGo';

/** The pages of the agent centre that stand, in groups. Source: spec §2 "Agent centre pages". */
export function AgentMenu({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('agent');
  const go = useGo();
  const leave = (href: string) => {
    go(href);
    onLeave?.();
  };
  return (
    <Menu
      label={t('centre')}
      current={useLocation().pathname}
      onNavigate={leave}
      groups={[
        { title: t('menu.team'), entries: [{ href: '/agentHome/agentTeamOverview', icon: 'home', label: t('overview.title') }] },
        { title: t('menu.reports'), entries: [{ href: '/agentHome/personalHistoryCopy', icon: 'table', label: t('betting.title') }] },
        { title: t('menu.site'), entries: [{ href: '/', icon: 'back', label: t('menu.lobby') }] },
      ]}
    />
  );
}
