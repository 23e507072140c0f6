import { makeAutoObservable, observableRef } from 'mobx';
import type { FailureCode } from './load';

/** What was done; its wording is `toast.<deed>`. */
export type Deed = 'kept' | 'letGo' | 'signedOut';

export type Toast = { id: string } & (
  | { deed: Deed; /** Of the game that it was done to. */ name?: string | undefined; undo?: (() => void) | undefined }
  | { refusal: FailureCode }
);

/** What is said in passing, the oldest first: that something was done, or refused. */
export class ToastsStore {
  all: Toast[] = [];
  private said = 0;

  constructor() {
    makeAutoObservable<this, 'said'>(this, { said: false, all: observableRef }, { autoBind: true });
  }

  say(deed: Deed, about: { name?: string; undo?: () => void } = {}) {
    this.all = [...this.all, { id: String(++this.said), deed, ...about }];
  }

  /** Said once, however often it is refused meanwhile. */
  refuse(refusal: FailureCode) {
    if (this.all.some((toast) => 'refusal' in toast && toast.refusal === refusal)) return;
    this.all = [...this.all, { id: String(++this.said), refusal }];
  }

  dismiss(id: string) {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}
