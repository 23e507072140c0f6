import type { BoardState, Opened, PastRound, Played, Refused, RoomState, Rotated, SeenTable } from '../play/wire.ts';

export type Reply<Value> = { ok: true; value: Value } | { ok: false; refused: Refusal };

/** A refusal of the studio, or of the network. */
export type Refusal = Omit<Refused, 'code'> & { code: Refused['code'] | 'offline' };

/** Calls the studio for one session. */
export class PlayClient {
  #session = '';

  /** Opens a session with a ticket or, when the ticket has been used, with the session that it opened before. */
  async open(ticket: string | null, kept: string | null): Promise<Reply<Opened>> {
    const opened = ticket ? await this.#ask<Opened>('open', { ticket }) : undefined;
    if (opened && (opened.ok || opened.refused.code !== 'ticketUsed' || !kept)) return this.#keep(opened);
    return this.#keep(await this.#ask<Opened>('resume', { session: kept ?? 'none' }));
  }

  /** Plays a round, which a campaign may pay. Idempotent: the same `clientRound` is always the same round. */
  play(clientRound: string, move: object, campaignId?: string): Promise<Reply<Played>> {
    return this.#ask('round', { session: this.#session, clientRound, move, campaignId });
  }

  /** Makes the next move of an open round. Idempotent by round and index. */
  move(roundId: string, index: number, move: object): Promise<Reply<Played>> {
    return this.#ask('move', { session: this.#session, roundId, index, move });
  }

  /** Returns the table's state as soon as it is another than the known one, or after 25 seconds. */
  table(known: SeenTable | undefined): Promise<Reply<SeenTable>> {
    const { number = 0, phase = 'none', players = 0 } = known ?? {};
    return this.#ask('table', { session: this.#session, number, phase, players });
  }

  /** Returns the events of the game and the player's rounds on them; `view` is what the player looks at. */
  board(view: object): Promise<Reply<BoardState>> {
    return this.#ask('board', { session: this.#session, view });
  }

  /** Returns the tables, and the player's own one as soon as it has another version than the known one, or after 25 seconds. */
  room(version: number): Promise<Reply<RoomState>> {
    return this.#ask('room', { session: this.#session, version });
  }

  /** Makes a move at the player's table. */
  act(act: object): Promise<Reply<RoomState>> {
    return this.#ask('act', { session: this.#session, act });
  }

  changeSeed(clientSeed: string): Promise<Reply<Rotated>> {
    return this.#ask('seed', { session: this.#session, clientSeed });
  }

  pastRounds(): Promise<Reply<PastRound[]>> {
    return this.#ask('rounds', { session: this.#session });
  }

  /** Returns the session with its current balance and seed. */
  refresh(): Promise<Reply<Opened>> {
    return this.#ask('resume', { session: this.#session });
  }

  #keep(reply: Reply<Opened>): Reply<Opened> {
    if (reply.ok) this.#session = reply.value.session;
    return reply;
  }

  async #ask<Value>(what: string, input: object): Promise<Reply<Value>> {
    try {
      const response = await fetch(`/play/${what}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(input),
      });
      const body: unknown = await response.json();
      return response.ok ? { ok: true, value: body as Value } : { ok: false, refused: body as Refused };
    } catch {
      return { ok: false, refused: { code: 'offline' } };
    }
  }
}
