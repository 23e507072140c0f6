import { AgentMenu as Menu } from '@site/ui/AgentMenu';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PageTerms } from '../../app/definePage';
import { pages } from '../../app/pages';
import { addressOf } from '../../app/routes';
import { useNavigateTo } from '../../app/useNavigateTo';
import { useStores } from '../../stores/StoresContext';
import { usePlaces } from '../shell/usePlaces';
import { useSupportEntry } from '../shell/useSupportEntry';
import { useContractEntries } from './useContractEntries';

const groups = ['team', 'reports'] as const;

/** Pages of the agent centre in groups, and those of the own account in the member centre. Source: AGT-02, SYS-08. */
export const AgentMenu = observer(function AgentMenu({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('agent');
  const go = useNavigateTo();
  const contracts = useContractEntries();
  const { t: site } = useTranslation(['site', 'shell']);
  const { dialogs } = useStores();
  const money = usePlaces('deposit', 'withdraw');
  const account = usePlaces('security', 'messages');
  const support = useSupportEntry(onLeave);
  const leave = (href: string) => {
    go(href);
    onLeave?.();
  };
  const openLines = () => {
    onLeave?.();
    dialogs.open({ name: 'lines' });
  };
  const entriesOf = (group: (typeof groups)[number]) =>
    Object.values<PageTerms>(pages).flatMap((page) =>
      page.desk?.group === group && !page.isPlanned ? [{ href: addressOf(page), icon: page.desk.icon, label: t(page.desk.label) }] : [],
    );
  return (
    <Menu
      label={t('centre')}
      current={useLocation().pathname}
      onNavigate={leave}
      items={[
        ...groups.map((group) => ({ title: t(`menu.${group}`), items: entriesOf(group) })),
        ...(contracts.length > 0 ? [{ title: t('menu.contracts'), items: contracts }] : []),
        {
          title: site('place.account'),
          items: [
            ...money,
            { href: `${addressOf(pages.registerCentre)}?new=account`, icon: 'plus', label: t('links.account') },
            ...account,
            ...support,
          ],
        },
        {
          title: t('menu.site'),
          items: [
            { onPress: openLines, icon: 'gauge', label: site('shell:lines.entry') },
            { href: '/', icon: 'back', label: t('menu.lobby') },
          ],
        },
      ]}
    />
  );
});
