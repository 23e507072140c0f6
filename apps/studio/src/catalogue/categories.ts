import type { GameType } from '@site/api/common';
import type { MotifName } from '../art/motifs/motifs.ts';

/** Number of games of one type, and their kinds. */
export interface Category {
  gameType: GameType;
  /** Number of entries beside the featured ones, including vendor lobbies. */
  size: number;
  /** True when each vendor of the type has a lobby entry. */
  hasLobbies: boolean;
  kinds: readonly Kind[];
}

/** A kind of game within its type, and the motifs of its posters. */
export interface Kind {
  classify: string;
  /** Share of the entries, relative to the other kinds. */
  share: number;
  motifs: readonly MotifName[];
  /** Name of the engine that plays its games. Games of an engine that is not registered are closed. */
  engine?: string;
  /** Second words of names that say how the game is played. @default the motif's own words */
  titles?: readonly string[];
}

const reelMotifs: readonly MotifName[] = [
  'tiger',
  'koi',
  'dragon',
  'pharaoh',
  'shell',
  'rocket',
  'fruit',
  'rooster',
  'lotus',
  'angler',
  'gem',
  'seven',
  'cards',
  'dice',
  'helm',
  'crown',
  'bell',
  'mask',
  'chest',
  'wolf',
  'rabbit',
  'phoenix',
  'owl',
  'panda',
  'bull',
  'clover',
  'lantern',
  'shark',
  'knight',
  'octopus',
  'cactus',
  'peacock',
  'sun',
  'shield',
  'trophy',
  'gamepad',
  'ship',
];

export const categories: readonly Category[] = [
  {
    gameType: 'RNG',
    size: 420,
    hasLobbies: false,
    kinds: [
      { classify: 'SLOTS', share: 71, engine: 'reels', motifs: reelMotifs },
      {
        classify: 'JACKPOT',
        share: 8,
        engine: 'reels',
        motifs: ['seven', 'crown', 'chest', 'dragon', 'gem', 'phoenix', 'sun', 'clover', 'bell', 'tiger'],
      },
      {
        classify: 'ARCADE',
        share: 6,
        engine: 'reels',
        motifs: ['rocket', 'gamepad', 'gem', 'ball', 'helm', 'cactus', 'shark', 'trophy', 'octopus', 'panda'],
      },
      {
        classify: 'TABLE',
        share: 2,
        engine: 'blackjack',
        motifs: ['cards', 'crown', 'knight', 'peacock', 'lantern'],
        titles: ['Blackjack', 'Twenty-One'],
      },
      { classify: 'TABLE', share: 1, engine: 'baccarat', motifs: ['cards', 'crown', 'lantern'], titles: ['Baccarat'] },
      { classify: 'TABLE', share: 1, engine: 'roulette', motifs: ['wheel', 'crown', 'peacock'], titles: ['Roulette'] },
      { classify: 'TABLE', share: 1, engine: 'sicBo', motifs: ['dice', 'bell', 'lantern'], titles: ['Sic Bo'] },
      {
        classify: 'SCRATCH',
        share: 3,
        engine: 'scratch',
        motifs: ['fruit', 'clover', 'rabbit', 'chest', 'bell', 'seven', 'cactus', 'owl'],
        titles: ['Scratch', 'Ticket', 'Reveal', 'Card'],
      },
      {
        classify: 'VIDEO_POKER',
        share: 2,
        engine: 'videoPoker',
        motifs: ['cards', 'seven', 'crown', 'shield', 'peacock'],
        titles: ['Poker', 'Jacks', 'Deuces', 'Draw Five'],
      },
      { classify: 'MINI', share: 1, engine: 'mines', motifs: ['gem', 'chest', 'helm'], titles: ['Mines'] },
      { classify: 'MINI', share: 1, engine: 'plinko', motifs: ['ball', 'balls', 'gem'], titles: ['Plinko'] },
      { classify: 'MINI', share: 1, engine: 'dice', motifs: ['dice', 'clover', 'seven'], titles: ['Dice'] },
      { classify: 'MINI', share: 1, engine: 'hilo', motifs: ['cards', 'crown', 'owl'], titles: ['Hi-Lo'] },
      { classify: 'MINI', share: 1, engine: 'crash', motifs: ['rocket', 'phoenix', 'ship'], titles: ['Crash'] },
    ],
  },
  {
    gameType: 'LIVE',
    size: 60,
    hasLobbies: true,
    kinds: [
      {
        classify: 'BACCARAT',
        share: 40,
        engine: 'live',
        motifs: ['cards', 'lotus', 'dragon', 'tiger', 'crown', 'lantern', 'peacock', 'phoenix', 'mask', 'koi', 'gem'],
        titles: ['Baccarat'],
      },
      {
        classify: 'ROULETTE',
        share: 24,
        engine: 'live',
        motifs: ['wheel', 'gem', 'sun', 'peacock', 'crown', 'mask'],
        titles: ['Roulette'],
      },
      {
        classify: 'DRAGON_TIGER',
        share: 18,
        engine: 'live',
        motifs: ['dragon', 'tiger', 'lantern', 'phoenix'],
        titles: ['Duel', 'Versus', 'Showdown'],
      },
      { classify: 'SIC_BO', share: 18, engine: 'live', motifs: ['dice', 'lantern', 'lotus', 'bell'], titles: ['Sic Bo'] },
      { classify: 'SHOW', share: 8, engine: 'live', motifs: ['wheel', 'sun', 'trophy', 'seven'], titles: ['Show', 'Stage', 'Spectacle'] },
    ],
  },
  {
    gameType: 'FISH',
    size: 7,
    hasLobbies: false,
    // A kind for each water, so that no two games share one. The trench is that of a featured game.
    kinds: [
      { classify: 'FISHING', share: 0, engine: 'shots', motifs: ['angler'], titles: ['Catch'] },
      { classify: 'FISHING', share: 1, engine: 'shots', motifs: ['shark'], titles: ['Reef', 'Hunter'] },
      { classify: 'FISHING', share: 1, engine: 'shots', motifs: ['koi'], titles: ['River', 'Pond'] },
      { classify: 'FISHING', share: 1, engine: 'shots', motifs: ['octopus'], titles: ['Wreck', 'Harpoon'] },
      { classify: 'FISHING', share: 1, engine: 'shots', motifs: ['shell'], titles: ['Lagoon', 'Bay'] },
      { classify: 'FISHING', share: 1, engine: 'shots', motifs: ['dragon'], titles: ['Tide', 'Depths'] },
      { classify: 'FISHING', share: 1, engine: 'shots', motifs: ['chest'], titles: ['Temple', 'Treasure'] },
      { classify: 'FISHING', share: 1, engine: 'shots', motifs: ['ship'], titles: ['Ice', 'Floe'] },
    ],
  },
  {
    gameType: 'PVP',
    // Two games, at tables of two seats or more. Copies of one table are no choice.
    size: 16,
    hasLobbies: false,
    kinds: [
      {
        classify: 'POKER',
        share: 6,
        engine: 'rooms',
        motifs: ['cards', 'crown', 'wolf', 'bull', 'shield', 'mask'],
        titles: ['Poker', 'Texas', 'Hold Em'],
      },
      { classify: 'POKER', share: 3, engine: 'rooms', motifs: ['knight', 'bull', 'owl'], titles: ['Heads Up'] },
      {
        classify: 'CHESS',
        share: 7,
        engine: 'bigTwo',
        motifs: ['lantern', 'gem', 'lotus', 'panda', 'dragon', 'dice'],
        titles: ['Big Two', 'Capsa'],
      },
    ],
  },
  {
    gameType: 'SPORTS',
    // A lobby and a book for each vendor: a book is a house, and a vendor has one.
    size: 6,
    hasLobbies: true,
    kinds: [
      {
        classify: 'FIXTURES',
        share: 100,
        engine: 'markets',
        motifs: ['trophy', 'bull', 'crown'],
        titles: ['Football', 'League', 'Cup', 'Derby', 'Stadium', 'Matchday'],
      },
    ],
  },
  {
    gameType: 'ESPORTS',
    size: 10,
    hasLobbies: true,
    kinds: [
      {
        classify: 'ARENA',
        share: 100,
        engine: 'markets',
        motifs: ['gamepad', 'shield', 'wolf', 'phoenix', 'knight'],
        titles: ['League', 'Arena', 'Masters', 'Clash', 'Open'],
      },
    ],
  },
  {
    gameType: 'LOTT',
    size: 8,
    hasLobbies: false,
    kinds: [
      {
        classify: 'NORTH',
        share: 40,
        engine: 'draws',
        motifs: ['lantern', 'bell', 'sun'],
        titles: ['North', 'Evening', 'Capital'],
      },
      {
        classify: 'STATION',
        share: 60,
        engine: 'draws',
        motifs: ['balls', 'clover', 'lotus', 'ship'],
        titles: ['Delta', 'Coast', 'Harbour', 'Station'],
      },
    ],
  },
  {
    gameType: 'ELOTT',
    size: 15,
    hasLobbies: false,
    kinds: [
      {
        classify: 'FAST60',
        share: 36,
        engine: 'draws',
        motifs: ['rocket', 'rabbit', 'bell', 'dice'],
        titles: ['Minute', 'Sixty', 'Quick 18'],
      },
      {
        classify: 'FAST300',
        share: 28,
        engine: 'draws',
        motifs: ['lantern', 'clover', 'crown'],
        titles: ['Five', 'Fast 27', 'Fortune'],
      },
      {
        classify: 'KENO',
        share: 36,
        engine: 'draws',
        motifs: ['balls', 'gem', 'dice', 'clover'],
        titles: ['Keno', 'Eighty', 'Pick 10'],
      },
    ],
  },
  {
    gameType: 'COCKFIGHT',
    size: 8,
    hasLobbies: true,
    kinds: [
      {
        classify: 'PIT',
        share: 100,
        engine: 'cockfight',
        motifs: ['rooster', 'bell', 'sun', 'trophy'],
        titles: ['Spur', 'Ring', 'Dawn', 'Pit'],
      },
    ],
  },
  // Lotteries with jackpots. There is one of each: the players of a second one would share another jackpot.
  {
    gameType: 'LOTT',
    size: 0,
    hasLobbies: false,
    kinds: [
      { classify: 'MEGA645', share: 1, engine: 'draws', motifs: ['koi'] },
      { classify: 'POWER655', share: 1, engine: 'draws', motifs: ['dragon'] },
    ],
  },
  {
    gameType: 'ELOTT',
    size: 0,
    hasLobbies: false,
    kinds: [
      { classify: 'MEGA300', share: 1, engine: 'draws', motifs: ['panda'] },
      { classify: 'POWER300', share: 1, engine: 'draws', motifs: ['phoenix'] },
    ],
  },
];

/** Returns the engine of a game by its kind; among kinds with the same classification, the one whose title is in the name. */
export function engineOfKind({
  name,
  gameType,
  gameClassify,
}: {
  name: string;
  gameType: GameType;
  gameClassify: string;
}): string | undefined {
  const kinds = categories
    .filter((category) => category.gameType === gameType)
    .flatMap((category) => category.kinds)
    .filter(({ classify }) => classify === gameClassify);
  const [only] = kinds;
  if (kinds.length === 1) return only?.engine;
  return kinds.find(({ titles = [] }) => titles.some((title) => name.includes(title)))?.engine;
}
