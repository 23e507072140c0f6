import type { GameType } from '@site/api/common';
import type { MotifName } from '../art/motifs/motifs.ts';

/** What one type of game is made of. */
export interface Category {
  gameType: GameType;
  /** Entries beside the featured ones, vendor lobbies included. */
  size: number;
  /** Whether each vendor of the type has a lobby entry. */
  hasLobbies: boolean;
  kinds: readonly Kind[];
}

/** A sort of game within its type, and what its posters may show. */
export interface Kind {
  classify: string;
  /** How many of each hundred entries. */
  share: number;
  motifs: readonly MotifName[];
  /** Second words that say what is played; without them the motif's own words are used. */
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
  'wheel',
  'helm',
];

export const categories: readonly Category[] = [
  {
    gameType: 'RNG',
    size: 812,
    hasLobbies: false,
    kinds: [
      { classify: 'SLOTS', share: 64, motifs: reelMotifs },
      { classify: 'JACKPOT', share: 8, motifs: ['seven', 'gem', 'dragon', 'tiger', 'pharaoh', 'wheel', 'lotus'] },
      { classify: 'ARCADE', share: 8, motifs: ['rocket', 'fruit', 'gem', 'ball', 'helm', 'rooster'] },
      {
        classify: 'TABLE',
        share: 6,
        motifs: ['cards', 'dice', 'wheel', 'lotus', 'dragon'],
        titles: ['Blackjack', 'Hi-Lo', 'Baccarat', 'Roulette', 'Red Dog'],
      },
      {
        classify: 'SCRATCH',
        share: 5,
        motifs: ['fruit', 'lotus', 'gem', 'shell', 'tiger', 'seven'],
        titles: ['Scratch', 'Ticket', 'Reveal', 'Peel'],
      },
      { classify: 'VIDEO_POKER', share: 4, motifs: ['cards', 'seven', 'dice', 'wheel'], titles: ['Poker', 'Jacks', 'Deuces', 'Draw Five'] },
      {
        classify: 'MINI',
        share: 3,
        motifs: ['dice', 'rocket', 'gem', 'ball', 'wheel', 'balls'],
        titles: ['Mines', 'Plinko', 'Crash', 'Flip', 'Towers'],
      },
      { classify: 'BINGO', share: 2, motifs: ['balls', 'fruit', 'seven', 'lotus'], titles: ['Bingo'] },
    ],
  },
  {
    gameType: 'LIVE',
    size: 150,
    hasLobbies: true,
    kinds: [
      { classify: 'BACCARAT', share: 40, motifs: ['cards', 'lotus', 'dragon', 'tiger', 'koi', 'gem'], titles: ['Baccarat'] },
      { classify: 'ROULETTE', share: 20, motifs: ['wheel', 'gem', 'seven', 'shell'], titles: ['Roulette'] },
      { classify: 'DRAGON_TIGER', share: 12, motifs: ['dragon', 'tiger'], titles: ['Duel', 'Court', 'Versus'] },
      { classify: 'SIC_BO', share: 12, motifs: ['dice', 'lotus', 'dragon'], titles: ['Sic Bo'] },
      { classify: 'BLACKJACK', share: 12, motifs: ['cards', 'seven', 'wheel'], titles: ['Blackjack'] },
      { classify: 'SHOW', share: 4, motifs: ['wheel', 'seven', 'rocket'], titles: ['Show', 'Wheel', 'Stage'] },
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
        motifs: ['angler', 'koi', 'shell', 'dragon'],
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
        motifs: ['cards', 'seven', 'tiger', 'dragon'],
        titles: ['Poker', 'Rummy', 'Showdown', 'Texas', 'Hold Em'],
      },
      {
        classify: 'CHESS',
        share: 30,
        motifs: ['helm', 'dice', 'lotus', 'pharaoh'],
        titles: ['Chess', 'Gambit', 'Checkers', 'Ludo', 'Castle'],
      },
      { classify: 'TILES', share: 20, motifs: ['gem', 'lotus', 'koi', 'balls'], titles: ['Domino', 'Mahjong', 'Tiles', 'Pool'] },
    ],
  },
  {
    gameType: 'SPORTS',
    size: 18,
    hasLobbies: true,
    kinds: [
      { classify: 'FIXTURES', share: 100, motifs: ['ball', 'wheel', 'rocket'], titles: ['Football', 'League', 'Cup', 'Derby', 'Stadium'] },
    ],
  },
  {
    gameType: 'ESPORTS',
    size: 16,
    hasLobbies: true,
    kinds: [
      { classify: 'ARENA', share: 100, motifs: ['helm', 'dragon', 'rocket'], titles: ['League', 'Arena', 'Masters', 'Clash', 'Open'] },
    ],
  },
  {
    gameType: 'LOTT',
    size: 18,
    hasLobbies: false,
    kinds: [
      { classify: 'OFFICIAL', share: 100, motifs: ['balls', 'seven', 'lotus', 'koi'], titles: ['Draw', 'Lotto', '4D', 'Six', 'Mega'] },
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
        motifs: ['balls', 'rocket', 'lotus', 'dice', 'koi', 'wheel'],
        titles: ['Draw', 'Five', 'Six', 'Keno', 'Minute', 'Fast 3', 'Pick 10'],
      },
    ],
  },
  {
    gameType: 'COCKFIGHT',
    size: 8,
    hasLobbies: true,
    kinds: [{ classify: 'PIT', share: 100, motifs: ['rooster', 'dragon', 'tiger'], titles: ['Spur', 'Ring', 'Dawn', 'Feather'] }],
  },
];
