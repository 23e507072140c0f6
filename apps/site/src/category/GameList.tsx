import Button from '@mui/material/Button';
import type { GameListValue } from '@site/api/games';
import { isOwn } from '@site/rules/gamePages';
import { EmptyState } from '@site/ui/EmptyState';
import { GameGrid } from '@site/ui/GameGrid';
import { NoFavourites } from '@site/ui/illustration/NoFavourites';
import { NoGames } from '@site/ui/illustration/NoGames';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoginPrompt } from '../favourite/LoginPrompt';
import { Tile } from '../lobby/Tile';
import { Failed } from '../status/Failed';
import { PageSkeleton } from '../status/PageSkeleton';
import type { Load } from '../stores/load';
import { useStores } from '../stores/StoresContext';
import { categoryAddress, type CategoryQuery } from './categoryQuery';
import { Pages } from './Pages';

export interface GameListProps {
  query: CategoryQuery;
  list: Load<GameListValue>;
  onRetry: () => void;
}

/** The games that the address asks for, page by page; or why there are none, and the next step. Source: LOB-04, ERR-12. */
export const GameList = observer(function GameList({ query, list, onRetry }: GameListProps) {
  const { session } = useStores();
  if (isOwn(query.classify) && session.state === 'visitor') return <LoginPrompt />;
  if (list.state === 'loading') return <PageSkeleton />;
  if (list.state === 'failed') return <Failed code={list.code} onRetry={onRetry} />;
  if (list.value.games.length === 0) return <NothingFound query={query} />;
  return (
    <>
      <GameGrid games={list.value.games} renderTile={(game, size) => <Tile key={game.nodeId} game={game} size={size} />} />
      <Pages page={query.page} totalPages={list.value.totalPages} hrefOf={(page) => categoryAddress({ ...query, page })} />
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
