import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Game } from '@site/api/games';
import { makeAutoObservable } from 'mobx';
import type { FailureCode } from './load';

/** Reply of a log-in that requires a second factor. */
export type SecondProof = Extract<OutputOf<Calls['login']>, { verify: unknown }>['verify'];

export type Dialog =
  /**
   * `resume` continues the action that required it; omitted, it ends at the lobby. `query` is that of the address. `verify` starts with the
   * second factor, after a link proved the first.
   */
  | { name: 'login'; resume?: (() => void) | undefined; query?: string; verify?: SecondProof }
  /** A link would log in `coming`, while `here` is logged in. */
  | { name: 'switchAccount'; here: string; coming: string; onSwitch: () => void }
  | { name: 'register'; resume?: (() => void) | undefined; query?: string }
  | { name: 'forgot' }
  | { name: 'changePassword' }
  /** `tryFree` starts a free trial of the game that was refused. */
  | { name: 'message'; code: FailureCode; tryFree?: () => void }
  | { name: 'signOut' }
  | { name: 'game'; game: Game }
  /** All games of a vendor, whose name is the title. `most` limits the number shown; by default the first rows. */
  | { name: 'vendorGames'; vassalage: string; title: string; most?: number | undefined }
  /** `startIndex` is opened at first. */
  | { name: 'announcements'; startIndex?: number }
  | { name: 'notices' }
  /** `article` is the code of the opened article. */
  | { name: 'help'; article: string }
  | { name: 'chat' }
  | { name: 'tour' }
  | { name: 'lines' }
  | { name: 'popupBlocked'; retry: () => void };

/** The current dialog, one at a time. Source: SHL-14. */
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
