import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../stores/StoresContext';
import { whileShown } from '../whileShown';
import { agreeWithTabs } from './agreeWithTabs';
import { IdleWatch } from './IdleWatch';

/** What a session needs beside its page: tabs that agree, and an end when nobody is there any more. */
export default observer(function SessionWatch() {
  const { session } = useStores();
  useEffect(() => whileShown(() => agreeWithTabs(session)), [session]);
  return session.member && !session.lapse && <IdleWatch />;
});
