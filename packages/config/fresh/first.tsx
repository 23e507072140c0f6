import { createLtrCache } from '@site/ui/cache';
import { GameTile } from '@site/ui/GameTile';
import { UiProvider } from '@site/ui/UiProvider';
import { words } from '@site/ui/words/en';
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#root')!).render(
  <UiProvider direction="ltr" locale="en" cache={createLtrCache()}>
    <GameTile name="Gold Tiger" vendor="Obelisk" pictures={[]} ground="plum" labels={words.gameTile} onPlay={() => alert('Play')} />
  </UiProvider>,
);
