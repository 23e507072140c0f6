import type { GameType } from '@site/api/common';
import type { Game, VendorCategory } from '@site/api/games';

/** The order of menus and of the lobby's sections. Source: spec §2 "Home sections". */
const typeOrder: GameType[] = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT', 'LOTT', 'ESPORTS', 'COCKFIGHT'];

/** What of a brand and a language changes how vendors are shown. */
export interface Place {
  speaksTurkish: boolean;
  /** Its language is read from right to left, so that pictures are mirrored: those with digits have another drawing for that. */
  isMirrored: boolean;
}

/** The vendors of each kind of game, and within a kind who makes each class of it. Kinds without a game are left out. */
export function categoriesOf(games: readonly Game[], place: Place): VendorCategory[] {
  const byType = Map.groupBy(games, ({ gameType }) => gameType);
  return typeOrder.flatMap((gameType) => {
    const ofType = byType.get(gameType);
    return ofType ? [categoryOf(gameType, ofType, place)] : [];
  });
}

/** Official draws are pictured as e-lotteries are. Source: spec §9 "LOTT maps to ELOTT for images", SYS-06. */
const imageKindOf = (gameType: GameType): GameType => (gameType === 'LOTT' ? 'ELOTT' : gameType);

/** Vendors that show another picture where Turkish is spoken. Source: spec §9, SYS-06. */
const otherBrand = /^(TCG|BTI)/;

/** Bingo is a choice of its own where Turkish is spoken; elsewhere its games stand among the others. Source: spec §9. */
const isChoice = (code: string, { speaksTurkish }: Place) => speaksTurkish || code !== 'BINGO';

function categoryOf(gameCategory: GameType, games: Game[], place: Place): VendorCategory {
  const cards: VendorCategory['cards'] = {};
  for (const { vassalage, vendorName, iconUrl, gameType } of games) {
    const picture = place.speaksTurkish && otherBrand.test(vassalage) ? `${vassalage}-TY` : vassalage;
    const drawing = place.isMirrored ? `${picture}-RTL` : picture;
    const pictureUrl = `/art/product-images/${imageKindOf(gameType)}/${drawing}.svg`;
    const card = (cards[vassalage] ??= { name: vendorName, iconUrl, pictureUrl, gameType, games: 0 });
    card.games += 1;
  }
  const byClass = Map.groupBy(games, ({ gameClassify }) => gameClassify);
  return {
    gameCategory,
    cards,
    gameClassify: [...byClass]
      .filter(([code]) => isChoice(code, place))
      .map(([code, ofClass]) => ({ code, vendors: [...new Set(ofClass.map(({ vassalage }) => vassalage))] })),
  };
}
