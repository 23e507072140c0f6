import type { Client } from '@site/api/client';
import type { Notice } from '@site/api/content';
import { makeAutoObservable } from 'mobx';
import { failed, type Load, loading, ready } from './load';

/** What the house has to tell one member, and how much of it is unread. Source: LOB-09. */
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

  /** For a member who has just come. */
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

  /** The member has gone: what is still on its way is nobody's. */
  forget() {
    this.turn++;
    this.load = loading;
    this.unread = 0;
  }

  /** Public announcements are unread until a visitor has opened them. */
  unseen(all: number): number {
    return this.isSeen ? 0 : all;
  }

  see() {
    this.isSeen = true;
  }

  private settle(load: Load<Notice[]>) {
    this.load = load;
  }

  private count(unread: number) {
    this.unread = unread;
  }
}
