import type { GroundName } from '../theme/tokens';

export interface StoryGame {
  name: string;
  vendor: string;
  /** Name of its poster. */
  art: string;
  ground: GroundName;
  isHot?: boolean;
  isFavourite?: boolean;
}

/** Games for stories, in an order without similar neighbours. */
export const games: readonly StoryGame[] = [
  { name: 'Sun Pharaoh', vendor: 'Obelisk', art: 'sun-pharaoh', ground: 'teal', isHot: true },
  { name: 'Orbit Crash', vendor: 'Apogee', art: 'orbit-crash', ground: 'indigo', isHot: true },
  { name: 'Pearl Tide', vendor: 'Low Water', art: 'pearl-tide', ground: 'cobalt', isFavourite: true },
  { name: 'Ace Baccarat', vendor: 'Salon Nine', art: 'ace-baccarat', ground: 'forest', isFavourite: true },
  { name: 'Jade Dragon', vendor: 'Mirrorline', art: 'jade-dragon', ground: 'plum', isHot: true },
  { name: 'Gold Tiger', vendor: 'Lantern Works', art: 'gold-tiger', ground: 'crimson' },
  { name: 'Nine Koi', vendor: 'Ninth Pond', art: 'nine-koi', ground: 'jade' },
  { name: 'Fruit Fair', vendor: 'Penny Press', art: 'fruit-fair', ground: 'amber', isHot: true },
  { name: 'Penalty King', vendor: 'Touchline', art: 'penalty-king', ground: 'leaf' },
  { name: 'Moon Lotus', vendor: 'Ninth Pond', art: 'moon-lotus', ground: 'violet' },
  { name: 'Red Spur', vendor: 'Dawn Pit', art: 'red-spur', ground: 'sand' },
  { name: 'Deep Catch', vendor: 'Low Water', art: 'deep-catch', ground: 'lagoon' },
  { name: 'Lucky Sevens', vendor: 'Penny Press', art: 'lucky-sevens', ground: 'ink' },
  { name: 'Gem Mines', vendor: 'Apogee', art: 'gem-mines', ground: 'cocoa' },
];
