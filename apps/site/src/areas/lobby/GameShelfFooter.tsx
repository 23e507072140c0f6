import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { hasMoreThanFits } from './collapsedCount';
import { ShelfFooter } from './ShelfFooter';
import type { ShelfStore } from './ShelfStore';

export interface GameShelfFooterProps {
  shelf: ShelfStore;
  /** Name of the games in a sentence. */
  label: string;
}

/** Footer of a shelf of games: the number shown, and a button for more. Renders nothing when all are shown. Source: LOB-06, LOB-18. */
export const GameShelfFooter = observer(function GameShelfFooter({ shelf, label }: GameShelfFooterProps) {
  const { t } = useTranslation(['site', 'failure']);
  if (!hasMoreThanFits(shelf.total)) return null;
  return (
    <ShelfFooter
      shown={shelf.games.length}
      total={shelf.total}
      status={t('lobby.showing', { shown: shelf.games.length, category: label, total: shelf.total })}
      isOpen={shelf.isOpen}
      isLoading={shelf.isLoading}
      failure={shelf.failure && t(`failure:${shelf.failure}`)}
      onMore={() => void shelf.loadMore()}
      onClose={() => shelf.close()}
    />
  );
});
