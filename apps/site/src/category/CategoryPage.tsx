import { styled } from '@mui/material/styles';
import { isOwn } from '@site/rules/gamePages';
import { display } from '@site/ui/display';
import { media } from '@site/ui/layout';
import { unseen } from '@site/ui/unseen';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { categories, categoryOf } from '../categories';
import { GroupOffers } from '../lobby/GroupOffers';
import { HotGames } from '../lobby/HotGames';
import { VendorCards } from '../lobby/VendorCards';
import { vendorsOf } from '../lobby/vendorsOf';
import { useStores } from '../stores/StoresContext';
import { useKept } from '../useKept';
import { CategoryStore, isOfVendors } from './CategoryStore';
import { ClassifyMenu } from './ClassifyMenu';
import { type CategoryQuery, readCategoryQuery } from './categoryQuery';
import { DrawKinds } from './DrawKinds';
import { GameList } from './GameList';
import { NameSearch } from './NameSearch';
import { NotOffered } from './NotOffered';
import { VendorMenu } from './VendorMenu';

/** A category's games by vendor, class and name; kinds that are told by their vendors show those first. Source: LOB-04, LOB-05, LOB-17. */
export default observer(function CategoryPage() {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const { games } = useStores();
  const { store, show } = useCategory();
  const { query, list } = store;
  const lobby = games.lobby.state === 'ready' ? games.lobby.value : undefined;
  const category = lobby?.categories.find(({ gameCategory }) => gameCategory === query.gameType);
  const label = site.t(categories[categoryOf(query.gameType)].label);
  if (lobby && !category) return <NotOffered category={label} />;

  const ofVendors = isOfVendors(query);
  const vendors = lobby && ofVendors ? vendorsOf(lobby, [query.gameType]) : [];
  return (
    <Page>
      <GroupOffers group={`w_${query.gameType.toLowerCase()}`} />
      <header>
        <h1>{label}</h1>
        <p suppressHydrationWarning aria-live="polite">
          {ofVendors && vendors.length > 0 && t('vendorTotal', { count: vendors.length })}
          {!ofVendors && list.state === 'ready' && t('total', { count: list.value.total })}
        </p>
        {!ofVendors && <NameSearch key={query.gameName} query={query} />}
      </header>
      {ofVendors ? (
        <div className="vendors">
          {lobby && <DrawKinds current={query.gameType} categories={lobby.categories} />}
          <VendorCards vendors={vendors} onPhone="stack" />
          <HotGames />
        </div>
      ) : (
        <div className="body">
          <VendorMenu query={query} category={category} />
          <div className="games">
            <h2>{label}</h2>
            <ClassifyMenu query={query} category={category} />
            <GameList store={store} onRetry={() => show(query)} />
          </div>
        </div>
      )}
    </Page>
  );
});

/** Follows the address; the first list may have come with the page. */
function useCategory() {
  const { api, games, session } = useStores();
  const { pathname, search } = useLocation();
  const store = useKept('category', () => new CategoryStore(api, readCategoryQuery(pathname, search), games.paintedList));
  const isMember = session.state === 'member';
  // Who is here matters to one's own lists alone: the others are not asked for twice.
  const asMember = isMember && isOwn(readCategoryQuery(pathname, search).classify);
  useEffect(() => {
    games.forgetPaintedList();
    void store.show(readCategoryQuery(pathname, search), { isMember: asMember });
  }, [games, store, pathname, search, asMember]);
  return { store, show: (query: CategoryQuery) => void store.show(query, { isMember }) };
}

const Page = styled('div')({
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '8px 14px', marginBlock: '24px 20px' },
  '& header:first-child': { marginBlockStart: 0 },
  // The names of the games stand a level below it.
  '& .games > h2': unseen,
  '& h1': { margin: 0, ...display, fontSize: 28, lineHeight: 1.1 },
  '& header p': { margin: 0, fontSize: 14, color: tone.faint },
  '& header .find': { marginInlineStart: 'auto', alignSelf: 'center' },
  '& .body': { display: 'grid', gridTemplateColumns: '200px minmax(0, 1fr)', gap: 28, alignItems: 'start' },
  '& .games': { display: 'grid', gap: 20, minInlineSize: 0 },
  '& .games > nav + nav': { marginBlockStart: -10 },
  '& .vendors': { display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.compact]: { '& .body': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }, '& .body > nav': { marginInline: -24 } },
  [media.phone]: {
    '& h1': { fontSize: 23 },
    '& header .find': { marginInlineStart: 0 },
    '& .body > nav': { marginInline: -16 },
  },
});
