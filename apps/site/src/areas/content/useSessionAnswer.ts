import type { InputOf } from '@site/api/call';
import type { CallName, Calls } from '@site/api/calls';
import { useEffect, useState } from 'react';
import type { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';

/**
 * Requests an answer when a page opens, and again when the session changes. Returns true while the shown answer belongs to another session:
 * a server-rendered page is a visitor's, and a member may be shown less. For observers.
 */
export function useSessionAnswer<N extends CallName>(answer: Answer<N>, input: InputOf<Calls[N]>): boolean {
  const { state, member } = useStores().session;
  const who = state === 'unknown' ? undefined : (member?.id ?? 'visitor');
  const [answered, setAnswered] = useState<string>();
  const question = JSON.stringify(input);
  useEffect(() => {
    if (!who) return undefined;
    let isWanted = true;
    const asked = JSON.parse(question) as InputOf<Calls[N]>;
    void (who === 'visitor' ? answer.open(asked) : answer.ask(asked)).then(() => isWanted && setAnswered(who));
    return () => {
      isWanted = false;
    };
  }, [who, question, answer]);
  return answered !== who || who === undefined;
}
