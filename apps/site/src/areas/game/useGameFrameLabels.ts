import type { GameFrameLabels } from '@site/ui/GameFrame';
import { useTranslation } from 'react-i18next';

/** Returns the labels of the bar above a game. */
export function useGameFrameLabels(): GameFrameLabels {
  const { t } = useTranslation();
  const frame = useTranslation('shell').t;
  return {
    back: frame('game.back'),
    reload: frame('game.reload'),
    fullScreen: frame('game.fullScreen'),
    leaveFullScreen: frame('game.leaveFullScreen'),
    session: frame('game.session'),
    net: frame('game.net'),
    balance: t('wallet.balance'),
    loading: t('status.loading'),
  };
}
