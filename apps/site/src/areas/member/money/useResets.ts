import { dateFormat } from '@site/money/dateFormat';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../../app/useTimeZone';
import { useStores } from '../../../stores/StoresContext';
import { useMoment } from '../security/useMoment';

/**
 * Returns a function that says when a limit begins anew: by the clock of the brand, whose day it is, and by the reader's own where the two differ.
 *
 * Source: RES-01, docs/domain.md DR-23.1.
 */
export function useResets(): (atMs: number) => string {
  const { t } = useTranslation('safer');
  const { locale } = useStores().system;
  const moment = useMoment();
  const zone = useTimeZone();
  const own = useMemo(() => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }), [locale, zone]);
  return (atMs) => {
    const [at, here] = [moment(atMs), own.format(atMs)];
    return t('limits.resets', { at: at === here ? at : t('limits.here', { at, here }) });
  };
}
