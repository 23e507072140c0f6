import { BottomBar } from '@site/ui/BottomBar';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNavigateTo } from '../../app/useNavigateTo';

/** Bottom bar of the agent centre on phones. */
export function AgentBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  return (
    <BottomBar
      label={site('shell.bottomBar')}
      current={useLocation().pathname}
      onNavigate={useNavigateTo()}
      items={[
        { href: '/agentHome/agentTeamOverview', icon: 'home', label: t('menu.overview') },
        { href: '/agentHome/downlineManagmentView', icon: 'team', label: t('tree.title') },
        { href: '/agentHome/personalHistoryCopy', icon: 'table', label: t('menu.reports') },
        { onPress: onOpenMenu, icon: 'menu', label: site('shell.more') },
      ]}
    />
  );
}
