import { dateFormat } from '@site/money/dateFormat';
import { useMemo } from 'react';
import { useStores } from '../../../stores/StoresContext';

/** Returns a function that formats an instant (milliseconds since 1970) in the reader's language and the brand's time zone. */
export function useMoment(): (atMs: number) => string {
  const { system } = useStores();
  const { locale } = system;
  const { zone } = system.brand;
  return useMemo(() => {
    const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
    return (atMs) => format.format(atMs);
  }, [locale, zone]);
}
