import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { bannersQuery } from '../../stores/ContentStore';
import { useStores } from '../../stores/StoresContext';
import { PageBannersSkeleton } from './PageBannersSkeleton';
import { BannerGroup } from './BannerGroup';

/** Banners of a group outside the lobby, at the top of its page; renders nothing when empty. Source: LOB-16. */
export const PageBanners = observer(function PageBanners({ group }: { group: string }) {
  const { content, games } = useStores();
  const { banners } = content;
  const painted = games.lobby.state === 'ready' ? games.lobby.value.banners : [];
  const all = banners.load.state === 'ready' ? banners.load.value.banners : painted;
  const own = all.filter(({ groupName }) => groupName === group);
  const isAsked = banners.load.state === 'ready' || own.length > 0;
  useEffect(() => {
    if (!isAsked) void banners.ask(bannersQuery);
  }, [banners, isAsked]);
  if (banners.load.state === 'loading' && own.length === 0) return <PageBannersSkeleton group={group} />;
  return <BannerGroup banners={own} isLow />;
});
