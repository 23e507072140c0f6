import { SearchField } from '@site/ui/SearchField';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

/** Search field of a list, whose term is kept in the address. */
export function SearchForm({ label }: { label: string }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  return (
    <SearchField
      key={search}
      action=""
      name="search"
      label={label}
      defaultValue={search}
      labels={{ clear: t('members.clear'), submit: t('members.submit') }}
      onSearch={(text) => setQuery(text ? { search: text } : {})}
    />
  );
}
