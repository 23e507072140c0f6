import { useState } from 'react';
import { useStores } from '../stores/StoresContext';
import { LoginStore } from './LoginStore';

/** Somebody's way in, for as long as its form stands. */
export function useLogin(area: 'site' | 'agent'): LoginStore {
  const { api, session, system } = useStores();
  const [login] = useState(() => {
    const provider = system.permission.info.register.phoneAuth;
    return new LoginStore({ api, session, browserStorage: () => localStorage, area, provider });
  });
  return login;
}
