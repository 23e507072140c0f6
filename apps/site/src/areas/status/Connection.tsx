import { dateFormat } from '@site/money/dateFormat';
import { OfflineBanner } from '@site/ui/OfflineBanner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
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
  const { savesData, locale } = useStores().system;
  const { pathname } = useLocation();
  const [loadedAt, setLoadedAt] = useState<Date>();
  const state = useConnection();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (state === 'online') delete dataset['line'];
    else dataset['line'] = state;
  }, [state]);
  useEffect(() => {
    if (!('serviceWorker' in navigator) || savesData) return undefined;
    // Visitors who leave without interaction need no offline page. The first touch may open a game, which comes first.
    return onFirstTouch(() => setTimeout(prepare, REST_MS));
  }, [savesData]);
  useEffect(() => {
    if (state === 'offline') void dateOfKeptLobby().then(setLoadedAt);
  }, [state]);
  const time = pathname === LOBBY && loadedAt && dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(loadedAt);
  const offline = time ? t('status.offlineSince', { time }) : t('status.offline');
  return <OfflineBanner state={state} labels={{ offline, back: t('status.online') }} />;
}

const LOBBY = '/';
const REST_MS = 3000;

/** Returns when the lobby was last loaded, which is what is shown offline. */
async function dateOfKeptLobby(): Promise<Date | undefined> {
  const date = (await caches.match(LOBBY))?.headers.get('date');
  return date ? new Date(date) : undefined;
}

/** Prepares the offline page; the site works without it. */
const prepare = () => void import('../offline/prepareOffline').then(({ prepareOffline }) => prepareOffline()).catch(() => {});
