import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../stores/StoresContext';
import { whilePageShown } from '../../app/whilePageShown';
import { syncTabs } from './syncTabs';
import { IdleWatch } from './IdleWatch';

/** Watches the session: synchronizes tabs, and signs out idle members. */
export default observer(function SessionWatch() {
  const { session } = useStores();
  useEffect(() => whilePageShown(() => syncTabs(session)), [session]);
  useEffect(() => {
    const ask = () => {
      if (session.isUnanswered) void session.askAgain();
    };
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [session]);
  return session.member && !session.lapse && <IdleWatch />;
});
