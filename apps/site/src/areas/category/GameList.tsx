import type { Game, VendorCategory } from '@site/api/games';
import { gamesPerPage, isPersonalClass } from '@site/rules/gamePages';
import { EmptyState } from '@site/ui/EmptyState';
import { NoFavourites } from '@site/ui/illustration/NoFavourites';
import { NoGames } from '@site/ui/illustration/NoGames';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientRedirect } from '../../app/ClientRedirect';
import { LoginPrompt } from '../favourite/LoginPrompt';
import { LinkButton } from '../shell/LinkButton';
import { Tiles } from '../lobby/Tiles';
import { FreeRoundsMark } from '../prizes/FreeRoundsMark';
import { useFreeRounds } from '../prizes/useFreeRounds';
import { watchActivity } from '../lobby/watchActivity';
import { Failed } from '../status/Failed';
import { GamesSkeleton } from '../status/GamesSkeleton';
import { useStores } from '../../stores/StoresContext';
import { categoryAddress, type CategoryQuery } from './categoryQuery';
import { categories, categoryOf } from './categories';
import type { CategoryStore } from './CategoryStore';
import { ListFooter } from './ListFooter';
import { PagedList } from './PagedList';
import { skeletonCountOf } from './skeletonCountOf';

export interface GameListProps {
  store: CategoryStore;
  /** Undefined while loading. */
  category: VendorCategory | undefined;
  onRetry: () => void;
}

/** The games of the current address in pages, or an empty or error state. Source: LOB-04, ERR-12. */
export const GameList = observer(function GameList({ store, category, onRetry }: GameListProps) {
  const { t } = useTranslation();
  const { session, games: played } = useStores();
  const freeRounds = useFreeRounds();
  const markOf = ({ nodeId }: Game) => freeRounds.has(nodeId) && <FreeRoundsMark left={freeRounds.get(nodeId) ?? 0} />;
  useEffect(() => watchActivity(played.activity), [played]);
  const { query, list, more } = store;
  if (isPersonalClass(query.classify) && session.state === 'visitor') return <LoginPrompt />;
  if (list.state === 'loading') return <GamesSkeleton places={skeletonCountOf(query, category)} />;
  if (list.state === 'failed') return <Failed {...list} onRetry={onRetry} />;
  const { totalPages } = list.value;
  // The page does not exist: redirects to the last one. Source: LOB-13.
  if (totalPages > 0 && query.page > totalPages) return <ClientRedirect to={categoryAddress({ ...query, page: totalPages })} />;
  if (list.value.games.length === 0) return <NothingFound query={query} />;
  const games = [...list.value.games, ...more.games];
  return (
    <>
      <PagedList>
        <Tiles items={games} first={12} areAllHot={query.classify === 'HOT'} markOf={markOf} />
      </PagedList>
      <ListFooter
        page={query.page}
        totalPages={totalPages}
        range={3}
        margin={1}
        hrefOf={(page) => categoryAddress({ ...query, page })}
        shown={(query.page - 1) * gamesPerPage(query.classify) + games.length}
        total={list.value.total}
        category={t(categories[categoryOf(query.gameType)].label)}
        more={more}
        onMore={() => void store.showMore()}
      />
    </>
  );
});

const everything = { vassalage: '', classify: 'ALL', gameName: '', page: 1 } as const satisfies Partial<CategoryQuery>;

function NothingFound({ query }: { query: CategoryQuery }) {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const words = {
    FAV: { title: site.t('lobby.noFavourites'), text: site.t('lobby.noFavouritesText') },
    RECENT: { title: t('noRecentTitle'), text: t('noRecentText') },
  }[query.classify] ?? { title: t('emptyTitle'), text: t('emptyText') };
  return (
    <EmptyState
      {...words}
      illustration={query.classify === 'FAV' ? <NoFavourites /> : <NoGames />}
      action={
        <LinkButton href={categoryAddress({ ...query, ...everything })} variant="outlined">
          {t('clear')}
        </LinkButton>
      }
    />
  );
}
