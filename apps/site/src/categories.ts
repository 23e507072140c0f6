import type { GameType } from '@site/api/common';
import type { LobbyValue } from '@site/api/lobby';
import type { IconName } from '@site/ui/glyphs';

interface CategoryTerms {
  icon: IconName;
  label:
    | 'category.RNG'
    | 'category.LIVE'
    | 'category.FISH'
    | 'category.SPORTS'
    | 'category.PVP'
    | 'category.ELOTT'
    | 'category.ESPORTS'
    | 'category.COCKFIGHT';
  /** The category's own page; without one its games are found at its section of the lobby. */
  page?: string;
}

/** Kinds of games in the order of the lobby. Lottery and e-lottery share one place. Source: spec §2 "Lobby". */
export const categories = {
  RNG: { icon: 'slots', label: 'category.RNG', page: '/rng' },
  LIVE: { icon: 'live', label: 'category.LIVE', page: '/live' },
  FISH: { icon: 'fishing', label: 'category.FISH', page: '/fish' },
  SPORTS: { icon: 'sports', label: 'category.SPORTS' },
  PVP: { icon: 'pvp', label: 'category.PVP', page: '/pvp' },
  ELOTT: { icon: 'lottery', label: 'category.ELOTT' },
  ESPORTS: { icon: 'esports', label: 'category.ESPORTS' },
  COCKFIGHT: { icon: 'cockfight', label: 'category.COCKFIGHT' },
} as const satisfies Partial<Record<GameType, CategoryTerms>>;

export type Category = keyof typeof categories;

export const categoryNames = Object.keys(categories) as Category[];

export const categoryPath = (category: Category): string => {
  const { page }: CategoryTerms = categories[category];
  return page ?? `/#${category}`;
};

/** The kinds of games that a place in the lobby stands for. */
export const gameTypesOf = (category: Category): GameType[] => (category === 'ELOTT' ? ['ELOTT', 'LOTT'] : [category]);

/** Categories that have at least one vendor, with the number of their games. Source: SHL-03. */
export function categoriesOf(lobby: LobbyValue): { category: Category; games: number }[] {
  return categoryNames.flatMap((category) => {
    const gameTypes = gameTypesOf(category);
    const cards = lobby.categories
      .filter(({ gameCategory }) => gameTypes.includes(gameCategory))
      .flatMap(({ cards: all }) => Object.values(all));
    return cards.length ? [{ category, games: cards.reduce((sum, card) => sum + card.games, 0) }] : [];
  });
}
