import type { Client } from '@site/api/client';
import type { Popup } from '@site/api/content';
import { makeAutoObservable } from 'mobx';
import type { SessionStore } from './SessionStore';

export interface PopupsStoreDeps {
  api: Client;
  session: SessionStore;
  /** Where it is kept which ones were closed: until the tab closes. */
  tabStorage: () => Storage;
}

const CLOSED = 'closed-popups';

/**
 * What is shown to each audience once a session, until it is closed: A to members, B to visitors, F to members at their first login.
 *
 * Source: LOB-10, spec §4 "Popups".
 */
export class PopupsStore {
  /** What waits to be closed; the first is shown. */
  waiting: Popup[] = [];
  private readonly deps: PopupsStoreDeps;
  private turn = 0;

  constructor(deps: PopupsStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'turn'>(this, { deps: false, turn: false }, { autoBind: true });
  }

  /** Once it is known who is here. The service chooses by audience; whether a login is the first only the session knows. */
  async ask() {
    const turn = ++this.turn;
    this.show([]);
    const { api, session } = this.deps;
    const reply = await api('announcements', { types: 'PU', platform: 'W' });
    if (!reply.ok || turn !== this.turn) return;
    const closed = this.readClosed();
    const meant = reply.value.popup.filter(({ id, execution }) => !closed.includes(id) && (execution !== 'F' || session.isFirstLogin));
    this.show(meant.toSorted((one, other) => Number(other.execution === 'F') - Number(one.execution === 'F')));
  }

  close(id: string) {
    this.deps.tabStorage().setItem(CLOSED, JSON.stringify([...this.readClosed(), id]));
    this.show(this.waiting.filter((one) => one.id !== id));
  }

  private readClosed(): string[] {
    try {
      const closed: unknown = JSON.parse(this.deps.tabStorage().getItem(CLOSED) ?? '[]');
      return Array.isArray(closed) ? closed.map(String) : [];
    } catch {
      return [];
    }
  }

  private show(waiting: Popup[]) {
    this.waiting = waiting;
  }
}
