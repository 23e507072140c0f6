import { Pagination, type PaginationProps } from '@site/ui/Pagination';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PageState } from './PagedList';

export interface PagesProps extends Pick<PaginationProps, 'range' | 'margin'> {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
}

/** Pagination of a list of games, each page with its own address. Source: LOB-06, LOB-13. */
export function Pages({ page: current, hrefOf, ...pages }: PagesProps) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  return (
    <Pagination
      {...pages}
      value={current}
      labels={{ region: t('pages'), previous: t('previous'), next: t('next'), page: (page) => t('page', { page }) }}
      hrefOf={hrefOf}
      onChange={(page) => void navigate(hrefOf(page), { state: { isPage: true } satisfies PageState })}
    />
  );
}
