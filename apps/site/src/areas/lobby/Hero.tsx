import type { Banner, Notice } from '@site/api/content';
import { deferred } from '../../app/deferred';
import { BannerGroup } from './BannerGroup';

const NoticeBar = deferred(() => import('./NoticeBar'));

export interface HeroProps {
  banners: Banner[];
  notices: Notice[];
}

/** The lobby's carousel with its notices. */
export default function Hero({ banners, notices }: HeroProps) {
  return <BannerGroup banners={banners} footer={notices.length > 0 && <NoticeBar notices={notices} />} />;
}
