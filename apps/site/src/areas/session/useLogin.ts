import { useState } from 'react';
import type { SecondProof } from '../../stores/DialogsStore';
import { useStores } from '../../stores/StoresContext';
import { LoginStore } from './LoginStore';

/** Returns a login store for the lifetime of its form. `verify` starts with the second factor. */
export function useLogin(area: 'site' | 'agent', verify?: SecondProof): LoginStore {
  const { api, session, system } = useStores();
  const [login] = useState(() => {
    const provider = system.permission.info.register.phoneAuth;
    return new LoginStore({ api, session, browserStorage: () => localStorage, area, provider, verify });
  });
  return login;
}
