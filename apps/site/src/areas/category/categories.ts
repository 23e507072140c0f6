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
}

/** Game categories in lobby order. Lottery and e-lottery share one place. Source: LOB-03. */
export const categories = {
  RNG: { icon: 'slots', label: 'category.RNG' },
  LIVE: { icon: 'live', label: 'category.LIVE' },
  FISH: { icon: 'fishing', label: 'category.FISH' },
  SPORTS: { icon: 'sports', label: 'category.SPORTS' },
  PVP: { icon: 'pvp', label: 'category.PVP' },
  ELOTT: { icon: 'lottery', label: 'category.ELOTT' },
  ESPORTS: { icon: 'esports', label: 'category.ESPORTS' },
  COCKFIGHT: { icon: 'cockfight', label: 'category.COCKFIGHT' },
} as const satisfies Partial<Record<GameType, CategoryTerms>>;

export type Category = keyof typeof categories;

export const categoryNames = Object.keys(categories) as Category[];

/** Returns the lobby category of a game type. */
export const categoryOf = (gameType: GameType): Category => (gameType === 'LOTT' ? 'ELOTT' : gameType);

/** Returns the game types of a lobby category. */
export const gameTypesOf = (category: Category): GameType[] => (category === 'ELOTT' ? ['ELOTT', 'LOTT'] : [category]);

export interface CategoryPlace {
  category: Category;
  /** Number of games of all vendors. */
  games: number;
  /** Address of its page; with two game types, that of the first one that the brand has. */
  path: string;
}

/** Lists the categories with at least one vendor. Source: SHL-03. */
export function categoriesOf(lobby: LobbyValue): CategoryPlace[] {
  return categoryNames.flatMap((category) => {
    const kinds = gameTypesOf(category).flatMap((type) => lobby.categories.find(({ gameCategory }) => gameCategory === type) ?? []);
    const games = kinds.flatMap(({ cards }) => Object.values(cards)).reduce((sum, card) => sum + card.games, 0);
    return kinds[0] ? [{ category, games, path: `/${kinds[0].gameCategory.toLowerCase()}` }] : [];
  });
}
