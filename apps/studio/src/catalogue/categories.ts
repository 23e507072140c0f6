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
  /** Share of the entries, in percent. */
  share: number;
  motifs: readonly MotifName[];
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
    size: 812,
    hasLobbies: false,
    kinds: [
      { classify: 'SLOTS', share: 66, motifs: reelMotifs },
      { classify: 'JACKPOT', share: 8, motifs: ['seven', 'crown', 'chest', 'dragon', 'gem', 'phoenix', 'sun', 'clover', 'bell', 'tiger'] },
      {
        classify: 'ARCADE',
        share: 8,
        motifs: ['rocket', 'gamepad', 'gem', 'ball', 'helm', 'cactus', 'shark', 'trophy', 'octopus', 'panda'],
      },
      {
        classify: 'TABLE',
        share: 5,
        motifs: ['cards', 'dice', 'wheel', 'crown', 'knight', 'peacock', 'lantern'],
        titles: ['Blackjack', 'Baccarat', 'Roulette', 'Red Dog', 'Craps'],
      },
      {
        classify: 'SCRATCH',
        share: 5,
        motifs: ['fruit', 'clover', 'rabbit', 'chest', 'bell', 'seven', 'cactus', 'owl'],
        titles: ['Scratch', 'Ticket', 'Reveal', 'Card'],
      },
      {
        classify: 'VIDEO_POKER',
        share: 3,
        motifs: ['cards', 'seven', 'crown', 'shield', 'peacock'],
        titles: ['Poker', 'Jacks', 'Deuces', 'Draw Five'],
      },
      {
        classify: 'MINI',
        share: 3,
        motifs: ['dice', 'rocket', 'gem', 'ball', 'wheel', 'balls', 'gamepad'],
        titles: ['Mines', 'Plinko', 'Crash', 'Flip', 'Towers'],
      },
      { classify: 'BINGO', share: 2, motifs: ['balls', 'clover', 'bell', 'fruit', 'panda'], titles: ['Bingo'] },
    ],
  },
  {
    gameType: 'LIVE',
    size: 150,
    hasLobbies: true,
    kinds: [
      {
        classify: 'BACCARAT',
        share: 40,
        motifs: ['cards', 'lotus', 'dragon', 'tiger', 'crown', 'lantern', 'peacock', 'phoenix', 'mask', 'koi', 'gem'],
        titles: ['Baccarat'],
      },
      { classify: 'ROULETTE', share: 20, motifs: ['wheel', 'gem', 'sun', 'peacock', 'crown', 'mask'], titles: ['Roulette'] },
      { classify: 'DRAGON_TIGER', share: 12, motifs: ['dragon', 'tiger', 'lantern', 'phoenix'], titles: ['Duel', 'Versus', 'Showdown'] },
      { classify: 'SIC_BO', share: 12, motifs: ['dice', 'lantern', 'lotus', 'bell'], titles: ['Sic Bo'] },
      { classify: 'BLACKJACK', share: 12, motifs: ['cards', 'crown', 'knight', 'bell'], titles: ['Blackjack'] },
      { classify: 'SHOW', share: 4, motifs: ['wheel', 'sun', 'trophy', 'seven'], titles: ['Show', 'Stage', 'Spectacle'] },
    ],
  },
  {
    gameType: 'FISH',
    size: 78,
    hasLobbies: false,
    kinds: [
      {
        classify: 'FISHING',
        share: 100,
        motifs: ['angler', 'shark', 'koi', 'octopus', 'shell', 'dragon', 'chest', 'ship'],
        titles: ['Catch', 'Reef', 'Hunter', 'Net', 'Harpoon', 'Fishing', 'Tide', 'Depths', 'Ocean'],
      },
    ],
  },
  {
    gameType: 'PVP',
    size: 78,
    hasLobbies: false,
    kinds: [
      {
        classify: 'POKER',
        share: 50,
        motifs: ['cards', 'crown', 'wolf', 'bull', 'shield', 'mask'],
        titles: ['Poker', 'Rummy', 'Showdown', 'Texas', 'Hold Em'],
      },
      {
        classify: 'CHESS',
        share: 30,
        motifs: ['knight', 'shield', 'crown', 'owl', 'dice'],
        titles: ['Chess', 'Gambit', 'Checkers', 'Ludo', 'Endgame'],
      },
      {
        classify: 'TILES',
        share: 20,
        motifs: ['lantern', 'gem', 'lotus', 'panda', 'balls', 'dragon'],
        titles: ['Domino', 'Mahjong', 'Tiles'],
      },
    ],
  },
  {
    gameType: 'SPORTS',
    size: 18,
    hasLobbies: true,
    kinds: [
      {
        classify: 'FIXTURES',
        share: 100,
        motifs: ['ball', 'trophy', 'bull', 'shield', 'crown'],
        titles: ['Football', 'League', 'Cup', 'Derby', 'Stadium', 'Matchday'],
      },
    ],
  },
  {
    gameType: 'ESPORTS',
    size: 16,
    hasLobbies: true,
    kinds: [
      {
        classify: 'ARENA',
        share: 100,
        motifs: ['helm', 'gamepad', 'shield', 'wolf', 'phoenix'],
        titles: ['League', 'Arena', 'Masters', 'Clash', 'Open'],
      },
    ],
  },
  {
    gameType: 'LOTT',
    size: 18,
    hasLobbies: false,
    kinds: [
      {
        classify: 'OFFICIAL',
        share: 100,
        motifs: ['balls', 'clover', 'lantern', 'bell', 'sun'],
        titles: ['Draw', 'Lotto', '4D', 'Mega Six'],
      },
    ],
  },
  {
    gameType: 'ELOTT',
    size: 40,
    hasLobbies: false,
    kinds: [
      {
        classify: 'RAPID',
        share: 100,
        motifs: ['balls', 'rocket', 'clover', 'dice', 'bell', 'lantern', 'rabbit'],
        titles: ['Draw', 'Five', 'Six', 'Keno', 'Minute', 'Fast 3', 'Pick 10'],
      },
    ],
  },
  {
    gameType: 'COCKFIGHT',
    size: 8,
    hasLobbies: true,
    kinds: [{ classify: 'PIT', share: 100, motifs: ['rooster', 'bell', 'sun', 'trophy'], titles: ['Spur', 'Ring', 'Dawn', 'Pit'] }],
  },
];
