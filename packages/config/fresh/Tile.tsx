import { GameTile } from '@site/ui/GameTile';
import { words as ar } from '@site/ui/words/ar';
import { words as en } from '@site/ui/words/en';
import { use } from 'react';
import type { PageProps } from './Page.js';

const labels = { ar: ar.gameTile, en: en.gameTile };

const play = () => {
  document.title = 'Played';
};

export function Tile({ language, game }: PageProps) {
  return <GameTile name={use(game)} vendor="Obelisk" pictures={[]} ground="plum" labels={labels[language]} onPlay={play} />;
}
