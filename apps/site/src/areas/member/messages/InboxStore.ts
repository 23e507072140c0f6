import type { InboxItem } from '@site/api/inbox';
import type { InboxBox } from '@site/api/messageKinds';
import type { Client, Reply } from '@site/api/client';
import { makeAutoObservable, observableRef } from 'mobx';
import { Answer } from '../../../stores/Answer';
import type { DialogsStore } from '../../../stores/DialogsStore';
import type { NoticesStore } from '../../../stores/NoticesStore';

export const PAGE_SIZE = 20;

export interface InboxStoreDeps {
  api: Client;
  dialogs: DialogsStore;
  notices: NoticesStore;
}

/** Messages of a member, one box and page at a time. Source: MEM-08. */
export class InboxStore {
  readonly answer: Answer<'messages'>;
  box: InboxBox = 'message';
  page = 1;
  /** Ids of the chosen items of this page. */
  chosen: ReadonlySet<string> = new Set();
  isBusy = false;
  private readonly deps: InboxStoreDeps;

  constructor(deps: InboxStoreDeps) {
    this.deps = deps;
    this.answer = new Answer(deps.api, 'messages');
    makeAutoObservable<this, 'deps'>(this, { deps: false, answer: false, chosen: observableRef }, { autoBind: true });
  }

  get items(): InboxItem[] {
    const { load } = this.answer;
    return load.state === 'ready' ? load.value.list : [];
  }

  get totalPages(): number {
    const { load } = this.answer;
    return load.state === 'ready' ? Math.ceil(load.value.total / PAGE_SIZE) : 0;
  }

  get isAllChosen(): boolean {
    return this.items.length > 0 && this.items.every(({ id }) => this.chosen.has(id));
  }

  /** Shows a page of a box. */
  async show(box: InboxBox, page = 1) {
    if (box !== this.box || page !== this.page) this.chosen = new Set();
    this.box = box;
    this.page = page;
    await this.refresh();
  }

  async refresh() {
    await this.answer.ask({ box: this.box, page: this.page, pageSize: PAGE_SIZE });
    // The last item of the last page was removed.
    if (this.page > 1 && this.page > this.totalPages && this.answer.load.state === 'ready') await this.show(this.box, this.totalPages || 1);
  }

  choose(id: string, isChosen: boolean) {
    const chosen = new Set(this.chosen);
    if (isChosen) chosen.add(id);
    else chosen.delete(id);
    this.chosen = chosen;
  }

  chooseAll(isChosen: boolean) {
    this.chosen = new Set(isChosen ? this.items.map(({ id }) => id) : []);
  }

  async markRead(ids: string[] | 'all') {
    await this.carryOut(() => this.deps.api('readMessages', { box: this.box, ids }));
  }

  async remove(ids: string[]) {
    await this.carryOut(() => this.deps.api('deleteMessages', { box: this.box, ids: ids.join(',') }));
  }

  private async carryOut(act: () => Promise<Reply<'readMessages' | 'deleteMessages'>>) {
    this.setBusy(true);
    const reply = await act();
    if (reply.ok) {
      this.deps.notices.count(reply.value.unread);
      this.chooseAll(false);
    } else {
      this.deps.dialogs.open({ name: 'message', code: reply.code });
    }
    await this.refresh();
    this.setBusy(false);
  }

  private setBusy(isBusy: boolean) {
    this.isBusy = isBusy;
  }
}
