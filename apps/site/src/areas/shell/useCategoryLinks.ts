import type { IconName } from '@site/ui/glyphs';
import { useTranslation } from 'react-i18next';
import { categories, categoriesOf } from '../category/categories';
import { useStores } from '../../stores/StoresContext';

export interface CategoryLink {
  icon: IconName;
  label: string;
  href: string;
  /** Formatted number of its games. */
  note: string;
}

/** Returns the categories with games, for menus; undefined while loading. For observers. Source: SHL-03. */
export function useCategoryLinks(): CategoryLink[] | undefined {
  const { t, i18n } = useTranslation();
  const { games } = useStores();
  if (games.lobby.state !== 'ready') return undefined;
  return categoriesOf(games.lobby.value).map(({ category, path, games: count }) => ({
    icon: categories[category].icon,
    label: t(categories[category].label),
    href: path,
    note: i18n.format(count, 'number'),
  }));
}
