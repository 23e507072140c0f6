import type { InputOf, OutputOf } from '@site/api/call';
import type { CallName, Calls } from '@site/api/calls';
import type { FailureOf } from '@site/api/client';
import { useCallback, useEffect, useState } from 'react';
import { useDesk } from './DeskContext';

export interface Answer<Value> {
  /** Last value; kept while a later question is being answered. */
  value: Value | undefined;
  failure: FailureOf<CallName> | undefined;
  isLoading: boolean;
  /** Asks again. */
  reload: () => void;
}

interface Settled<N extends CallName> {
  asked: string;
  value?: OutputOf<Calls[N]>;
  failure?: FailureOf<N>;
}

/** Makes a call when the page opens, and again when its input changes. */
export function useCall<N extends CallName>(name: N, input: InputOf<Calls[N]>): Answer<OutputOf<Calls[N]>> {
  const { api } = useDesk();
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<Settled<N>>();
  const question = JSON.stringify(input);
  const asked = `${name} ${question} ${round}`;
  useEffect(() => {
    const leaving = new AbortController();
    void api(name, JSON.parse(question) as InputOf<Calls[N]>, { signal: leaving.signal }).then((reply) => {
      if (leaving.signal.aborted) return;
      setSettled((last) =>
        reply.ok ? { asked, value: reply.value } : { asked, failure: reply.code, ...(last?.value !== undefined && { value: last.value }) },
      );
    });
    return () => leaving.abort();
  }, [api, name, question, asked]);
  const isLoading = settled?.asked !== asked;
  return {
    value: settled?.value,
    failure: isLoading ? undefined : settled?.failure,
    isLoading,
    reload: useCallback(() => setRound((last) => last + 1), []),
  };
}
