import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { EmptyState } from '@site/ui/EmptyState';
import { NoGames } from '@site/ui/illustration/NoGames';
import { GameGrid } from '@site/ui/GameGrid';
import { Pagination } from '@site/ui/Pagination';
import { display } from '@site/ui/display';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { categories } from '../categories';
import { media } from '@site/ui/layout';
import { GroupOffers } from '../lobby/GroupOffers';
import { Tile } from '../lobby/Tile';
import { Failed } from '../status/Failed';
import { PageSkeleton } from '../status/PageSkeleton';
import { useStores } from '../stores/StoresContext';
import { useKept } from '../useKept';
import { CategoryStore } from './CategoryStore';
import { ClassifyMenu } from './ClassifyMenu';
import { categoryAddress, type CategoryQuery, readCategoryQuery } from './categoryQuery';
import { NameSearch } from './NameSearch';
import { VendorMenu } from './VendorMenu';

/** The games of a category by vendor, class and name. Source: LOB-04, LOB-05. */
export default observer(function CategoryPage() {
  const { t } = useTranslation();
  const { games } = useStores();
  const { query, list, show } = useCategory();
  const navigate = useNavigate();
  const label = t(categories[query.category].label);

  return (
    <Page>
      <GroupOffers group={`w_${query.category.toLowerCase()}`} />
      <header>
        <h1>{label}</h1>
        {list.state === 'ready' && (
          <p suppressHydrationWarning aria-live="polite">
            {t('category.total', { count: list.value.total })}
          </p>
        )}
        <NameSearch key={query.gameName} query={query} />
      </header>
      <div className="body">
        <VendorMenu query={query} lobby={games.lobby} />
        <div className="games">
          <ClassifyMenu query={query} />
          {list.state === 'loading' && <PageSkeleton />}
          {list.state === 'failed' && <Failed code={list.code} onRetry={() => show(query)} />}
          {list.state === 'ready' && list.value.games.length === 0 && (
            <EmptyState
              illustration={<NoGames />}
              title={t('category.emptyTitle')}
              text={t('category.emptyText')}
              action={
                <Button component={Link} to={categoryAddress({ ...query, ...unfiltered })} variant="outlined">
                  {t('category.clear')}
                </Button>
              }
            />
          )}
          {list.state === 'ready' && list.value.games.length > 0 && (
            <>
              <GameGrid games={list.value.games} renderTile={(game, size) => <Tile key={game.nodeId} game={game} size={size} />} />
              <Pagination
                page={query.page}
                totalPages={list.value.totalPages}
                labels={{
                  region: t('category.pages'),
                  previous: t('category.previous'),
                  next: t('category.next'),
                  page: (page) => t('category.page', { page }),
                }}
                hrefOf={(page) => categoryAddress({ ...query, page })}
                onChange={(page) => void navigate(categoryAddress({ ...query, page }))}
              />
            </>
          )}
        </div>
      </div>
    </Page>
  );
});

const unfiltered = { vassalage: '', classify: 'ALL', gameName: '', page: 1 } as const satisfies Partial<CategoryQuery>;

/** Follows the address; the first list may have come with the page. */
function useCategory() {
  const { api, games } = useStores();
  const { pathname, search } = useLocation();
  const store = useKept('category', () => new CategoryStore(api, readCategoryQuery(pathname, search), games.paintedList));
  useEffect(() => {
    games.forgetPaintedList();
    void store.show(readCategoryQuery(pathname, search));
  }, [games, store, pathname, search]);
  return { query: store.query, list: store.list, show: (query: CategoryQuery) => void store.show(query) };
}

const Page = styled('div')({
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '8px 14px', marginBlock: '24px 20px' },
  '& header:first-child': { marginBlockStart: 0 },
  '& h1': { margin: 0, ...display, fontSize: 28, lineHeight: 1.1 },
  '& header p': { margin: 0, fontSize: 14, color: tone.faint },
  '& header .find': { marginInlineStart: 'auto', alignSelf: 'center' },
  '& .body': { display: 'grid', gridTemplateColumns: '200px minmax(0, 1fr)', gap: 28, alignItems: 'start' },
  '& .games': { display: 'grid', gap: 20, minInlineSize: 0 },
  [media.compact]: { '& .body': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }, '& .body > nav': { marginInline: -24 } },
  [media.phone]: {
    '& h1': { fontSize: 23 },
    '& header .find': { marginInlineStart: 0 },
    '& .body > nav': { marginInline: -16 },
  },
});
