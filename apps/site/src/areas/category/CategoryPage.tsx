import { styled } from '@mui/material/styles';
import { isPersonalClass } from '@site/rules/gamePages';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { categories, categoryOf } from './categories';
import { PageBanners } from '../lobby/PageBanners';
import { DrawCards } from '../lottery/DrawCards';
import { HotGames } from '../lobby/HotGames';
import { VendorCards } from '../lobby/VendorCards';
import { vendorsOf } from '../lobby/vendorsOf';
import { useStores } from '../../stores/StoresContext';
import { lazyPart } from '../../app/lazyPart';
import { useHistoryCache } from '../../app/useHistoryCache';
import { CategoryStore } from './CategoryStore';
import { ClassifyMenu } from './ClassifyMenu';
import { categoryLayout } from './categoryLayout';
import { type CategoryQuery, isOfVendors, readCategoryQuery } from './categoryQuery';
import { DrawKinds } from './DrawKinds';
import { Jackpots } from '../prizes/Jackpots';
import { RoomCards } from '../rooms/RoomCards';
import { MatchBoardSkeleton } from '../sports/MatchBoardSkeleton';
import { useBlockedTypes } from '../safer/useBlockedTypes';
import { GameList } from './GameList';
import { NameSearch } from './NameSearch';
import { NotOffered } from './NotOffered';
import { VendorMenu } from './VendorMenu';

const OpenTables = lazyPart(() => import('../rooms/OpenTables'), <RoomCards />);
const Matches = lazyPart(() => import('../sports/Matches'), <MatchBoardSkeleton />);
const NextDraws = lazyPart(() => import('../lottery/NextDraws'), <DrawCards />);

/** Games of a category by vendor, class and name; some categories show their vendors first. Source: LOB-04, LOB-05, LOB-17. */
export default observer(function CategoryPage() {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const { games, session } = useStores();
  const blocked = useBlockedTypes();
  const { store, show } = useCategory();
  const { query, list } = store;
  const lobby = games.lobby.state === 'ready' ? games.lobby.value : undefined;
  const category = lobby?.categories.find(({ gameCategory }) => gameCategory === query.gameType);
  const label = site.t(categories[categoryOf(query.gameType)].label);
  if (lobby && !category) return <NotOffered category={label} />;
  if (blocked.includes(query.gameType)) return <NotOffered category={label} isBlocked />;

  const drawsOf = query.gameType === 'ELOTT' || query.gameType === 'LOTT' ? query.gameType : undefined;
  const matchesOf = query.gameType === 'SPORTS' || query.gameType === 'ESPORTS' ? query.gameType : undefined;
  const ofVendors = isOfVendors(query);
  const vendors = lobby && ofVendors ? vendorsOf(lobby, [query.gameType]) : [];
  return (
    <CategoryLayout>
      <PageBanners group={`w_${query.gameType.toLowerCase()}`} />
      <header>
        <h1>{label}</h1>
        <p suppressHydrationWarning aria-live="polite">
          {ofVendors && vendors.length > 0 && t('vendorTotal', { count: vendors.length })}
          {!ofVendors && list.state === 'ready' && t('total', { count: list.value.total })}
        </p>
        {!ofVendors && <NameSearch key={query.gameName} query={query} />}
      </header>
      <Jackpots key={query.gameType} of={{ gameType: query.gameType }} expected={lobby?.jackpotCounts[query.gameType]} />
      {ofVendors ? (
        <div className="vendors">
          {lobby && <DrawKinds current={query.gameType} categories={lobby.categories} />}
          {drawsOf && (session.state === 'unknown' ? <DrawCards /> : <NextDraws prizeMode={drawsOf} />)}
          {matchesOf && (session.state === 'unknown' ? <MatchBoardSkeleton /> : <Matches gameType={matchesOf} />)}
          <VendorCards vendors={vendors} onPhone="stack" />
          <HotGames />
        </div>
      ) : (
        <div className="body">
          <VendorMenu query={query} category={category} />
          <div className="games">
            <h2>{label}</h2>
            <ClassifyMenu query={query} category={category} />
            <GameList store={store} category={category} onRetry={() => show(query)} />
            {/* Below the games, which must not move when the session is known. */}
            {query.gameType === 'PVP' && session.state !== 'unknown' && <OpenTables vassalage={query.vassalage} />}
          </div>
        </div>
      )}
    </CategoryLayout>
  );
});

/** Follows the address; the first list may come with the server-rendered page. */
function useCategory() {
  const { api, games, session } = useStores();
  const { pathname, search } = useLocation();
  const store = useHistoryCache('category', () => new CategoryStore(api, readCategoryQuery(pathname, search), games.paintedList));
  const isMember = session.state === 'member';
  // The session matters only to personal lists: others are not requested twice.
  const asMember = isMember && isPersonalClass(readCategoryQuery(pathname, search).classify);
  useEffect(() => {
    games.forgetPaintedList();
    void store.show(readCategoryQuery(pathname, search), { isMember: asMember });
  }, [games, store, pathname, search, asMember]);
  return { store, show: (query: CategoryQuery) => void store.show(query, { isMember }) };
}

const CategoryLayout = styled('div')(categoryLayout);
