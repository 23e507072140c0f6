import type { Client } from '@site/api/client';
import type { Popup } from '@site/api/content';
import { makeAutoObservable } from 'mobx';
import type { DialogsStore } from './DialogsStore';
import type { SessionStore } from './SessionStore';

export interface PopupsStoreDeps {
  api: Client;
  session: SessionStore;
  dialogs: DialogsStore;
  /** Storage for closed pop-ups, until the tab closes. */
  tabStorage: () => Storage;
}

const STORAGE_KEY = 'closed-popups';
/** The tour among the closed pop-ups, whose ids are numbers. */
const TOUR = 'tour';

/**
 * Pop-ups for each audience, shown once a session until closed: A for members, B for visitors, F for members at their first login, who are
 * shown around after it.
 *
 * Source: LOB-10.
 */
export class PopupsStore {
  /** Queue of pop-ups; the first is shown. */
  waiting: Popup[] = [];
  private readonly deps: PopupsStoreDeps;
  private turn = 0;

  constructor(deps: PopupsStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'turn'>(this, { deps: false, turn: false }, { autoBind: true });
  }

  /** Loads the pop-ups once the session is known. The service selects by audience; only the session knows whether a login is the first. */
  async ask() {
    const turn = ++this.turn;
    this.show([]);
    const { api, session } = this.deps;
    const reply = await api('announcements', { types: 'PU', platform: 'W' });
    if (!reply.ok || turn !== this.turn) return;
    const closed = this.readClosed();
    const meant = reply.value.popup.filter(({ id, execution }) => !closed.includes(id) && (execution !== 'F' || session.isFirstLogin));
    this.show(meant.toSorted((one, other) => Number(other.execution === 'F') - Number(one.execution === 'F')));
    this.showAround();
  }

  close(id: string) {
    this.keepClosed(id);
    this.show(this.waiting.filter((one) => one.id !== id));
    this.showAround();
  }

  /** Opens the tour at a member's first login, once its pop-ups are closed, unless another dialog is open. */
  private showAround() {
    const { session, dialogs } = this.deps;
    if (!session.isFirstLogin || dialogs.current || this.readClosed().includes(TOUR)) return;
    if (this.waiting.some(({ execution }) => execution === 'F')) return;
    this.keepClosed(TOUR);
    dialogs.open({ name: 'tour' });
  }

  private keepClosed(id: string) {
    this.deps.tabStorage().setItem(STORAGE_KEY, JSON.stringify([...this.readClosed(), id]));
  }

  private readClosed(): string[] {
    try {
      const closed: unknown = JSON.parse(this.deps.tabStorage().getItem(STORAGE_KEY) ?? '[]');
      return Array.isArray(closed) ? closed.map(String) : [];
    } catch {
      return [];
    }
  }

  private show(waiting: Popup[]) {
    this.waiting = waiting;
  }
}
