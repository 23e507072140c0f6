import { styled } from '@mui/material/styles';
import { AnnouncementListSkeleton } from '@site/ui/AnnouncementListSkeleton';
import { ClassifyMenu } from '@site/ui/ClassifyMenu';
import { PageTitleSkeleton } from '@site/ui/PageTitle';
import { SearchFieldSkeleton } from '@site/ui/SearchField';
import { Skeleton } from '@site/ui/Skeleton';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryFrame } from '../areas/category/categoryFrame';
import { CategorySkeleton } from '../areas/category/CategorySkeleton';
import { announceFrame } from '../areas/content/announceFrame';
import { ContentTitlePlace } from '../areas/content/ContentTitlePlace';
import { downFrame } from '../areas/content/downFrame';
import { helpFrame } from '../areas/content/helpFrame';
import { HelpSkeleton } from '../areas/content/HelpSkeleton';
import { offersFrame } from '../areas/content/offersFrame';
import { OffersCount } from '../areas/content/OffersCount';
import { OffersSkeleton } from '../areas/content/OffersSkeleton';
import { favouriteFrame } from '../areas/favourite/favouriteFrame';
import { memberFrame } from '../areas/member/memberFrame';
import { searchFrame } from '../areas/search/searchFrame';
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
    <FavouriteFrame aria-busy="true">
      <header>
        <h1>{t('lobby.favourites')}</h1>
        <ClassifyMenu label={t('status.loading')} current="" />
      </header>
      <section>
        <GamesSkeleton />
      </section>
    </FavouriteFrame>
  );
}

function Search() {
  const { t } = useTranslation();
  return (
    <SearchFrame aria-busy="true">
      <header>
        <h1>{t('shell.search')}</h1>
        <search>
          <SearchFieldSkeleton />
        </search>
        <p />
      </header>
      <GamesSkeleton />
    </SearchFrame>
  );
}

function Promotions() {
  return (
    <OffersFrame>
      <ContentTitlePlace title="promotions.title" text="promotions.text" trailing={<OffersCount />} />
      <OffersSkeleton />
    </OffersFrame>
  );
}

function Announce() {
  return (
    <AnnounceFrame>
      <ContentTitlePlace title="announce.title" text="announce.text" />
      <AnnouncementListSkeleton />
    </AnnounceFrame>
  );
}

function Help() {
  return (
    <HelpFrame>
      <ContentTitlePlace title="help.title" text="help.text" />
      <div className="body">
        <div className="articles">
          <HelpSkeleton />
        </div>
      </div>
    </HelpFrame>
  );
}

function Down() {
  const { t } = useTranslation();
  return (
    <DownFrame>
      <ContentTitlePlace title="down.title" text="down.text" />
      <Skeleton look="cards" count={3} label={t('status.loading')} />
    </DownFrame>
  );
}

function Member() {
  const { t } = useTranslation();
  return (
    <MemberFrame>
      <PageTitleSkeleton hasBack />
      <Skeleton look="list" label={t('status.loading')} />
    </MemberFrame>
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

const AnnounceFrame = styled('div')(announceFrame);
const DownFrame = styled('div')(downFrame);
const HotFrame = styled('div')(categoryFrame);
const HelpFrame = styled('div')(helpFrame);
const OffersFrame = styled('div')(offersFrame);
const FavouriteFrame = styled('div')(favouriteFrame);
const MemberFrame = styled('div')(memberFrame);
const SearchFrame = styled('div')(searchFrame);
