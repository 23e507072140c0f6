import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { categories, type Category } from '../category/categories';
import { useStores } from '../../stores/StoresContext';
import { useHistoryCache } from '../../app/useHistoryCache';
import { GameShelfFooter } from './GameShelfFooter';
import { Section } from './Section';
import { SHELF_PAGE, ShelfStore } from './ShelfStore';
import { Tiles } from './Tiles';

export interface GameSectionProps {
  category: Category;
  /** Address of the category's page. */
  path: string;
  gameType: GameType;
  total: number;
  games: Game[];
  /** The category has minigames, which are linked. */
  hasMinigames: boolean;
}

/** The first games of a category, with a button for more. Source: LOB-03, LOB-06, GAM-12. */
export const GameSection = observer(function GameSection({ category, path, gameType, total, games, hasMinigames }: GameSectionProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const shelf = useHistoryCache(
    category,
    () => new ShelfStore({ askPage: (pageNo) => api('gameList', { gameType, pageNo, pageSize: SHELF_PAGE }), games, total }),
  );
  const label = t(categories[category].label);
  return (
    <Section
      id={category}
      title={label}
      note={<span suppressHydrationWarning>{t('lobby.vendorGames', { count: total })}</span>}
      also={hasMinigames && { href: `${path}?classify=MINI`, label: t('lobby.minigames') }}
      all={{ href: path, label: t('lobby.all', { category: label }) }}
    >
      <Tiles
        items={shelf.games}
        onPhone={shelf.isGrown ? 'grid' : 'rail'}
        first={0}
        end={<GameShelfFooter shelf={shelf} label={label} />}
      />
    </Section>
  );
});
