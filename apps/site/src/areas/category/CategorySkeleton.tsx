import { styled } from '@mui/material/styles';
import { CardRail } from '@site/ui/CardRail';
import { ClassifyMenu } from '@site/ui/ClassifyMenu';
import { SearchFieldSkeleton } from '@site/ui/SearchField';
import { VendorCardSkeleton } from '@site/ui/VendorCardSkeleton';
import { VendorMenu } from '@site/ui/VendorMenu';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { categories, categoryOf } from './categories';
import { PageBannersSkeleton } from '../lobby/PageBannersSkeleton';
import { vendorsOf } from '../lobby/vendorsOf';
import { JackpotsSkeleton } from '../prizes/JackpotsSkeleton';
import { MatchBoardSkeleton } from '../sports/MatchBoardSkeleton';
import { GamesSkeleton } from '../status/GamesSkeleton';
import { useStores } from '../../stores/StoresContext';
import { categoryLayout } from './categoryLayout';
import { isOfVendors, readCategoryQuery } from './categoryQuery';
import { classesOf } from './classesOf';
import { nameSearchLayout } from './nameSearchLayout';
import { skeletonCountOf } from './skeletonCountOf';

/** Number of skeletons while the vendors are unknown. */
const VENDORS = 6;

/** Skeleton of a category's page, derived from the lobby's data. */
export const CategorySkeleton = observer(function CategorySkeleton() {
  const { t } = useTranslation();
  const { games } = useStores();
  const { pathname, search } = useLocation();
  const query = readCategoryQuery(pathname, search);
  const label = t(categories[categoryOf(query.gameType)].label);
  const lobby = games.lobby.state === 'ready' ? games.lobby.value : undefined;
  const category = lobby?.categories.find(({ gameCategory }) => gameCategory === query.gameType);
  const loading = t('status.loading');
  const ofVendors = isOfVendors(query);
  const vendors = lobby ? vendorsOf(lobby, [query.gameType]).length : VENDORS;
  return (
    <CategoryLayout aria-busy="true">
      <PageBannersSkeleton group={`w_${query.gameType.toLowerCase()}`} />
      <header>
        <h1>{label}</h1>
        {!ofVendors && (
          <NameSearchLayout className="find">
            <SearchFieldSkeleton />
          </NameSearchLayout>
        )}
      </header>
      <JackpotsSkeleton count={lobby?.jackpotCounts[query.gameType] ?? 0} />
      {ofVendors ? (
        <div className="vendors">
          {(query.gameType === 'SPORTS' || query.gameType === 'ESPORTS') && <MatchBoardSkeleton />}
          <CardRail columns={3} onPhone="stack" label={loading} isBusy>
            {Array.from({ length: vendors }, (_, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- places have nothing but their order
              <li key={place}>
                <VendorCardSkeleton />
              </li>
            ))}
          </CardRail>
        </div>
      ) : (
        <div className="body">
          <VendorMenu label={loading} current={query.vassalage} />
          <div className="games">
            <ClassifyMenu label={loading} current={query.classify} />
            {classesOf(category, query.vassalage).length > 0 && <ClassifyMenu label={loading} current={query.classify} look="pills" />}
            <GamesSkeleton places={skeletonCountOf(query, category)} />
          </div>
        </div>
      )}
    </CategoryLayout>
  );
});

const CategoryLayout = styled('div')(categoryLayout);

const NameSearchLayout = styled('div')(nameSearchLayout);
