import { Pagination, type PaginationProps } from '@site/ui/Pagination';

export interface TurnPagesProps extends Pick<PaginationProps, 'value' | 'totalPages' | 'onChange' | 'startId'> {
  /** Returns the words of the list that is turned. */
  say: (key: 'pages' | 'previous' | 'next' | 'page', values: { page?: number }) => string;
}

/** Turns the pages of a list of records in the member centre. */
export function TurnPages({ say, ...pages }: TurnPagesProps) {
  return (
    <Pagination
      {...pages}
      range={3}
      margin={1}
      labels={{ region: say('pages', {}), previous: say('previous', {}), next: say('next', {}), page: (page) => say('page', { page }) }}
    />
  );
}
