import type { LobbyValue } from '@site/api/lobby';
import { VendorMenu as Menu } from '@site/ui/VendorMenu';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Load } from '../stores/load';
import { useStores } from '../stores/StoresContext';
import { categoryAddress, type CategoryQuery } from './categoryQuery';

/** All vendors of the category. Another vendor begins anew: every class, the first page, no search. Source: LOB-05. */
export const VendorMenu = observer(function VendorMenu({ query, lobby }: { query: CategoryQuery; lobby: Load<LobbyValue> }) {
  const { t } = useTranslation();
  const { system } = useStores();
  const navigate = useNavigate();
  const hrefOf = (vassalage: string) => categoryAddress({ category: query.category, vassalage, classify: 'ALL', gameName: '', page: 1 });
  const vendorsIn = ({ categories }: LobbyValue) => [
    { id: '', name: t('category.allVendors'), href: hrefOf('') },
    ...Object.entries(categories.find(({ gameCategory }) => gameCategory === query.category)?.cards ?? {}).map(
      ([vassalage, { name, games }]) => ({
        id: vassalage,
        name,
        count: games.toLocaleString(`${system.locale}-u-nu-latn`),
        href: hrefOf(vassalage),
      }),
    ),
  ];
  return (
    <Menu
      label={t('category.vendors')}
      vendors={lobby.state === 'ready' ? vendorsIn(lobby.value) : undefined}
      current={query.vassalage}
      onNavigate={(href) => void navigate(href)}
    />
  );
});
