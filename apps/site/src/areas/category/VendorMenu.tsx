import type { VendorCategory } from '@site/api/games';
import { VendorMenu as Menu } from '@site/ui/VendorMenu';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categoryAddress, type CategoryQuery } from './categoryQuery';

export interface VendorMenuProps {
  query: CategoryQuery;
  /** Undefined while loading. */
  category: VendorCategory | undefined;
}

/** All vendors of the category. Choosing one resets class, page and search. Source: LOB-05, LOB-20. */
export const VendorMenu = observer(function VendorMenu({ query, category }: VendorMenuProps) {
  const { t, i18n } = useTranslation('games');
  const navigate = useNavigate();
  const hrefOf = (vassalage: string) => categoryAddress({ ...query, vassalage, classify: 'ALL', gameName: '', page: 1 });
  const vendorsIn = ({ cards }: VendorCategory) => [
    { id: '', name: t('allVendors'), href: hrefOf('') },
    ...Object.entries(cards).map(([vassalage, { name, games }]) => ({
      id: vassalage,
      name,
      count: i18n.format(games, 'number'),
      href: hrefOf(vassalage),
    })),
  ];
  return (
    <Menu
      label={t('vendors')}
      items={category && vendorsIn(category)}
      current={query.vassalage}
      onNavigate={(href) => void navigate(href)}
    />
  );
});
