import { SearchField } from '@site/ui/SearchField';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Finds slots by name. */
export default function SearchForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <SearchField
      action="/rng"
      name="gameName"
      label={t('shell.search')}
      labels={{ clear: t('shell.clearSearch') }}
      onSearch={(name) => void navigate(`/rng?gameName=${encodeURIComponent(name)}`)}
    />
  );
}
