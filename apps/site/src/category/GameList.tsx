import Button from '@mui/material/Button';
import { gamesPerPage, isOwn } from '@site/rules/gamePages';
import { EmptyState } from '@site/ui/EmptyState';
import { NoFavourites } from '@site/ui/illustration/NoFavourites';
import { NoGames } from '@site/ui/illustration/NoGames';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Forward } from '../Forward';
import { LoginPrompt } from '../favourite/LoginPrompt';
import { Tiles } from '../lobby/Tiles';
import { Failed } from '../status/Failed';
import { PageSkeleton } from '../status/PageSkeleton';
import { useStores } from '../stores/StoresContext';
import { categoryAddress, type CategoryQuery } from './categoryQuery';
import { categories, categoryOf } from '../categories';
import type { CategoryStore } from './CategoryStore';
import { ListFoot } from './ListFoot';

export interface GameListProps {
  store: CategoryStore;
  onRetry: () => void;
}

/** The games that the address asks for, page by page; or why there are none, and the next step. Source: LOB-04, ERR-12. */
export const GameList = observer(function GameList({ store, onRetry }: GameListProps) {
  const { t } = useTranslation();
  const { session } = useStores();
  const { query, list, more } = store;
  if (isOwn(query.classify) && session.state === 'visitor') return <LoginPrompt />;
  if (list.state === 'loading') return <PageSkeleton />;
  if (list.state === 'failed') return <Failed {...list} onRetry={onRetry} />;
  const { totalPages } = list.value;
  // There is no such page: the last one is shown. Source: spec §5 "Pagination ignores pages above totalPages".
  if (totalPages > 0 && query.page > totalPages) return <Forward to={categoryAddress({ ...query, page: totalPages })} />;
  if (list.value.games.length === 0) return <NothingFound query={query} />;
  const games = [...list.value.games, ...more.games];
  return (
    <>
      <Tiles games={games} first={12} areAllHot={query.classify === 'HOT'} />
      <ListFoot
        page={query.page}
        totalPages={totalPages}
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
        <Button component={Link} to={categoryAddress({ ...query, ...everything })} variant="outlined">
          {t('clear')}
        </Button>
      }
    />
  );
}
