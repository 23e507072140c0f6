import { GameTile } from '@site/ui/GameTile';
import { words } from '@site/ui/words/en';

export const tile = <GameTile name="Gold Tiger" vendor="Obelisk" pictures={[]} ground="plum" labels={words.gameTile} onPlay={() => {}} />;
