import { isTrial } from '@site/rules/account';
import { useEffect, useState } from 'react';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';

const none: ReadonlyMap<number, number> = new Map();

/**
 * Returns how many free rounds the member has left, by game; empty for visitors, and until the reply is here. Asks again when `rounds`, the
 * number of rounds that were played since, has grown.
 *
 * Source: MEM-06, docs/domain.md DR-21.
 */
export function useFreeRounds(rounds = 0): ReadonlyMap<number, number> {
  const { api, session } = useStores();
  const [answer] = useState(() => new Answer(api, 'freeRounds'));
  const member = session.member && !isTrial(session.member) ? session.member.id : undefined;
  const { load } = answer;
  useEffect(() => {
    if (member === undefined) answer.forget();
    else void answer.ask({});
  }, [answer, member]);
  useEffect(() => {
    const hasSome = answer.load.state === 'ready' && answer.load.value.grants.length > 0;
    if (rounds > 0 && hasSome) void answer.ask({});
  }, [answer, rounds]);
  if (load.state !== 'ready') return none;
  const left = new Map<number, number>();
  for (const grant of load.value.grants) for (const { nodeId } of grant.games) left.set(nodeId, (left.get(nodeId) ?? 0) + grant.left);
  return left;
}
