import Button from '@mui/material/Button';
import { Offline } from '@site/ui/illustration/Offline';
import { StatusScreen } from '@site/ui/StatusScreen';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

const POLL_MS = 5000;

/** Offline page. Once the connection is back, it is replaced by the requested page. */
export default function OfflinePage() {
  const { t } = useTranslation('shell');
  const wanted = useSearchParams()[0].get('to') ?? '/';
  const [isAsking, setAsking] = useState(false);

  const ask = useCallback(async () => {
    setAsking(true);
    if (await isReachable()) location.replace(withinSite(wanted));
    else setAsking(false);
  }, [wanted]);

  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && void ask();
    again();
    const timer = setInterval(again, POLL_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [ask]);

  return (
    <StatusScreen
      illustration={<Offline />}
      title={t('offline.title')}
      text={t('offline.text')}
      actions={
        <Button variant="contained" loading={isAsking} onClick={() => void ask()}>
          {t('offline.retry')}
        </Button>
      }
    />
  );
}

/** Checks the service, because a browser may report "online" without a route to it. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(POLL_MS) })).ok;
  } catch {
    return false;
  }
}

/** Returns a path within the site, because the address may contain anything. */
function withinSite(path: string): string {
  const { origin, pathname, search } = new URL(path, location.origin);
  return origin === location.origin && pathname !== '/offline' ? pathname + search : '/';
}
