import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { lazyPart } from '../lazyPart';
import { useStores } from '../stores/StoresContext';
import { whileShown } from '../whileShown';
import { Absence } from './Absence';

const IdleWarning = lazyPart(() => import('./IdleWarning'));

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
const TOLD_EVERY_MS = 15_000;

/**
 * Signs out who has been away for half an hour, and asks first. A bet that comes back from a game is a sign of life, and so is what is
 * done in another tab. What stands on the page is kept.
 */
export const IdleWatch = observer(function IdleWatch() {
  const { session, wallet } = useStores();
  const [absence] = useState(() => new Absence(() => void session.timeOut()));

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
        if (Date.now() - toldMs < TOLD_EVERY_MS) return;
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
    return whileShown(watch);
  }, [absence, wallet]);

  return absence.endsAtMs !== undefined && <IdleWarning endsAtMs={absence.endsAtMs} onStay={() => absence.stay()} />;
});
