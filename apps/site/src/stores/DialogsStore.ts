import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Game } from '@site/api/games';
import { makeAutoObservable } from 'mobx';
import type { FailureCode } from './load';

/** What a log-in is answered that needs a second proof. */
export type SecondProof = Extract<OutputOf<Calls['login']>, { verify: unknown }>['verify'];

export type Dialog =
  /**
   * `resume` is what asked for it and goes on after it; without one it ends at the lobby. `query` came with the address. With `verify` a
   * link has shown the first proof, and the second is asked for.
   */
  | { name: 'login'; resume?: (() => void) | undefined; query?: string; verify?: SecondProof }
  /** A link logs in `coming` where `here` is logged in. */
  | { name: 'switchAccount'; here: string; coming: string; onSwitch: () => void }
  | { name: 'register'; resume?: (() => void) | undefined; query?: string }
  | { name: 'forgot' }
  | { name: 'changePassword' }
  | { name: 'message'; code: FailureCode }
  | { name: 'signOut' }
  | { name: 'game'; game: Game }
  /** All games of a vendor, whose name is the title. `most` are shown; without it the first of them. */
  | { name: 'vendorGames'; vassalage: string; title: string; most?: number | undefined }
  /** `startIndex` is the one that is open at first. */
  | { name: 'announcements'; startIndex?: number }
  | { name: 'notices' }
  /** With the code of an article, which is open. */
  | { name: 'help'; article: string }
  | { name: 'chat' }
  | { name: 'lines' }
  | { name: 'popupBlocked'; retry: () => void };

/** One dialog at a time. Source: SHL-14. */
export class DialogsStore {
  current: Dialog | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(dialog: Dialog) {
    this.current = dialog;
  }

  close() {
    this.current = undefined;
  }
}
