import type { Game, GameListValue } from '@site/api/games';
import { makeAutoObservable } from 'mobx';
import type { FailureCode, Load } from '../../stores/load';

/** Pages appended to the page of the address one by one, because phones have no space for pagination. Source: LOB-06. */
export class MorePages {
  games: Game[] = [];
  isLoading = false;
  failure: FailureCode | undefined = undefined;
  private pages = 0;
  private turn = 0;

  constructor() {
    makeAutoObservable<this, 'turn'>(this, { turn: false }, { autoBind: true });
  }

  /** `ask` receives the offset of the page after the first one. */
  async add(ask: (after: number) => Promise<Load<GameListValue>>) {
    if (this.isLoading) return;
    const { turn } = this;
    this.begin();
    const list = await ask(this.pages + 1);
    if (turn === this.turn) this.take(list);
  }

  /** Another list is shown: pending replies belong to the previous one. */
  clear() {
    this.turn++;
    this.games = [];
    this.pages = 0;
    this.isLoading = false;
    this.failure = undefined;
  }

  private begin() {
    this.isLoading = true;
    this.failure = undefined;
  }

  private take(list: Load<GameListValue>) {
    this.isLoading = false;
    if (list.state === 'failed') this.failure = list.code;
    if (list.state !== 'ready') return;
    this.pages++;
    this.games = [...this.games, ...list.value.games];
  }
}
