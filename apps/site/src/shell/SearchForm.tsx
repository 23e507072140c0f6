import { SearchField } from '@site/ui/SearchField';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { searchAddress } from '../search/searchQuery';

/** Finds games by name. */
export default function SearchForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <SearchField
      action="/search"
      name="q"
      label={t('shell.search')}
      labels={{ clear: t('shell.clearSearch') }}
      onSearch={(words) => void navigate(searchAddress({ words, page: 1 }))}
    />
  );
}
