import { useLocation } from 'react-router-dom';
import { useStores } from '../stores/StoresContext';

/** Signs out and leads home; an agent to the agents' login. Source: spec §4 "Logout". */
export function useSignOut(): () => Promise<void> {
  const { session, navigation, toasts } = useStores();
  const { pathname } = useLocation();
  return async () => {
    const left = session.signOut();
    navigation.go(pathname.startsWith('/agentHome') ? '/agent' : '/');
    toasts.say('signedOut');
    await left;
  };
}
