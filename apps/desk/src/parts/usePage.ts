import { useSearchParams } from 'react-router-dom';

/** Returns the page of a list and its search term, which the address keeps, and the way to another page. */
export function usePage() {
  const [query, setQuery] = useSearchParams();
  const pageNo = Math.max(1, Number(query.get('page')) || 1);
  return {
    pageNo,
    search: query.get('search') ?? '',
    openPage: (page: number) =>
      setQuery((last) => {
        last.set('page', String(page));
        return last;
      }),
  };
}
