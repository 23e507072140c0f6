import { styled } from '@mui/material/styles';
import { SearchField } from '@site/ui/SearchField';
import { media } from '@site/ui/layout';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categories } from '../categories';
import { categoryAddress, type CategoryQuery } from './categoryQuery';

/** Finds games of the category by a part of their name. */
export function NameSearch({ query }: { query: CategoryQuery }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const find = (gameName: string) => void navigate(categoryAddress({ ...query, gameName, page: 1 }));
  return (
    <Place className="find">
      <SearchField
        action={`/${query.category.toLowerCase()}`}
        name="gameName"
        defaultValue={query.gameName}
        label={t('category.search', { category: t(categories[query.category].label) })}
        labels={{ clear: t('shell.clearSearch'), submit: t('category.find') }}
        onSearch={find}
        onClear={() => query.gameName && find('')}
      />
    </Place>
  );
}

const Place = styled('div')({ inlineSize: 280, [media.phone]: { inlineSize: '100%' } });
