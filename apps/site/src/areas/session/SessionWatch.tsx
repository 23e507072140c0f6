import { observer } from 'mobx-react-lite';
import { isTrial } from '@site/rules/account';
import { useEffect } from 'react';
import { useStores } from '../../stores/StoresContext';
import { restoreForm } from '../../app/keepForm';
import { whilePageShown } from '../../app/whilePageShown';
import { syncTabs } from './syncTabs';
import { optionalPart } from '../../app/optionalPart';
import { IdleWatch } from './IdleWatch';

const RealityWatch = optionalPart(() => import('../safer/RealityWatch'));
const PrizeWatch = optionalPart(() => import('../prizes/PrizeWatch'));

/**
 * Watches the session: synchronizes tabs, signs out idle members, shows their reality checks, tells them of jackpots that they have won, and
 * restores what was typed before another language was chosen.
 */
export default observer(function SessionWatch() {
  const { session, push } = useStores();
  useEffect(restoreForm, []);
  useEffect(() => whilePageShown(() => syncTabs(session)), [session]);
  useEffect(() => {
    const ask = () => {
      if (session.isUnanswered) void session.askAgain();
    };
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [session]);
  return (
    session.member &&
    !session.lapse && (
      <>
        <IdleWatch />
        {!isTrial(session.member) && <RealityWatch />}
        {push.drops > 0 && <PrizeWatch />}
      </>
    )
  );
});
