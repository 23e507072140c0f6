import type { LotteryDraws, PrizeMode } from '@site/api/lottery';
import { lotteryPathOf } from '@site/rules/launch';
import { DrawCard } from '@site/ui/DrawCard';
import { useNow } from '@site/ui/useNow';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '../../app/useNavigateTo';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { DrawCards, SHOWN_DRAWS } from './DrawCards';
import { resultOf } from './resultOf';

/** Time between two questions: a draw closes, is drawn and told within it. */
const ASK_MS = 10_000;

interface NextDrawsProps {
  /** Every mode without it. */
  prizeMode?: PrizeMode | undefined;
}

/** The lotteries that draw next, with the time that is left and their last result, kept up to date without a reload. Source: LOT-03. */
export default observer(function NextDraws({ prizeMode }: NextDrawsProps) {
  const { t } = useTranslation('lottery');
  const { api } = useStores();
  const navigateTo = useNavigateTo();
  const now = useNow();
  const [answer] = useState(() => new Answer(api, 'draws'));
  useEffect(() => {
    const ask = () => void answer.ask(prizeMode ? { prizeMode } : {});
    ask();
    const asking = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, ASK_MS);
    return () => clearInterval(asking);
  }, [answer, prizeMode]);
  const { load } = answer;
  if (load.state === 'failed') return null;
  if (load.state === 'loading') return <DrawCards />;
  const lotteries: readonly LotteryDraws[] = load.value.lotteries.slice(0, SHOWN_DRAWS);
  const labels = {
    left: t('closesIn'),
    closed: t('drawing'),
    days: (count: number) => t('days', { count }),
    last: t('last'),
    none: t('none'),
  };
  return (
    <DrawCards>
      {lotteries.map(({ game, open, last }) => (
        <li key={game.nodeId}>
          <DrawCard
            name={game.displayName}
            href={lotteryPathOf(game)}
            closesAtMs={open.closeAt}
            now={now}
            last={last?.result ? resultOf(last.result) : undefined}
            labels={labels}
            onNavigate={navigateTo}
          />
        </li>
      ))}
    </DrawCards>
  );
});
