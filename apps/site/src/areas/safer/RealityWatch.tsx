import { autorun } from 'mobx';
import { observer } from 'mobx-react-lite';
import { RealityCheck } from '@site/ui/RealityCheck';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '../../app/useNavigateTo';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';

/** The longest wait before the service is asked again, in case another tab or device has changed the interval. */
const ASK_AGAIN_MS = 5 * 60_000;

/** Shows a reality check over any page, when the service says that it is due. Source: RES-02, docs/domain.md DR-23.5. */
export default observer(function RealityWatch() {
  const { t } = useTranslation('safer');
  const { api, system, wallet } = useStores();
  const [check] = useState(() => new Answer(api, 'realityCheck'));
  const [isBusy, setBusy] = useState(false);
  const [isAside, setAside] = useState(false);
  const go = useNavigateTo();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    void check.ask({});
    const stop = autorun(() => {
      clearTimeout(timer);
      if (check.load.state !== 'ready' || check.load.value.isDue) return;
      const wait = check.load.value.dueAt - Date.now() - system.aheadMs;
      timer = setTimeout(() => void check.ask({}), Math.min(Math.max(wait, 0) + 500, ASK_AGAIN_MS));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [check, system]);
  const { load } = check;
  if (load.state !== 'ready' || !load.value.isDue || isAside) return null;
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
