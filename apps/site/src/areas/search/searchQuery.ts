import { readName, readPageNo } from '@site/rules/gamePages';
import type { SearchQuery } from './SearchStore';

export function readSearchQuery(search: string): SearchQuery {
  const query = new URLSearchParams(search);
  return { words: readName(query, 'q'), page: readPageNo(query) };
}

export function searchAddress({ words, page }: SearchQuery): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(page > 1 && { page: String(page) }) });
  return query.size ? `/search?${query}` : '/search';
}
