import { styled } from '@mui/material/styles';
import { SEARCH_PAGE_SIZE } from '@site/rules/gamePages';
import { EmptyState } from '@site/ui/EmptyState';
import { NoGames } from '@site/ui/illustration/NoGames';
import { SearchField } from '@site/ui/SearchField';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { ListFooter } from '../category/ListFooter';
import { PagedList } from '../category/PagedList';
import { ClientRedirect } from '../../app/ClientRedirect';
import { HotGames } from '../lobby/HotGames';
import { Tiles } from '../lobby/Tiles';
import { Failed } from '../status/Failed';
import { GamesSkeleton } from '../status/GamesSkeleton';
import { useStores } from '../../stores/StoresContext';
import { useHistoryCache } from '../../app/useHistoryCache';
import { readSearchQuery, searchAddress } from './searchQuery';
import { SearchStore } from './SearchStore';
import { searchLayout } from './searchLayout';

/** Search of all games by name, while typing. Source: LOB-08. */
export default observer(function SearchPage() {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const navigate = useNavigate();
  const { store, words } = useSearch();
  const fieldKey = useFieldKey();
  const find = (typed: string) => void navigate(searchAddress({ words: typed.trim(), page: 1 }), { replace: true });
  const { list, answered, isAsking } = store;
  const games = list?.state === 'ready' ? [...list.value.games, ...store.more.games] : [];
  const lastPage = list?.state === 'ready' ? list.value.totalPages : 0;
  const retry = () => void store.show({ ...answered });

  // The page does not exist: redirects to the last one. Source: LOB-13.
  if (lastPage > 0 && answered.page > lastPage) return <ClientRedirect to={searchAddress({ words: answered.words, page: lastPage })} />;
  return (
    <SearchLayout>
      <header>
        <h1>{site.t('shell.search')}</h1>
        <SearchField
          key={fieldKey}
          action="/search"
          name="q"
          defaultValue={words}
          label={t('searchField')}
          labels={{ clear: site.t('shell.clearSearch'), submit: t('find') }}
          isBusy={isAsking}
          onChange={find}
          onSearch={find}
          onClear={() => find('')}
        />
        <p aria-live="polite" suppressHydrationWarning>
          {list?.state === 'ready' && list.value.total > 0 && t('found', { count: list.value.total, words: answered.words })}
        </p>
      </header>
      {!list && (words ? <GamesSkeleton /> : <EmptyState icon="search" title={t('ask')} text={t('askText')} />)}
      {list?.state === 'failed' && <Failed {...list} onRetry={retry} />}
      {list?.state === 'ready' && list.value.total > 0 && (
        <div className="found" aria-busy={isAsking || undefined}>
          <PagedList>
            <Tiles items={games} first={12} />
          </PagedList>
          <ListFooter
            page={answered.page}
            totalPages={lastPage}
            hrefOf={(page) => searchAddress({ words: answered.words, page })}
            shown={(answered.page - 1) * SEARCH_PAGE_SIZE + games.length}
            total={list.value.total}
            category={`“${answered.words}”`}
            more={store.more}
            onMore={() => void store.showMore()}
          />
        </div>
      )}
      {list?.state === 'ready' && list.value.total === 0 && (
        <EmptyState illustration={<NoGames />} title={t('noneTitle', { words: answered.words })} text={t('noneText')} />
      )}
      {(!words || (list?.state === 'ready' && list.value.total === 0)) && <HotGames />}
    </SearchLayout>
  );
});

/** Follows the address; the first list may come with the server-rendered page. */
function useSearch() {
  const { api, games, session } = useStores();
  const { search } = useLocation();
  const query = readSearchQuery(search);
  const store = useHistoryCache(
    'search',
    () =>
      new SearchStore({
        api,
        pageSize: SEARCH_PAGE_SIZE,
        blockedTypes: () => session.member?.blockedTypes ?? [],
        query,
        painted: games.paintedList,
      }),
  );
  useEffect(() => {
    games.forgetPaintedList();
    void store.show(readSearchQuery(search));
  }, [games, store, search]);
  return { store, words: query.words };
}

/** Returns a key that remounts the field when the address changes by anything other than typing. */
function useFieldKey(): string {
  const { key } = useLocation();
  const isTyped = useNavigationType() === NavigationType.Replace;
  const [fieldKey, setFieldKey] = useState(key);
  if (!isTyped && fieldKey !== key) setFieldKey(key);
  return fieldKey;
}

const SearchLayout = styled('div')(searchLayout);
