import type { GameFrameLabels } from '@site/ui/GameFrame';
import { useTranslation } from 'react-i18next';

/** Returns the labels of the bar above a game. */
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
