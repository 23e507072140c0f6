import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { display } from '@site/ui/display';
import { useSecondsUntil } from '@site/ui/useSecondsUntil';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';
import { Absence } from './Absence';
import { useSignOut } from './useSignOut';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
const TOLD_EVERY_MS = 15_000;

/**
 * Signs out who has been away for half an hour, and asks first. A bet that comes back from a game is a sign of life, and so is what is
 * done in another tab. What stands on the page is kept.
 */
export const IdleWatch = observer(function IdleWatch() {
  const { api, session, wallet } = useStores();
  const [absence] = useState(
    () =>
      new Absence(() => {
        void api('logout', {});
        session.suspend('idle');
      }),
  );

  useEffect(() => {
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
  }, [absence, wallet]);

  return absence.endsAtMs !== undefined && <Warning endsAtMs={absence.endsAtMs} onStay={() => absence.stay()} />;
});

function Warning({ endsAtMs, onStay }: { endsAtMs: number; onStay: () => void }) {
  const { t } = useTranslation('session');
  const signOut = useSignOut();
  const seconds = useSecondsUntil(endsAtMs);
  return (
    <Dialog
      role="alertdialog"
      title={t('idle.title')}
      text={t('idle.text')}
      onClose={onStay}
      actions={
        <>
          <Button variant="contained" onClick={onStay}>
            {t('idle.stay')}
          </Button>
          <Button variant="outlined" onClick={() => void signOut()}>
            {t('signOut.confirm')}
          </Button>
        </>
      }
      mark={
        <Left role="timer" dir="ltr">
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </Left>
      }
    />
  );
}

const Left = styled('span')({ ...display, fontSize: 44, lineHeight: 1, fontVariantNumeric: 'tabular-nums' });
