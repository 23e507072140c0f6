import { styled } from '@mui/material/styles';
import { SearchField } from '@site/ui/SearchField';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categories, categoryOf } from './categories';
import { categoryAddress, type CategoryQuery } from './categoryQuery';
import { nameSearchLayout } from './nameSearchLayout';

/** Finds games of the category by part of their name, in all its classes. */
export function NameSearch({ query }: { query: CategoryQuery }) {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const navigate = useNavigate();
  const find = (gameName: string) => void navigate(categoryAddress({ ...query, classify: 'ALL', gameName, page: 1 }));
  return (
    <NameSearchLayout className="find">
      <SearchField
        action={`/${query.gameType.toLowerCase()}`}
        name="gameName"
        defaultValue={query.gameName}
        label={t('search', { category: site.t(categories[categoryOf(query.gameType)].label) })}
        labels={{ clear: site.t('shell.clearSearch'), submit: t('find') }}
        onSearch={find}
        onClear={() => query.gameName && find('')}
      />
    </NameSearchLayout>
  );
}

const NameSearchLayout = styled('div')(nameSearchLayout);
