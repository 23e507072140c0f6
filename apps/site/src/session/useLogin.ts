import { useState } from 'react';
import type { SecondProof } from '../stores/DialogsStore';
import { useStores } from '../stores/StoresContext';
import { LoginStore } from './LoginStore';

/** Somebody's way in, for as long as its form stands. With `verify` it begins with the second proof. */
export function useLogin(area: 'site' | 'agent', verify?: SecondProof): LoginStore {
  const { api, session, system } = useStores();
  const [login] = useState(() => {
    const provider = system.permission.info.register.phoneAuth;
    return new LoginStore({ api, session, browserStorage: () => localStorage, area, provider, verify });
  });
  return login;
}
