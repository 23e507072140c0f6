import type { InputOf, OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FailureCode } from '../../stores/load';
import type { ToastsStore } from '../../stores/ToastsStore';

type Asked = InputOf<Calls['startExport']>;
type Progress = OutputOf<Calls['exportProgress']>;

export const LOOK_MS = 2000;
/** Looks in a row without a reply, or before the file began: two minutes, for its address works for one. */
export const MAX_IDLE_LOOKS = 60;

export interface ExportStoreDeps {
  api: Client;
  toasts: Pick<ToastsStore, 'refuse'>;
  /** Lets the browser save the file of an address. */
  download: (url: string) => void;
}

/** One export of a report: how far its file is, and how it ended. Nothing is asked before it starts and after it ended. Source: AGT-06, MEM-06. */
export class ExportStore {
  /** Undefined before the first export, and once its end was closed. */
  state: 'running' | 'done' | 'stopped' | 'failed' | undefined = undefined;
  /** Undefined until the first look. */
  progress: Progress | undefined = undefined;
  /** Why it failed; undefined for a file that broke off. */
  failure: FailureCode | undefined = undefined;
  private asked: Asked | undefined = undefined;
  private id: string | undefined = undefined;
  private idleLooks = 0;
  /** Replies that belong to an earlier turn are ignored. */
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;
  private readonly deps: ExportStoreDeps;

  constructor(deps: ExportStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'asked' | 'id' | 'idleLooks' | 'turn' | 'timer'>(
      this,
      { progress: observableRef, deps: false, asked: false, id: false, idleLooks: false, turn: false, timer: false },
      { autoBind: true },
    );
  }

  async start(asked: Asked) {
    const turn = this.beginTurn();
    this.asked = asked;
    this.id = undefined;
    this.idleLooks = 0;
    this.state = 'running';
    this.progress = undefined;
    this.failure = undefined;
    const reply = await this.deps.api('startExport', asked);
    if (turn !== this.turn) return;
    if (!reply.ok) return this.fail(reply.code);
    this.id = reply.value.id;
    this.deps.download(reply.value.url);
    this.wait();
  }

  /** Breaks the file off; one that is whole by then stays. */
  async cancel() {
    const turn = this.beginTurn();
    const reply = this.id === undefined ? undefined : await this.deps.api('cancelExport', { id: this.id });
    if (turn !== this.turn) return;
    if (!reply) return this.stop();
    if (reply.ok) return this.take(reply.value, 'stopped');
    this.deps.toasts.refuse(reply.code);
    this.wait();
  }

  /** Does what the state offers: cancels, closes, or starts again. */
  act() {
    if (this.state === 'running') return this.cancel();
    if (this.state === 'done') this.state = undefined;
    else if (this.asked) return this.start(this.asked);
    return Promise.resolve();
  }

  /** Stops looking. The file itself goes on. */
  leave() {
    this.beginTurn();
  }

  private beginTurn(): number {
    clearTimeout(this.timer);
    return ++this.turn;
  }

  private wait() {
    this.timer = setTimeout(() => void this.look(), LOOK_MS);
  }

  private async look() {
    if (this.id === undefined) return;
    const { turn } = this;
    const reply = await this.deps.api('exportProgress', { id: this.id });
    if (turn !== this.turn) return;
    const isIdle = !reply.ok || reply.value.state === 'waiting';
    this.idleLooks = isIdle ? this.idleLooks + 1 : 0;
    if (this.idleLooks >= MAX_IDLE_LOOKS) this.fail(reply.ok ? undefined : reply.code);
    else if (reply.ok) this.take(reply.value, 'failed');
    else this.wait();
  }

  /** `brokenOff`: the state of a file that is not whole. */
  private take(progress: Progress, brokenOff: 'stopped' | 'failed') {
    this.progress = progress;
    if (progress.state === 'done') this.state = 'done';
    else if (progress.state === 'cancelled') this.state = brokenOff;
    else this.wait();
  }

  private stop() {
    this.state = 'stopped';
  }

  private fail(failure: FailureCode | undefined) {
    this.state = 'failed';
    this.failure = failure;
  }
}
