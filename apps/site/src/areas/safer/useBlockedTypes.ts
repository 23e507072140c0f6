import type { GameType } from '@site/api/common';
import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore } from 'react';
import type { SessionStore } from '../../stores/SessionStore';
import { useStores } from '../../stores/StoresContext';

/**
 * Returns the types of games that lists leave out for this member. None while a page hydrates, whose HTML is that of every visitor; afterwards only
 * lists of a member who has blocked some render again.
 *
 * Source: RES-02, docs/domain.md DR-23.7.
 */
export function useBlockedTypes(): readonly GameType[] {
  const { session } = useStores();
  const subscribe = useCallback((notify: () => void) => reaction(() => blockedTypesOf(session), notify), [session]);
  return useSyncExternalStore(
    subscribe,
    () => blockedTypesOf(session),
    () => none,
  );
}

const blockedTypesOf = ({ member }: SessionStore) => (member?.blockedTypes.length ? member.blockedTypes : none);
const none: readonly GameType[] = [];
