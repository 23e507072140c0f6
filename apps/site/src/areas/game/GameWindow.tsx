import { GameFrame } from '@site/ui/GameFrame';
import { useNow } from '@site/ui/useNow';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../app/lazyPart';
import { Failed } from '../status/Failed';
import type { GameIntro } from '../../stores/GamesStore';
import { useStores } from '../../stores/StoresContext';
import type { GameStore } from './GameStore';
import { useGameFrameLabels } from './useGameFrameLabels';
import { useGameMessages } from './useGameMessages';

const WindowedGame = lazyPart(() => import('./WindowedGame'));

export interface GameWindowProps {
  game: GameStore;
  name: string;
  /** Name of the vendor, for when it does not answer; empty or undefined while unknown. */
  vendor: string | undefined;
  /** Vendor and kind of money, in one line. */
  detail: string | undefined;
  /** The game's poster, shown while it loads. */
  cover?: GameIntro['cover'];
  isDemo?: boolean;
  /** The page has something else to show than the game, or waits for it. */
  isInstead?: boolean;
  isWaiting?: boolean;
  /** Opens the game again. */
  onReload: () => void;
  /** Lines between the bar and the game. */
  above?: ReactNode;
  /** Shown instead of the game. */
  children?: ReactNode;
}

/** A game in its frame, under a bar that shows time, result and balance. Source: GAM-07. */
export const GameWindow = observer(function GameWindow(props: GameWindowProps) {
  const { game, name, vendor, detail, cover, isDemo = false, isInstead = false, isWaiting = false, onReload, above, children } = props;
  const { system, wallet } = useStores();
  const { t } = useTranslation('shell');
  const labels = useGameFrameLabels();
  const navigate = useNavigate();
  const now = useNow();
  const { launch, openedAt, netMinor, playMoney } = game;
  const { balance } = wallet;
  const money = isDemo ? playMoney : balance && { currency: balance.currency, balanceMinor: BigInt(balance.balance) };

  useEffect(() => () => game.close(), [game]);
  useEffect(
    () =>
      reaction(
        () => wallet.balance?.seq,
        () => (isDemo ? undefined : void game.countNet()),
      ),
    [game, isDemo, wallet],
  );

  const frame = useRef<HTMLIFrameElement>(null);
  const gameUrl = launch.state === 'ready' ? launch.value.gameUrl : undefined;
  const isWindowed = launch.state === 'ready' && launch.value.mode === 'window';
  useGameMessages({ frame, game, gameUrl, hasSpoken: game.speaks && game.frame === 'shown', language: system.language });

  const vendorDown = vendor ? t('game.vendorDown', { vendor }) : undefined;
  const reload = () => {
    onReload();
    if (!isDemo) void wallet.refresh();
  };

  return (
    <GameFrame
      name={name}
      detail={detail}
      cover={cover}
      openedAtMs={openedAt}
      now={now}
      money={money ? { ...money, netMinor } : undefined}
      labels={labels}
      isBusy={
        isWaiting || (!isInstead && (launch.state === 'loading' || (launch.state === 'ready' && !isWindowed && game.frame === 'waiting')))
      }
      onBack={() => void (history.length > 1 ? navigate(-1) : navigate('/'))}
      onReload={reload}
      above={above}
    >
      {launch.state === 'ready' && !isInstead && isWindowed && <WindowedGame gameUrl={launch.value.gameUrl} onReopen={reload} />}
      {launch.state === 'ready' && !isInstead && !isWindowed && (
        <iframe
          key={launch.value.gameUrl}
          ref={frame}
          hidden={game.frame === 'silent'}
          onLoad={() => game.takeLoad()}
          src={launch.value.gameUrl}
          title={name}
          allow="autoplay; fullscreen"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- The origin is the vendor's, never ours: a game may have its own.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
      )}
      {launch.state === 'ready' && !isWindowed && game.frame === 'silent' && (
        <Failed code="vendorDown" advice={vendorDown} onRetry={reload} />
      )}
      {launch.state === 'failed' && !isInstead && (
        <Failed {...launch} advice={launch.code === 'vendorDown' ? vendorDown : undefined} onRetry={reload} />
      )}
      {children}
    </GameFrame>
  );
});
