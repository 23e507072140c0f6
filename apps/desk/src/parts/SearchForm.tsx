import { SearchField } from '@site/ui/SearchField';
import { useTranslation } from 'react-i18next';
import { usePage } from './usePage';

interface SearchFormProps {
  label: string;
  /** A small field stands beside filters, and has no button. @default 'medium' */
  size?: 'small' | 'medium';
}

/** Search field of a list, whose term is kept in the address. */
export function SearchForm({ label, size = 'medium' }: SearchFormProps) {
  const { t } = useTranslation();
  const { search, filter } = usePage();
  return (
    <SearchField
      key={search}
      action=""
      name="search"
      size={size}
      label={label}
      defaultValue={search}
      labels={{ clear: t('members.clear'), ...(size === 'medium' && { submit: t('members.submit') }) }}
      onSearch={(text) => filter('search', text)}
      onClear={() => filter('search', '')}
    />
  );
}
