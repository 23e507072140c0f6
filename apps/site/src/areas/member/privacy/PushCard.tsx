import type { Client } from '@site/api/client';
import { CheckField } from '@site/ui/CheckField';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { PlayCard } from '../play/PlayCard';

/** Push messages to this browser, which the member allows and ends here. Source: MEM-08, MEM-26. */
export const PushCard = observer(function PushCard() {
  const { t } = useTranslation('privacy');
  const { api } = useStores();
  const [state, setState] = useState<'on' | 'off' | 'denied' | 'unsupported'>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void readState().then(setState), []);
  const choose = async (isOn: boolean) => {
    setBusy(true);
    setFailure(isOn ? await allow(api) : await forbid(api));
    setState(await readState());
    setBusy(false);
  };
  return (
    <PlayCard title={t('push.title')} text={t('push.text')}>
      {(state === 'on' || state === 'off') && (
        <CheckField
          label={t('push.label')}
          checked={state === 'on'}
          isDisabled={isBusy}
          onChange={({ target }) => void choose(target.checked)}
        />
      )}
      {(state === 'denied' || state === 'unsupported') && <p>{t(`push.${state}`)}</p>}
      <FailureLine failure={failure} />
    </PlayCard>
  );
});

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function readState() {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the person, then the browser's push service, then ours; nothing of it stays when one of them refuses. */
async function allow(api: Client): Promise<Failure | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const key = await api('pushKey', {});
  if (!key.ok) return key;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key }).catch(() => undefined);
  if (!subscription) return { code: 'unavailable', details: {} };
  const { endpoint, keys = {} } = subscription.toJSON();
  const reply = await api('allowPush', { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' });
  if (reply.ok) return undefined;
  await subscription.unsubscribe();
  return reply;
}

async function forbid(api: Client): Promise<Failure | undefined> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription) return undefined;
  await subscription.unsubscribe();
  const reply = await api('forbidPush', { endpoint: subscription.endpoint });
  return reply.ok ? undefined : reply;
}
