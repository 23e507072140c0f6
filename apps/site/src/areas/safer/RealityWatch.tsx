import { nextWarningMs, timeWarning } from '@site/rules/timeWarning';
import { autorun, reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { RealityCheck } from '@site/ui/RealityCheck';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '../../app/useNavigateTo';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { TimeUp } from './TimeUp';

/** The longest wait before the service is asked again, in case another tab or device has changed the interval. */
const ASK_AGAIN_MS = 5 * 60_000;

/** The shortest wait before it is asked again because of a stake, which may start the clock of a limit of time. */
const AFTER_STAKE_MS = 60_000;

/**
 * Shows a reality check over any page, when the service says that it is due; tells five minutes and one minute before a limit of the time of play
 * ends, and why the play is over then. Source: RES-02, docs/domain.md DR-23.3, DR-23.5.
 */
export default observer(function RealityWatch() {
  const { t } = useTranslation('safer');
  const { api, system, toasts, wallet } = useStores();
  const [check] = useState(() => new Answer(api, 'realityCheck'));
  const [isBusy, setBusy] = useState(false);
  const [isAside, setAside] = useState(false);
  const [seenEnd, setSeenEnd] = useState<number>();
  const go = useNavigateTo();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedMs = Date.now();
    const ask = () => {
      askedMs = Date.now();
      void check.ask({});
    };
    ask();
    const stop = autorun(() => {
      clearTimeout(timer);
      if (check.load.state !== 'ready' || check.load.value.isDue) return;
      const { dueAt, timeLimit } = check.load.value;
      const dueMs = dueAt - Date.now() - system.aheadMs;
      const warnMs = timeLimit?.endsAt ? (nextWarningMs(timeLimit.leftMs) ?? Infinity) : Infinity;
      timer = setTimeout(ask, Math.min(Math.max(Math.min(dueMs, warnMs), 0) + 500, ASK_AGAIN_MS));
    });
    let told: string | undefined;
    const stopTelling = autorun(() => {
      const limit = check.load.state === 'ready' ? check.load.value.timeLimit : null;
      const minutes = limit ? timeWarning(limit.leftMs) : undefined;
      if (!minutes || told === `${limit?.resetsAt} ${minutes}`) return;
      told = `${limit?.resetsAt} ${minutes}`;
      toasts.tellTimeLeft(minutes);
    });
    const stopStakes = reaction(
      () => wallet.balance?.seq,
      () => {
        const limit = check.load.state === 'ready' ? check.load.value.timeLimit : null;
        if (limit && limit.endsAt === null && Date.now() - askedMs > AFTER_STAKE_MS) ask();
      },
    );
    return () => {
      stop();
      stopTelling();
      stopStakes();
      clearTimeout(timer);
    };
  }, [check, system, toasts, wallet]);
  const { load } = check;
  if (load.state !== 'ready') return null;
  const { timeLimit } = load.value;
  if (!load.value.isDue && timeLimit && timeWarning(timeLimit.leftMs) === 0 && seenEnd !== timeLimit.resetsAt)
    return <TimeUp {...timeLimit} onClose={() => setSeenEnd(timeLimit.resetsAt)} onStop={() => go('/')} />;
  if (!load.value.isDue || isAside) return null;
  const { since, stakedMinor, wonMinor, depositsMinor, currency, minutes } = load.value;
  const answer = async (to?: string) => {
    setBusy(true);
    await api('acknowledgeRealityCheck', {});
    await check.ask({});
    setBusy(false);
    if (to) go(to);
    void wallet.refresh();
  };
  return (
    <RealityCheck
      playedMinutes={Math.floor((Date.now() + system.aheadMs - since) / 60_000)}
      stakedMinor={BigInt(stakedMinor)}
      wonMinor={BigInt(wonMinor)}
      depositsMinor={BigInt(depositsMinor)}
      currency={currency}
      isBusy={isBusy}
      onStop={() => void answer('/')}
      onGoOn={() => void answer()}
      onHistory={() => {
        setAside(true);
        go('/member/personalHistoryCopy');
        setTimeout(() => setAside(false), ASK_AGAIN_MS / 10);
      }}
      labels={{
        title: t('check.title'),
        text: t('check.text', { minutes }),
        staked: t('check.staked'),
        won: t('check.won'),
        net: t('check.net'),
        deposits: t('check.deposits'),
        stop: t('check.stop'),
        goOn: t('check.goOn'),
        history: t('check.history'),
      }}
    />
  );
});
