import { GameTile } from '@site/ui/GameTile';
import { words } from '@site/ui/words/en';
import { useState } from 'react';
import film from '../story-art/gold-tiger-film.webp';
import avif from '../story-art/gold-tiger.avif';
import webp from '../story-art/gold-tiger.webp';

export default function Example() {
  const [isFavourite, setFavourite] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div style={{ inlineSize: 200 }}>
      <GameTile
        name="Gold Tiger"
        vendor="Lantern Works"
        pictures={[{ avif, webp, width: 340, height: 453 }]}
        ground="crimson"
        film={film}
        isHot
        isFavourite={isFavourite}
        labels={words.gameTile}
        onPlay={() => setPlaying(true)}
        onTryFree={() => setPlaying(true)}
        onToggleFavourite={() => setFavourite(!isFavourite)}
      />
      <output>{isPlaying && 'Gold Tiger is starting.'}</output>
    </div>
  );
}
