import type { Banner, Notice } from '@site/api/content';
import { NoticeMarquee } from '@site/ui/NoticeMarquee';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Offers } from './Offers';
import { useNotices } from './useNotices';

export interface HeroProps {
  banners: Banner[];
  notices: Notice[];
}

/** The lit sign: what is on tonight, and the notices on its lip. */
export const Hero = observer(function Hero({ banners, notices }: HeroProps) {
  const { t } = useTranslation();
  const { shown, unread, open } = useNotices(notices);
  return (
    <Offers
      banners={banners}
      lip={
        shown.length > 0 && (
          <NoticeMarquee
            notices={shown}
            unread={unread > 0 ? String(unread) : undefined}
            onOpen={({ id }) => open(shown.findIndex((notice) => notice.id === id))}
            all={{ label: t('lobby.allNotices'), onPress: () => open() }}
            labels={{ region: t('lobby.notices'), pause: t('motion.pauseNotices'), play: t('motion.playNotices') }}
          />
        )
      }
    />
  );
});
