import { useMemo } from 'react';
import { useStores } from '../../stores/StoresContext';

/** Writes a moment, in milliseconds since 1970, as the reader's language has it, by the brand's clock. */
export function useMoment(): (atMs: number) => string {
  const { system } = useStores();
  const { locale } = system;
  const { zone } = system.brand;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
    return (atMs) => format.format(atMs);
  }, [locale, zone]);
}
