import type { Category } from '../categories';

/** What a category's page shows; all of it stands in the address. Source: LOB-04, LOB-21. */
export interface CategoryQuery {
  category: Category;
  /** A vendor's code; empty for all of them. */
  vassalage: string;
  classify: Classify;
  /** Part of a game's name; empty for all of them. */
  gameName: string;
  page: number;
}

export const classifies = ['ALL', 'HOT', 'NEW'] as const;
export type Classify = (typeof classifies)[number];

const categoryOfPath: Record<string, Category> = { '/rng': 'RNG', '/live': 'LIVE', '/fish': 'FISH', '/pvp': 'PVP' };

export function readCategoryQuery(pathname: string, search: string): CategoryQuery {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return {
    category: categoryOfPath[pathname] ?? 'RNG',
    vassalage: query.get('vassalage') ?? '',
    classify: classifies.find((classify) => classify === query.get('classify')) ?? 'ALL',
    gameName: (query.get('gameName') ?? '').trim(),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a page, without what is left at its default. */
export function categoryAddress({ category, vassalage, classify, gameName, page }: CategoryQuery): string {
  const query = new URLSearchParams({
    ...(vassalage && { vassalage }),
    ...(classify !== 'ALL' && { classify }),
    ...(gameName && { gameName }),
    ...(page > 1 && { page: String(page) }),
  });
  const path = `/${category.toLowerCase()}`;
  return query.size ? `${path}?${query}` : path;
}
