import { lotteryPathOf } from '@site/rules/launch';
import { EmptyState } from '@site/ui/EmptyState';
import { GameFrame } from '@site/ui/GameFrame';
import { NoGames } from '@site/ui/illustration/NoGames';
import { useNow } from '@site/ui/useNow';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGameFrameLabels } from '../game/useGameFrameLabels';
import { LinkButton } from '../shell/LinkButton';
import { Failed } from '../status/Failed';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { ClosedGame } from './ClosedGame';

/**
 * The page of one lottery, for members. A lottery of another family redirects to that family's page.
 *
 * Source: RTE-01, RTE-08, RTE-12, RTE-13.
 */
export default observer(function LotteryPage() {
  const { t } = useTranslation('lottery');
  const { api, session, wallet } = useStores();
  const labels = useGameFrameLabels();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const gameCode = useSearchParams()[0].get('gameCode') ?? '';
  const [answer] = useState(() => new Answer(api, 'gameList'));
  const { load } = answer;
  const { state } = session;
  const now = useNow();
  const ask = () => void answer.ask({ gameCode, pageSize: 1 });

  useEffect(() => {
    if (state === 'visitor') void navigate('/login', { replace: true, state: { resumeAt: pathname + search } });
  }, [state, navigate, pathname, search]);
  useEffect(() => {
    if (state === 'member' && gameCode) void answer.ask({ gameCode, pageSize: 1 });
  }, [state, gameCode, answer]);

  const found = load.state === 'ready' ? load.value.games.find((game) => game.gameCode === gameCode) : undefined;
  const path = found && lotteryPathOf(found);
  const lottery = path ? found : undefined;
  const isOtherBrowser = path !== undefined && !isPageOf(pathname, path);
  useEffect(() => {
    if (isOtherBrowser) void navigate(path, { replace: true });
  }, [isOtherBrowser, path, navigate]);

  const isAsking = state !== 'member' || isOtherBrowser || (gameCode !== '' && load.state === 'loading');
  const { balance } = wallet;
  return (
    <GameFrame
      name={lottery?.displayName ?? t('lottery')}
      detail={lottery?.vendorName}
      now={now}
      money={balance && { currency: balance.currency, balanceMinor: BigInt(balance.balance), netMinor: 0n }}
      labels={labels}
      isBusy={isAsking}
      onBack={() => void (history.length > 1 ? navigate(-1) : navigate('/'))}
      onReload={ask}
    >
      {!isAsking && lottery && <ClosedGame game={lottery} />}
      {!isAsking && gameCode && load.state === 'failed' && <Failed {...load} onRetry={ask} />}
      {!isAsking && !lottery && (!gameCode || load.state === 'ready') && (
        <EmptyState
          illustration={<NoGames />}
          title={t(gameCode ? 'unknownTitle' : 'missingTitle')}
          text={t(gameCode ? 'unknownText' : 'missingText')}
          action={
            <LinkButton href="/lott" variant="contained">
              {t('others')}
            </LinkButton>
          }
        />
      )}
    </GameFrame>
  );
});

/** Compares case-insensitively; `/lottert` is an alias of `/lottery`. */
const isPageOf = (pathname: string, path: string) =>
  pathname.toLowerCase().replace(/^\/lottert$/, '/lottery') === path.split('?')[0]?.toLowerCase();
