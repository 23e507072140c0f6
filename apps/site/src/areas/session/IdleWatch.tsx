import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../app/lazyPart';
import { useStores } from '../../stores/StoresContext';
import { whilePageShown } from '../../app/whilePageShown';
import { IdleTimer } from './IdleTimer';

const IdleWarning = lazyPart(() => import('./IdleWarning'));

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
const REPORT_EVERY_MS = 15_000;

/**
 * Signs out after half an hour without activity, with a warning. Bets in a game and activity in another tab count as activity. The page is
 * kept.
 */
export const IdleWatch = observer(function IdleWatch() {
  const { session, wallet } = useStores();
  const [absence] = useState(() => new IdleTimer(() => void session.timeOut()));

  useEffect(() => {
    const watch = () => {
      const others = new BroadcastChannel('activity');
      const stay = () => absence.stay();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it reaches its own origin alone
      const tell = () => others.postMessage('here');
      let toldMs = 0;
      const note = () => {
        if (absence.endsAtMs !== undefined) return;
        absence.note();
        if (Date.now() - toldMs < REPORT_EVERY_MS) return;
        toldMs = Date.now();
        tell();
      };
      others.addEventListener('message', stay);
      for (const sign of signs) document.addEventListener(sign, note, { passive: true });
      const stopBets = reaction(() => wallet.balance?.seq, stay);
      const stopAnswers = reaction(
        () => absence.endsAtMs,
        (endsAtMs) => endsAtMs === undefined && tell(),
      );
      const stop = absence.start();
      return () => {
        stop();
        stopBets();
        stopAnswers();
        for (const sign of signs) document.removeEventListener(sign, note);
        others.close();
      };
    };
    return whilePageShown(watch);
  }, [absence, wallet]);

  return absence.endsAtMs !== undefined && <IdleWarning endsAtMs={absence.endsAtMs} onStay={() => absence.stay()} />;
});
