import type { SearchQuery } from './SearchStore';

const MOST_LETTERS = 60;

export function readSearchQuery(search: string): SearchQuery {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return { words: (query.get('q') ?? '').trim().slice(0, MOST_LETTERS), page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

export function searchAddress({ words, page }: SearchQuery): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(page > 1 && { page: String(page) }) });
  return query.size ? `/search?${query}` : '/search';
}
