import type { Client } from '@site/api/client';
import type { WinnersValue } from '@site/api/games';
import { makeAutoObservable } from 'mobx';

type Row = WinnersValue['list'][number]['vo'];

export const winnerId = ({ userName, at, winAmount }: Row): string => `${userName} ${at} ${winAmount}`;

/** The winner board, and the rows that arrived while the page was open. Source: LOB-12, docs/domain.md DR-9. */
export class WinnersStore {
  board: WinnersValue;
  /** Ids of new rows. */
  fresh: ReadonlySet<string> = new Set();
  /** The board could not be read: it is empty for that reason. */
  isMissing: boolean;
  private readonly api: Client;

  constructor(api: Client, painted: WinnersValue, isMissing = false) {
    this.api = api;
    this.board = painted;
    this.isMissing = isMissing;
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  /** Rows by amount, whatever their order of arrival. */
  get rows(): Row[] {
    return this.board.list.map(({ vo }) => vo).toSorted((one, other) => Number(BigInt(other.winAmount) - BigInt(one.winAmount)));
  }

  /** Loads the board. Keeps the last rows when the request fails. */
  async refresh() {
    const reply = await this.api('winners', { limitNum: 20 });
    if (reply.ok) this.take(reply.value);
  }

  private take(board: WinnersValue) {
    const known = new Set(this.rows.map(winnerId));
    this.board = board;
    this.isMissing = false;
    this.fresh = new Set(this.rows.map(winnerId).filter((id) => !known.has(id)));
  }
}
