import type { GameType } from '@site/api/common';
import type { Game, VendorCategory } from '@site/api/games';
import { pictureAddress } from '../art/pictureAddress.ts';

/** Order of menus and lobby sections. Source: LOB-03. */
const typeOrder: GameType[] = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT', 'LOTT', 'ESPORTS', 'COCKFIGHT'];

/** Properties of a brand and a language that affect how vendors are shown. */
export interface Place {
  speaksTurkish: boolean;
  /** True for right-to-left languages, whose pictures are mirrored: pictures with digits have a mirrored drawing. */
  isMirrored: boolean;
  /** Returns the version of a vendor's pictures. */
  artVersionOf: (vassalage: string) => string;
}

/** Lists the vendors of each category, and the vendors of each class in it. Omits categories without games. */
export function categoriesOf(games: readonly Game[], place: Place): VendorCategory[] {
  const byType = Map.groupBy(games, ({ gameType }) => gameType);
  return typeOrder.flatMap((gameType) => {
    const ofType = byType.get(gameType);
    return ofType ? [categoryOf(gameType, ofType, place)] : [];
  });
}

/** Official draws use the pictures of e-lotteries. Source: SYS-06. */
const imageKindOf = (gameType: GameType): GameType => (gameType === 'LOTT' ? 'ELOTT' : gameType);

/** Vendors with a different picture in Turkish. Source: LOB-17, SYS-06. */
const otherBrand = /^(TCG|BTI)/;

/** Bingo is a separate choice in Turkish; in other languages its games are among the others. Source: LOB-17. */
const isChoice = (code: string, { speaksTurkish }: Place) => speaksTurkish || code !== 'BINGO';

function categoryOf(gameCategory: GameType, games: Game[], place: Place): VendorCategory {
  const cards: VendorCategory['cards'] = {};
  for (const { vassalage, vendorName, iconUrl, gameType } of games) {
    const picture = place.speaksTurkish && otherBrand.test(vassalage) ? `${vassalage}-TY` : vassalage;
    const drawing = place.isMirrored ? `${picture}-RTL` : picture;
    const pictureUrl = pictureAddress(`/art/product-images/${imageKindOf(gameType)}/${drawing}.svg`, place.artVersionOf(vassalage));
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
