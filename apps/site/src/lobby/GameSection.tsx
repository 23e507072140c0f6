import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { categories, type Category } from '../categories';
import { useStores } from '../stores/StoresContext';
import { useKept } from '../useKept';
import { hasMoreThanFits } from './foldOf';
import { Section } from './Section';
import { ShelfFoot } from './ShelfFoot';
import { ShelfStore } from './ShelfStore';
import { Tiles } from './Tiles';

export interface GameSectionProps {
  category: Category;
  /** The category's page. */
  path: string;
  gameType: GameType;
  total: number;
  games: Game[];
}

/** The first games of a category, and more of them when asked. Source: LOB-03, LOB-06. */
export const GameSection = observer(function GameSection({ category, path, gameType, total, games }: GameSectionProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const shelf = useKept(category, () => new ShelfStore({ api, gameType, games, total }));
  const label = t(categories[category].label);
  return (
    <Section
      id={category}
      title={label}
      note={<span suppressHydrationWarning>{t('lobby.vendorGames', { count: total })}</span>}
      all={{ href: path, label: t('lobby.all', { category: label }) }}
    >
      <Tiles games={shelf.games} first={0} />
      {hasMoreThanFits(shelf.total) && (
        <ShelfFoot
          shown={shelf.games.length}
          total={shelf.total}
          status={t('lobby.showing', { shown: shelf.games.length, category: label, total: shelf.total })}
          isOpen={shelf.isOpen}
          isLoading={shelf.isLoading}
          failure={shelf.failure && t(`error.${shelf.failure}`)}
          onMore={() => void shelf.loadMore()}
          onClose={() => shelf.close()}
        />
      )}
    </Section>
  );
});
