import { createLtrCache } from '@site/ui/cache';
import { GameTileSkeleton } from '@site/ui/GameTileSkeleton';
import { createRtlCache } from '@site/ui/rtl';
import { UiProvider } from '@site/ui/UiProvider';
import { Suspense, useState } from 'react';
import { Tile } from './Tile.js';

export interface PageProps {
  language: 'en' | 'ar';
  /** Name of the game, which the page does not wait for. */
  game: Promise<string>;
}

export function Page({ language, game }: PageProps) {
  const [cache] = useState(language === 'ar' ? createRtlCache : createLtrCache);
  return (
    <UiProvider direction={language === 'ar' ? 'rtl' : 'ltr'} locale={language} cache={cache}>
      <main>
        <Suspense fallback={<GameTileSkeleton />}>
          <Tile language={language} game={game} />
        </Suspense>
      </main>
    </UiProvider>
  );
}
