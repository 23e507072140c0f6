import { OfflineBanner } from '@site/ui/OfflineBanner';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onFirstTouch } from '../../app/onFirstTouch';
import { useStores } from '../../stores/StoresContext';
import { useConnection } from './useConnection';

/**
 * Reports a lost connection to people and, by `html[data-line]`, to styles, and its return for a while. Loaded in advance: offline, no
 * chunk can be loaded.
 */
export default function Connection() {
  // Messages for failed calls must be loaded before the connection is lost, too.
  const { t } = useTranslation(['site', 'failure']);
  const { savesData } = useStores().system;
  const state = useConnection();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (state === 'online') delete dataset['line'];
    else dataset['line'] = state;
  }, [state]);
  useEffect(() => {
    if (!('serviceWorker' in navigator) || savesData) return undefined;
    // Visitors who leave without interaction need no offline page.
    return onFirstTouch(prepare);
  }, [savesData]);
  return <OfflineBanner state={state} labels={{ offline: t('status.offline'), back: t('status.online') }} />;
}

/** Prepares the offline page; the site works without it. */
const prepare = () => void import('../offline/prepareOffline').then(({ prepareOffline }) => prepareOffline()).catch(() => {});
