import { styled } from '@mui/material/styles';
import { SearchField } from '@site/ui/SearchField';
import { media } from '@site/ui/layout';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categories, categoryOf } from '../categories';
import { categoryAddress, type CategoryQuery } from './categoryQuery';

/** Finds games of the category by a part of their name, among all its classes. */
export function NameSearch({ query }: { query: CategoryQuery }) {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const navigate = useNavigate();
  const find = (gameName: string) => void navigate(categoryAddress({ ...query, classify: 'ALL', gameName, page: 1 }));
  return (
    <Place className="find">
      <SearchField
        action={`/${query.gameType.toLowerCase()}`}
        name="gameName"
        defaultValue={query.gameName}
        label={t('search', { category: site.t(categories[categoryOf(query.gameType)].label) })}
        labels={{ clear: site.t('shell.clearSearch'), submit: t('find') }}
        onSearch={find}
        onClear={() => query.gameName && find('')}
      />
    </Place>
  );
}

const Place = styled('div')({ inlineSize: 280, [media.phone]: { inlineSize: '100%' } });
