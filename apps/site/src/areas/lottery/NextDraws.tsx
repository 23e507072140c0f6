import type { LotteryDraws, PrizeMode } from '@site/api/lottery';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { lotteryPathOf } from '@site/rules/launch';
import { CardError } from '@site/ui/CardError';
import { DrawCard } from '@site/ui/DrawCard';
import { useNow } from '@site/ui/useNow';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '../../app/useNavigateTo';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { DrawCards, type DrawCardsProps, DRAWS_IN_ROW, SHOWN_DRAWS } from './DrawCards';
import { resultOf } from './resultOf';

/** Time between two questions: a draw closes, is drawn and told within it. */
const ASK_MS = 10_000;

interface NextDrawsProps extends Pick<DrawCardsProps, 'look'> {
  /** Every mode without it. */
  prizeMode?: PrizeMode | undefined;
  /** The draws of the server-rendered page, of every mode. */
  painted?: readonly LotteryDraws[] | undefined;
  /** False while they are far from view: nothing is asked. @default true */
  isNear?: boolean;
}

/** The lotteries that draw next, with the time that is left and their last result, kept up to date without a reload. Source: LOT-03. */
export default observer(function NextDraws({ prizeMode, look = 'grid', painted, isNear = true }: NextDrawsProps) {
  const { t } = useTranslation('lottery');
  const site = useTranslation();
  const { api, system } = useStores();
  const navigateTo = useNavigateTo();
  const now = useNow();
  const [answer] = useState(() => new Answer(api, 'draws'));
  useEffect(() => {
    if (!isNear) return undefined;
    const ask = () => void answer.ask(prizeMode ? { prizeMode } : {});
    ask();
    const asking = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, ASK_MS);
    return () => clearInterval(asking);
  }, [answer, prizeMode, isNear]);
  const { load } = answer;
  const known = load.state === 'ready' ? load.value.lotteries : painted;
  if (!known && load.state === 'failed')
    return (
      <CardError
        title={t('next')}
        text={site.t('status.failedTitle')}
        retry={{ label: site.t('status.retry'), onRetry: () => void answer.ask(prizeMode ? { prizeMode } : {}) }}
      />
    );
  if (!known) return <DrawCards look={look} />;
  if (known.length === 0) return <p>{t('noneOpen')}</p>;
  const lotteries = known.slice(0, look === 'rail' ? DRAWS_IN_ROW : SHOWN_DRAWS);
  const labels = {
    left: t('closesIn'),
    closed: t('drawing'),
    days: (count: number) => t('days', { count }),
    jackpot: t('jackpot'),
    last: t('last'),
    none: t('none'),
  };
  return (
    <DrawCards look={look}>
      {lotteries.map(({ game, open, last, jackpotMinor }) => (
        <li key={game.nodeId}>
          <DrawCard
            name={game.displayName}
            href={lotteryPathOf(game)}
            closesAtMs={open.closeAt}
            now={now}
            last={last?.result ? resultOf(last.result, look === 'rail') : undefined}
            jackpot={
              jackpotMinor && look === 'grid' ? formatMoneyInText(BigInt(jackpotMinor), system.brand.currency, system.locale) : undefined
            }
            resultsHref={`/lottery/results?gameCode=${encodeURIComponent(game.gameCode)}`}
            labels={labels}
            onNavigate={navigateTo}
          />
        </li>
      ))}
    </DrawCards>
  );
});
