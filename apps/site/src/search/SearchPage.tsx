import { styled } from '@mui/material/styles';
import { SEARCH_PAGE_SIZE } from '@site/rules/gamePages';
import { display } from '@site/ui/display';
import { EmptyState } from '@site/ui/EmptyState';
import { NoGames } from '@site/ui/illustration/NoGames';
import { media } from '@site/ui/layout';
import { SearchField } from '@site/ui/SearchField';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { ListFoot } from '../category/ListFoot';
import { Forward } from '../Forward';
import { HotGames } from '../lobby/HotGames';
import { Tiles } from '../lobby/Tiles';
import { Failed } from '../status/Failed';
import { PageSkeleton } from '../status/PageSkeleton';
import { useStores } from '../stores/StoresContext';
import { useKept } from '../useKept';
import { readSearchQuery, searchAddress } from './searchQuery';
import { SearchStore } from './SearchStore';

/** All games by name, found while one types. Source: LOB-08. */
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

  // There is no such page: the last one is shown. Source: spec §5 "Pagination ignores pages above totalPages".
  if (lastPage > 0 && answered.page > lastPage) return <Forward to={searchAddress({ words: answered.words, page: lastPage })} />;
  return (
    <Page>
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
          onType={find}
          onSearch={find}
          onClear={() => find('')}
        />
        <p aria-live="polite" suppressHydrationWarning>
          {list?.state === 'ready' && list.value.total > 0 && t('found', { count: list.value.total, words: answered.words })}
        </p>
      </header>
      {!list && (words ? <PageSkeleton /> : <EmptyState icon="search" title={t('ask')} text={t('askText')} />)}
      {list?.state === 'failed' && <Failed {...list} onRetry={retry} />}
      {list?.state === 'ready' && list.value.total > 0 && (
        <div className="found" aria-busy={isAsking || undefined}>
          <Tiles games={games} first={12} />
          <ListFoot
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
    </Page>
  );
});

/** Follows the address; the first list may have come with the page. */
function useSearch() {
  const { api, games } = useStores();
  const { search } = useLocation();
  const query = readSearchQuery(search);
  const store = useKept('search', () => new SearchStore({ api, pageSize: SEARCH_PAGE_SIZE, query, painted: games.paintedList }));
  useEffect(() => {
    games.forgetPaintedList();
    void store.show(readSearchQuery(search));
  }, [games, store, search]);
  return { store, words: query.words };
}

/** The field keeps what is typed into it, and begins anew where the address was changed by anything else. */
function useFieldKey(): string {
  const { key } = useLocation();
  const isTyped = useNavigationType() === NavigationType.Replace;
  const [fieldKey, setFieldKey] = useState(key);
  if (!isTyped && fieldKey !== key) setFieldKey(key);
  return fieldKey;
}

const Page = styled('div')({
  '& header': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, marginBlockEnd: 24 },
  '& h1': { margin: 0, ...display, fontSize: 28, lineHeight: 1.1 },
  '& header search': { maxInlineSize: 560 },
  '& header p': { margin: 0, minBlockSize: '1.4em', fontSize: 14, color: tone.faint, overflowWrap: 'anywhere' },
  '& .found': { display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.phone]: { '& h1': { fontSize: 23 } },
});
