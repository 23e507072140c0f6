import { Pagination } from '@site/ui/Pagination';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

export interface PagesProps {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
}

/** The pages of a list of games, each at its own address. Source: LOB-06, LOB-13. */
export function Pages({ hrefOf, ...pages }: PagesProps) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  return (
    <Pagination
      {...pages}
      labels={{ region: t('pages'), previous: t('previous'), next: t('next'), page: (page) => t('page', { page }) }}
      hrefOf={hrefOf}
      onChange={(page) => void navigate(hrefOf(page))}
    />
  );
}
