import { OfflineBanner } from '@site/ui/OfflineBanner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onFirstTouch } from '../onFirstTouch';
import { useStores } from '../stores/StoresContext';

const BACK_MS = 4000;
/** Says when the line is gone, and for a while that it is back. It has to be here before that: without a line no chunk arrives. */
export default function Connection() {
  const { t } = useTranslation();
  const { savesData } = useStores().system;
  const [state, setState] = useState<'online' | 'offline' | 'back'>('online');
  useEffect(() => {
    const lost = () => setState('offline');
    const found = () => setState('back');
    addEventListener('offline', lost);
    addEventListener('online', found);
    if (!navigator.onLine) lost();
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', found);
    };
  }, []);
  useEffect(() => {
    if (state !== 'back') return undefined;
    const timer = setTimeout(() => setState('online'), BACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (!('serviceWorker' in navigator) || savesData) return undefined;
    // Who looks once and leaves needs no page for the time without a line.
    return onFirstTouch(prepare);
  }, [savesData]);
  return <OfflineBanner state={state} labels={{ offline: t('status.offline'), back: t('status.online') }} />;
}

/** Without it the site is as good as before, as long as there is a line. */
const prepare = () => void import('../offline/prepareOffline').then(({ prepareOffline }) => prepareOffline()).catch(() => {});
