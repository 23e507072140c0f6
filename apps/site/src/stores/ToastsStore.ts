import type { RefusalDetails } from '@site/api/refusals';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FailureCode } from './load';
import type { Moved } from './MoneyCall';

/** A completed action; worded at `toast.<deed>`. */
export type CompletedAction = 'accountClosed' | 'credited' | 'jackpot' | 'kept' | 'letGo' | 'signedOut';

export type Toast = { id: string } & (
  | { deed: CompletedAction; /** Name of the game or the prize. */ name?: string | undefined; undo?: (() => void) | undefined }
  | { refusal: FailureCode; /** Of a call that moves money. */ moved?: Moved | undefined; reference?: string | undefined }
  | { minutesLeft: number }
);

/** Short messages about actions and refusals, oldest first. */
export class ToastsStore {
  all: Toast[] = [];
  private said = 0;

  constructor() {
    makeAutoObservable<this, 'said'>(this, { said: false, all: observableRef }, { autoBind: true });
  }

  say(deed: CompletedAction, about: { name?: string; undo?: () => void } = {}) {
    this.all = [...this.all, { id: String(++this.said), deed, ...about }];
  }

  /** Reports a refusal once, however often it is repeated meanwhile. */
  refuse(refusal: FailureCode, { moved, details }: { moved?: Moved; details?: RefusalDetails } = {}) {
    if (this.all.some((toast) => 'refusal' in toast && toast.refusal === refusal)) return;
    this.all = [...this.all, { id: String(++this.said), refusal, moved, reference: details?.reference }];
  }

  /** Tells how many minutes of the own time of play are left, in place of what was told before. Source: RES-02. */
  tellTimeLeft(minutesLeft: number) {
    this.all = [...this.all.filter((toast) => !('minutesLeft' in toast)), { id: String(++this.said), minutesLeft }];
  }

  dismiss(id: string) {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}
