import type { GameType } from '@site/api/common';
import type { Game, VendorCategory } from '@site/api/games';

/** The order of menus and of the lobby's sections. Source: spec §2 "Home sections". */
const typeOrder: GameType[] = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT', 'LOTT', 'ESPORTS', 'COCKFIGHT'];

/** The vendors of each kind of game, and within a kind who makes each class of it. Kinds without a game are left out. */
export function categoriesOf(games: readonly Game[], hiddenClasses: ReadonlySet<string>): VendorCategory[] {
  const byType = Map.groupBy(games, ({ gameType }) => gameType);
  return typeOrder.flatMap((gameType) => {
    const ofType = byType.get(gameType);
    return ofType ? [categoryOf(gameType, ofType, hiddenClasses)] : [];
  });
}

/** Official draws are pictured as e-lotteries are. Source: spec §9 "LOTT maps to ELOTT for images", SYS-06. */
const imageKindOf = (gameType: GameType): GameType => (gameType === 'LOTT' ? 'ELOTT' : gameType);

function categoryOf(gameCategory: GameType, games: Game[], hiddenClasses: ReadonlySet<string>): VendorCategory {
  const cards: VendorCategory['cards'] = {};
  for (const { vassalage, vendorName, iconUrl, gameType } of games) {
    const pictureUrl = `/art/product-images/${imageKindOf(gameType)}/${vassalage}.svg`;
    const card = (cards[vassalage] ??= { name: vendorName, iconUrl, pictureUrl, gameType, games: 0 });
    card.games += 1;
  }
  const byClass = Map.groupBy(games, ({ gameClassify }) => gameClassify);
  return {
    gameCategory,
    cards,
    gameClassify: [...byClass]
      .filter(([code]) => !hiddenClasses.has(code))
      .map(([code, ofClass]) => ({ code, vendors: [...new Set(ofClass.map(({ vassalage }) => vassalage))] })),
  };
}
