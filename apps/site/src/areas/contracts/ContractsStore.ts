import type { Contract } from '@site/api/contracts';
import type { Client, Reply } from '@site/api/client';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { makeAutoObservable, observableRef } from 'mobx';
import { failed, type Load, loading, ready } from '../../stores/load';

export type ContractAction = 'accept' | 'reject' | 'terminate';
type Document = OutputOf<Calls['contractDocument']>;

/** The contracts of a member, and the one that is open. Source: AGT-16, AGT-18, MEM-20. */
export class ContractsStore {
  list: Load<Contract[]> = loading;
  document: Load<Document> = loading;
  openId: string | undefined = undefined;
  isBusy = false;
  private readonly api: Client;
  private turn = 0;

  constructor(api: Client) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'turn'>(
      this,
      { api: false, turn: false, list: observableRef, document: observableRef },
      { autoBind: true },
    );
  }

  get contracts(): Contract[] {
    return this.list.state === 'ready' ? this.list.value : [];
  }

  /** Keeps the last list while a newer one loads. */
  async load() {
    if (this.list.state === 'failed') this.takeList(loading);
    const reply = await this.api('contracts', {});
    if (reply.ok) this.takeList(ready(reply.value.contracts));
    else if (this.list.state !== 'ready') this.takeList(failed(reply));
  }

  async open(id: string | undefined) {
    const turn = ++this.turn;
    this.begin(id);
    if (id === undefined) return;
    const reply = await this.api('contractDocument', { id: Number(id) });
    if (turn === this.turn) this.takeDocument(reply.ok ? ready(reply.value) : failed(reply));
  }

  /** Acts on a contract, and loads the list and the open document anew, whatever the service answers. */
  async act({ id, kind }: Contract, action: ContractAction): Promise<{ ok: true } | Extract<Reply<'actOnDaily'>, { ok: false }>> {
    this.setBusy(true);
    const reply = await this.api(actingCalls[kind], { contractId: Number(id), action });
    await this.load();
    if (this.openId !== undefined) await this.open(this.openId);
    this.setBusy(false);
    return reply.ok ? { ok: true } : reply;
  }

  private begin(id: string | undefined) {
    if (id !== this.openId) this.document = loading;
    this.openId = id;
  }

  private takeList(list: Load<Contract[]>) {
    this.list = list;
  }

  private takeDocument(document: Load<Document>) {
    this.document = document;
  }

  private setBusy(isBusy: boolean) {
    this.isBusy = isBusy;
  }
}

const actingCalls = {
  DAILY: 'actOnDaily',
  DIVIDEND: 'actOnDividend',
  HOURLY: 'hourlyContracts',
  REALTIME: 'realtimeContracts',
} as const;
