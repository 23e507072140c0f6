const collectMs = 20;

/** Gathers ids for a moment and hands them on together, each once: one message for a burst of bets. */
export function collect(send: (accountIds: number[]) => void): (accountIds: number[]) => void {
  const waiting = new Set<number>();
  return (accountIds) => {
    if (waiting.size === 0)
      setTimeout(() => {
        const ids = [...waiting];
        waiting.clear();
        send(ids);
      }, collectMs);
    for (const id of accountIds) waiting.add(id);
  };
}
