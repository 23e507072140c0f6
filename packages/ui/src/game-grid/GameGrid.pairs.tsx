import { GameGrid } from '@site/ui/GameGrid';
import { GameTile } from '@site/ui/GameTile';
import { words } from '@site/ui/words/en';
import tigerAvif from '../story-art/gold-tiger.avif';
import tiger from '../story-art/gold-tiger.webp';
import dragonAvif from '../story-art/jade-dragon.avif';
import dragon from '../story-art/jade-dragon.webp';
import koiAvif from '../story-art/nine-koi.avif';
import koi from '../story-art/nine-koi.webp';
import tideAvif from '../story-art/pearl-tide.avif';
import tide from '../story-art/pearl-tide.webp';
import pharaohAvif from '../story-art/sun-pharaoh.avif';
import pharaoh from '../story-art/sun-pharaoh.webp';

const games = [
  { name: 'Gold Tiger', vendor: 'Lantern Works', ground: 'crimson', avif: tigerAvif, webp: tiger },
  { name: 'Jade Dragon', vendor: 'Mirrorline', ground: 'plum', avif: dragonAvif, webp: dragon },
  { name: 'Nine Koi', vendor: 'Ninth Pond', ground: 'jade', avif: koiAvif, webp: koi },
  { name: 'Pearl Tide', vendor: 'Low Water', ground: 'cobalt', avif: tideAvif, webp: tide },
  { name: 'Sun Pharaoh', vendor: 'Obelisk', ground: 'teal', avif: pharaohAvif, webp: pharaoh },
];
const fourColumns = { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' };

const tile = ({ avif, webp, ...game }: (typeof games)[number], size: 'normal' | 'lead') => (
  <GameTile
    key={game.name}
    {...game}
    size={size}
    pictures={[{ avif, webp, width: 340, height: 453 }]}
    labels={words.gameTile}
    onPlay={() => undefined}
  />
);

export const OneLead = () => <GameGrid label="Hot tonight" arrangement="mosaic" items={games} renderTile={tile} style={fourColumns} />;

export const AllLead = () => (
  <GameGrid label="Hot tonight" items={games.slice(0, 2)} renderTile={(game) => tile(game, 'lead')} style={fourColumns} />
);
