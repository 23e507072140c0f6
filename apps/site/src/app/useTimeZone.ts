import { useSyncExternalStore } from 'react';
import { useStores } from '../stores/StoresContext';

/** Returns the IANA name of the reader's time zone; the brand's during server rendering and hydration. */
export function useTimeZone(): string {
  const { brand } = useStores().system;
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => brand.zone,
  );
}

/** The time zone does not change during a visit. */
const never = () => () => {};
