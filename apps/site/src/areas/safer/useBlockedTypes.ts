import type { GameType } from '@site/api/common';
import { useSyncExternalStore } from 'react';
import { useStores } from '../../stores/StoresContext';

/**
 * Returns the types of games that lists leave out for this member. None while a page hydrates, whose HTML is that of every visitor.
 *
 * Source: RES-02, docs/domain.md DR-23.7.
 */
export function useBlockedTypes(): readonly GameType[] {
  const { session } = useStores();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated && session.member ? session.member.blockedTypes : none;
}

const none: readonly GameType[] = [];
const never = () => () => {};
