import { useLocation } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';

/** Returns a function that signs out and opens the home page; for agents, the agents' login. Source: SES-08. */
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
