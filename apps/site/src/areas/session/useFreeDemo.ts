import { routes } from '@site/api/routes';
import { useState } from 'react';
import { useStores } from '../../stores/StoresContext';
import { sealBody } from '@site/api/sealBody';

/**
 * Returns a function that logs in a trial account. `onIn` closes the current dialog; a refusal is shown in another. Source: SES-09, SES-19.
 */
export function useFreeDemo(onIn: () => void) {
  const { api, session, system, dialogs, navigation } = useStores();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    const seal = { key: system.permission.encKey, path: routes.loginFreeplay.path, nowMs: Date.now() + system.aheadMs };
    const token = await sealBody({ nonce: crypto.randomUUID() }, seal);
    const reply = await api('loginFreeplay', { os: navigator.userAgent.slice(0, 60), platform: 'W', token, gatewayVersion: 3 });
    setBusy(false);
    if (!reply.ok) return dialogs.open({ name: 'message', code: reply.code });
    onIn();
    session.enter(reply.value);
    navigation.go('/');
  };
  return { isBusy, start };
}
