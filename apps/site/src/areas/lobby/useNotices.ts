import type { Notice } from '@site/api/content';
import { useStores } from '../../stores/StoresContext';

interface Notices {
  shown: Notice[];
  unread: number;
  /** `index` in `shown` of the notice opened at first; by default none. */
  open: (index?: number) => void;
}

/** Returns the notices of the marquee: the member's own or, for visitors, public announcements. For observers. Source: LOB-09. */
export function useNotices(publicNotices: Notice[]): Notices {
  const { session, notices, dialogs } = useStores();
  const own = session.member && notices.load.state === 'ready' ? notices.load.value : undefined;
  if (own) return { shown: own, unread: notices.unread, open: () => dialogs.open({ name: 'notices' }) };
  return {
    shown: publicNotices,
    unread: notices.unseen(publicNotices.length),
    open: (startIndex) => {
      notices.see();
      dialogs.open({ name: 'announcements', ...(startIndex !== undefined && { startIndex }) });
    },
  };
}
