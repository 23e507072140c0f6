const collectMs = 20;

export interface Collected {
  add(accountIds: number[]): void;
  /** Passes pending ids on immediately. */
  flush(): void;
}

/** Collects ids for a moment and passes them on together without duplicates: one message for a burst of bets. */
export function collect(send: (accountIds: number[]) => void): Collected {
  const waiting = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const ids = [...waiting];
    waiting.clear();
    if (ids.length > 0) send(ids);
  }
  return {
    add(accountIds) {
      for (const id of accountIds) waiting.add(id);
      timer ??= setTimeout(flush, collectMs);
    },
    flush,
  };
}
