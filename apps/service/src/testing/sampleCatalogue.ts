import type { Offer } from '../vendors/importCatalogue.ts';
import { gameNames } from '../vendors/studio/gameNames.ts';
import { type GameType, gameType } from '@site/api/common';
import type { VendorGamesValue } from '@site/api/vendor';

const vendorsOf: Record<GameType, string[]> = {
  RNG: ['PG', 'JDB'],
  LIVE: ['BGS'],
  FISH: ['JDB'],
  PVP: ['CYD'],
  SPORTS: ['BTI'],
  ESPORTS: ['AV'],
  LOTT: ['TCG_SEA'],
  ELOTT: ['TCG_LOTTO_VN'],
  COCKFIGHT: ['DS88'],
};
const GAMES_OF_RNG = 60;
const GAMES_OF_OTHERS = 4;

const names = ['Élan du Tigre', 'Gold Tiger', 'Moon Lotus', 'Sun Pharaoh', 'Orbit Crash', 'Fruit Fair'];

/** Catalogue of a small vendor: a few games of every type, more of them reels. */
export const sampleCatalogue: VendorGamesValue = {
  vendors: [...new Set(Object.values(vendorsOf).flat())].map((vassalage) => ({
    vassalage,
    name: `Vendor ${vassalage}`,
    gameTypes: gameType.options.filter((type) => vendorsOf[type].includes(vassalage)),
  })),
  games: gameType.options.flatMap((type) =>
    Array.from({ length: type === 'RNG' ? GAMES_OF_RNG : GAMES_OF_OTHERS }, (_, index) => gameOf(type, index)),
  ),
};

function gameOf(type: GameType, index: number): VendorGamesValue['games'][number] {
  const vendors = vendorsOf[type];
  const name = (type === 'RNG' ? names[index] : undefined) ?? `${type} game ${index + 1}`;
  return {
    gameCode: name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-'),
    vassalage: vendors[index % vendors.length] ?? '',
    gameType: type,
    gameClassify: index % 3 === 0 ? 'JACKPOT' : 'SLOTS',
    name,
    isGroup: false,
    isHot: index % 4 === 0,
    isNew: index % 5 === 0,
    freeplay: type === 'RNG',
    rtpPpm: type === 'RNG' ? 960_000 : null,
    playable: type === 'RNG',
    ground: 'lagoon',
  };
}

/** The catalogue as an offer of the built-in vendor. */
export const sampleOffer: Offer = { integration: 'STUDIO', gameNames, catalogue: sampleCatalogue };
