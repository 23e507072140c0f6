import { ClassifyMenu as Menu } from '@site/ui/ClassifyMenu';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categoryAddress, type CategoryQuery, classifies } from './categoryQuery';

/** All, hot or new. A change begins at the first page and clears the search. Source: LOB-05. */
export function ClassifyMenu({ query }: { query: CategoryQuery }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Menu
      label={t('category.classes')}
      classes={classifies.map((classify) => ({
        id: classify,
        label: t(`category.class.${classify}`),
        href: categoryAddress({ ...query, classify, gameName: '', page: 1 }),
      }))}
      current={query.classify}
      onNavigate={(href) => void navigate(href)}
    />
  );
}
