import type { InputOf } from '@site/api/call';
import type { CallName, Calls } from '@site/api/calls';
import type { Reply } from '@site/api/client';
import { useRef, useState } from 'react';
import { ofMoney } from '../../stores/MoneyCall';
import { useStores } from '../../stores/StoresContext';

/** Calls that are made once for each transfer id. */
type WriteName = { [N in CallName]: 'transferId' extends keyof InputOf<Calls[N]> ? N : never }[CallName];

/**
 * Returns a function that makes a write with a transfer id of its own, and whether one is under way. A write that got no reply is sent again with
 * its id, so that nothing is credited twice. A refusal is shown as a toast.
 */
export function useWrite() {
  const { api, toasts } = useStores();
  const [busy, setBusy] = useState<string>();
  const unanswered = useRef(new Map<string, string>());

  async function write<N extends WriteName>(name: N, input: Omit<InputOf<Calls[N]>, 'transferId'>): Promise<Reply<N>> {
    const asked = JSON.stringify([name, input]);
    const transferId = unanswered.current.get(asked) ?? crypto.randomUUID();
    unanswered.current.set(asked, transferId);
    setBusy(asked);
    const reply = ofMoney(await api(name, { ...input, transferId } as unknown as InputOf<Calls[N]>), transferId);
    setBusy(undefined);
    if (reply.ok || reply.code !== 'networkAbnormal') unanswered.current.delete(asked);
    if (!reply.ok) toasts.refuse(reply.code, reply);
    return reply;
  }

  return { write, isBusy: busy !== undefined };
}
