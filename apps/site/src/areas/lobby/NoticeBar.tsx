import { localDigits } from '@site/money/localDigits';
import type { Notice } from '@site/api/content';
import { NoticeMarquee } from '@site/ui/NoticeMarquee';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { Said } from '../../app/Said';
import { useNotices } from './useNotices';

/** Notices below the carousel, with the number of new ones. Source: LOB-09. */
export default observer(function NoticeBar({ notices }: { notices: Notice[] }) {
  const { t } = useTranslation();
  const { savesData, locale } = useStores().system;
  const { shown, unread, open } = useNotices(notices);
  if (shown.length === 0) return null;
  return (
    <NoticeMarquee
      items={shown.map(({ id, title, saidIn }) => ({ id, title: <Said in={saidIn}>{title}</Said> }))}
      isStill={savesData}
      textDirection={shown[0]?.saidIn?.dir}
      unread={unread > 0 ? localDigits(unread, locale) : undefined}
      onOpen={({ id }) => open(shown.findIndex((notice) => notice.id === id))}
      all={{ label: t('lobby.allNotices'), onPress: () => open() }}
      labels={{ region: t('lobby.notices'), pause: t('motion.pauseNotices'), play: t('motion.playNotices') }}
    />
  );
});
