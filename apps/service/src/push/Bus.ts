/** Ids of accounts; `all` after events may have been missed. */
export type Changed = number[] | 'all';

/** Tells every process whose accounts have changed: ids only, a moment after the commit. */
export interface Bus {
  /** Call after the transaction has committed. */
  publish(accountIds: number[]): void;
  /** Calls back until the returned function is called. */
  onEvent(listener: (changed: Changed) => void): () => void;
}
