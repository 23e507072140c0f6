import type { Client } from '@site/api/client';
import type { WinnersValue } from '@site/api/games';
import { makeAutoObservable } from 'mobx';

type Row = WinnersValue['list'][number]['vo'];

export const winnerId = ({ userName, at, winAmount }: Row): string => `${userName} ${at} ${winAmount}`;

/** Who has won most of late, and who of them came in while somebody looked. Source: LOB-12, DR-9. */
export class WinnersStore {
  board: WinnersValue;
  /** Ids of the rows that were not there before. */
  fresh: ReadonlySet<string> = new Set();
  private readonly api: Client;

  constructor(api: Client, painted: WinnersValue) {
    this.api = api;
    this.board = painted;
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  /** The largest first, whatever order they came in. */
  get rows(): Row[] {
    return this.board.list.map(({ vo }) => vo).toSorted((one, other) => Number(BigInt(other.winAmount) - BigInt(one.winAmount)));
  }

  /** What does not come leaves the board as it is. */
  async refresh() {
    const reply = await this.api('winners', { limitNum: 20 });
    if (reply.ok) this.take(reply.value);
  }

  private take(board: WinnersValue) {
    const known = new Set(this.rows.map(winnerId));
    this.board = board;
    this.fresh = new Set(this.rows.map(winnerId).filter((id) => !known.has(id)));
  }
}
