import Button from '@mui/material/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

interface WindowedGameProps {
  gameUrl: string;
  /** Starts the game again: its address opens once. */
  onReopen: () => void;
}

/** A game that its vendor shows in a window of its own; explains a window that the browser has blocked. Source: GAM-07. */
export default observer(function WindowedGame({ gameUrl, onReopen }: WindowedGameProps) {
  const { t } = useTranslation('shell');
  const { dialogs } = useStores();
  useEffect(() => {
    const open = () => {
      const opened = window.open(gameUrl, 'game', 'popup,width=1280,height=800');
      if (!opened) return dialogs.open({ name: 'popupBlocked', retry: open });
      return opened.focus();
    };
    open();
  }, [gameUrl, dialogs]);
  return (
    <EmptyState
      icon="external"
      title={t('game.windowed')}
      action={
        <Button variant="contained" onClick={onReopen}>
          {t('game.openWindow')}
        </Button>
      }
    />
  );
});
