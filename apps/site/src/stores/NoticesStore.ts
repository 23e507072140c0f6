import type { Client } from '@site/api/client';
import type { Notice } from '@site/api/content';
import { makeAutoObservable } from 'mobx';
import { failed, type Load, loading, ready } from './load';

/** A member's notices, and the number of unread notices and messages. Source: LOB-09, MEM-08. */
export class NoticesStore {
  load: Load<Notice[]> = loading;
  unread = 0;
  private isSeen = false;
  private readonly api: Client;
  private turn = 0;

  constructor(api: Client) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'turn'>(this, { api: false, turn: false }, { autoBind: true });
  }

  /** Loads the notices of a new session. */
  async ask() {
    const turn = ++this.turn;
    const [notices, count] = await Promise.all([
      this.api('announcements', { types: 'PL', platform: 'W', execution: 'B' }),
      this.api('unreadCount', {}),
    ]);
    if (turn !== this.turn) return;
    this.settle(notices.ok ? ready(notices.value.playerNotices) : failed(notices));
    if (count.ok) this.count(count.value.unread);
  }

  async markRead() {
    if (this.unread === 0) return;
    const turn = this.turn;
    const reply = await this.api('readMessages', { box: 'notice', ids: 'all' });
    if (reply.ok && turn === this.turn) this.count(reply.value.unread);
  }

  /** Discards everything after the session, including pending replies. */
  forget() {
    this.turn++;
    this.load = loading;
    this.unread = 0;
  }

  /** Takes the number of unread notices and messages. */
  count(unread: number) {
    this.unread = unread;
  }

  /** Returns the number of unread announcements: public ones are unread until a visitor has opened them. */
  unseen(all: number): number {
    return this.isSeen ? 0 : all;
  }

  see() {
    this.isSeen = true;
  }

  private settle(load: Load<Notice[]>) {
    this.load = load;
  }
}
