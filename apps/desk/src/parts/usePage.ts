import { useSearchParams } from 'react-router-dom';

/** Returns the page of a list and its search term, which the address keeps, and the ways to another page and to other rows. */
export function usePage() {
  const [query, setQuery] = useSearchParams();
  const change = (name: string, value: string, drop?: string) =>
    setQuery((last) => {
      const next = new URLSearchParams(last);
      if (drop) next.delete(drop);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  return {
    pageNo: Math.max(1, Number(query.get('page')) || 1),
    search: query.get('search') ?? '',
    openPage: (page: number) => change('page', String(page)),
    /** Filters the rows, and returns to their first page. An empty value removes the filter. */
    filter: (name: string, value: string) => change(name, value, 'page'),
  };
}
