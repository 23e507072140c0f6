import { styled } from '@mui/material/styles';
import { AnnouncementListSkeleton } from '@site/ui/AnnouncementListSkeleton';
import { ClassifyMenu } from '@site/ui/ClassifyMenu';
import { PageTitle, PageTitleSkeleton } from '@site/ui/PageTitle';
import { SearchFieldSkeleton } from '@site/ui/SearchField';
import { Skeleton } from '@site/ui/Skeleton';
import { SkeletonBlock } from '@site/ui/SkeletonBlock';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryLayout } from '../areas/category/categoryLayout';
import { CategorySkeleton } from '../areas/category/CategorySkeleton';
import { announceLayout } from '../areas/content/announceLayout';
import { ContentTitleSkeleton } from '../areas/content/ContentTitleSkeleton';
import { downLayout } from '../areas/content/downLayout';
import { helpLayout } from '../areas/content/helpLayout';
import { HelpSkeleton } from '../areas/content/HelpSkeleton';
import { promotionsLayout } from '../areas/content/promotionsLayout';
import { PromotionsCount } from '../areas/content/PromotionsCount';
import { PromotionsSkeleton } from '../areas/content/PromotionsSkeleton';
import { favouriteLayout } from '../areas/favourite/favouriteLayout';
import { resultsLayout } from '../areas/lottery/resultsLayout';
import { ResultsPlaces } from '../areas/lottery/ResultsPlaces';
import { memberLayout } from '../areas/member/memberLayout';
import { searchLayout } from '../areas/search/searchLayout';
import { GamesSkeleton } from '../areas/status/GamesSkeleton';

/** Skeletons of pages whose chunk is loading, with the same layout as the page, so that nothing moves. */
export const skeletons = {
  category: CategorySkeleton,
  hot: Hot,
  favourite: Favourite,
  search: Search,
  promotions: Promotions,
  announce: Announce,
  help: Help,
  down: Down,
  results: Results,
  member: Member,
  desk: Desk,
  list: List,
  bare: () => null,
} satisfies Record<string, ComponentType>;

function Hot() {
  const { t } = useTranslation();
  return (
    <HotFrame aria-busy="true">
      <header>
        <h1>{t('lobby.hot')}</h1>
        <p />
      </header>
      <GamesSkeleton />
    </HotFrame>
  );
}

function Favourite() {
  const { t } = useTranslation();
  return (
    <FavouriteLayout aria-busy="true">
      <header>
        <h1>{t('lobby.favourites')}</h1>
        <ClassifyMenu label={t('status.loading')} current="" />
      </header>
      <section>
        <GamesSkeleton />
      </section>
    </FavouriteLayout>
  );
}

function Search() {
  const { t } = useTranslation();
  return (
    <SearchLayout aria-busy="true">
      <header>
        <h1>{t('shell.search')}</h1>
        <search>
          <SearchFieldSkeleton />
        </search>
        <p />
      </header>
      <GamesSkeleton />
    </SearchLayout>
  );
}

function Promotions() {
  return (
    <PromotionsLayout>
      <ContentTitleSkeleton title="promotions.title" text="promotions.text" trailing={<PromotionsCount />} />
      <PromotionsSkeleton />
    </PromotionsLayout>
  );
}

function Announce() {
  return (
    <AnnounceLayout>
      <ContentTitleSkeleton title="announce.title" text="announce.text" />
      <AnnouncementListSkeleton />
    </AnnounceLayout>
  );
}

function Help() {
  return (
    <HelpLayout>
      <ContentTitleSkeleton title="help.title" text="help.text" />
      <div className="body">
        <div className="articles">
          <HelpSkeleton />
        </div>
      </div>
    </HelpLayout>
  );
}

function Down() {
  const { t } = useTranslation();
  return (
    <DownLayout>
      <ContentTitleSkeleton title="down.title" text="down.text" />
      <Skeleton look="cards" count={3} label={t('status.loading')} />
    </DownLayout>
  );
}

function Member() {
  const { t } = useTranslation();
  return (
    <MemberLayout>
      <PageTitleSkeleton hasBack />
      <Skeleton look="list" label={t('status.loading')} />
    </MemberLayout>
  );
}

function Results() {
  const { t, ready } = useTranslation('lottery', { useSuspense: false });
  return (
    <ResultsLayout aria-busy="true">
      {ready ? (
        <PageTitle title={t('results.title')} text={t('results.text')} back={{ label: t('others'), href: '/lott' }} />
      ) : (
        <PageTitleSkeleton hasBack hasText />
      )}
      <div className="choice">
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock className="hall" />
      </div>
      <ResultsPlaces />
    </ResultsLayout>
  );
}

function List() {
  const { t } = useTranslation();
  return <Skeleton look="list" label={t('status.loading')} />;
}

function Desk() {
  const { t } = useTranslation();
  return <Skeleton look="page" label={t('status.loading')} />;
}

const ResultsLayout = styled('div')(resultsLayout);
const AnnounceLayout = styled('div')(announceLayout);
const DownLayout = styled('div')(downLayout);
const HotFrame = styled('div')(categoryLayout);
const HelpLayout = styled('div')(helpLayout);
const PromotionsLayout = styled('div')(promotionsLayout);
const FavouriteLayout = styled('div')(favouriteLayout);
const MemberLayout = styled('div')(memberLayout);
const SearchLayout = styled('div')(searchLayout);
