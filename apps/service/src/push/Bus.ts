/** Account ids; `all` after events may have been lost. */
export type Changed = number[] | 'all';

/** Notifies every process of changed accounts: ids only, shortly after the commit. */
export interface Bus {
  /** Call after the commit. */
  publish(accountIds: number[]): void;
  /** Calls the listener for each event. Returns a function that removes it. */
  onEvent(listener: (changed: Changed) => void): () => void;
}
