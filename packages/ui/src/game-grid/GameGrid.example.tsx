import { GameGrid } from '@site/ui/GameGrid';
import { GameTile } from '@site/ui/GameTile';
import { words } from '@site/ui/words/en';
import { useState } from 'react';
import tigerAvif from '../story-art/gold-tiger.avif';
import tiger from '../story-art/gold-tiger.webp';
import koiAvif from '../story-art/nine-koi.avif';
import koi from '../story-art/nine-koi.webp';
import tideAvif from '../story-art/pearl-tide.avif';
import tide from '../story-art/pearl-tide.webp';

const games = [
  { name: 'Gold Tiger', vendor: 'Lantern Works', ground: 'crimson', avif: tigerAvif, webp: tiger },
  { name: 'Nine Koi', vendor: 'Ninth Pond', ground: 'jade', avif: koiAvif, webp: koi },
  { name: 'Pearl Tide', vendor: 'Low Water', ground: 'cobalt', avif: tideAvif, webp: tide },
];

export default function Example() {
  const [started, setStarted] = useState('');
  return (
    <>
      <GameGrid
        label="Slots"
        items={games}
        renderTile={({ avif, webp, ...game }, size) => (
          <GameTile
            key={game.name}
            {...game}
            size={size}
            pictures={[{ avif, webp, width: 340, height: 453 }]}
            labels={words.gameTile}
            onPlay={() => setStarted(game.name)}
          />
        )}
      />
      <output>{started && `${started} is starting.`}</output>
    </>
  );
}
