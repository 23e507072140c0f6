import type { GameFrameLabels } from '@site/ui/GameFrame';
import { useTranslation } from 'react-i18next';

/** What the bar above a game says. */
export function useGameFrameLabels(): GameFrameLabels {
  const { t } = useTranslation();
  return {
    back: t('game.back'),
    reload: t('game.reload'),
    fullScreen: t('game.fullScreen'),
    leaveFullScreen: t('game.leaveFullScreen'),
    session: t('game.session'),
    net: t('game.net'),
    balance: t('wallet.balance'),
    loading: t('status.loading'),
  };
}
