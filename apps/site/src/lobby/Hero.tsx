import type { Banner, Notice } from '@site/api/content';
import { deferred } from '../deferred';
import { Offers } from './Offers';

const NoticeLip = deferred(() => import('./NoticeLip'));

export interface HeroProps {
  banners: Banner[];
  notices: Notice[];
}

/** The lit sign: what is on tonight, and the notices on its lip. */
export default function Hero({ banners, notices }: HeroProps) {
  return <Offers banners={banners} lip={notices.length > 0 && <NoticeLip notices={notices} />} />;
}
