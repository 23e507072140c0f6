import { useSyncExternalStore } from 'react';
import { useStores } from './stores/StoresContext';

/** IANA name of the reader's zone; the brand's while a page is painted and taken over. */
export function useTimeZone(): string {
  const { brand } = useStores().system;
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => brand.zone,
  );
}

/** A zone does not change while it is looked at. */
const never = () => () => {};
