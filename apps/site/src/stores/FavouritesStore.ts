import type { Client } from '@site/api/client';
import type { Game } from '@site/api/games';
import { makeAutoObservable } from 'mobx';
import { Answer } from './Answer';
import type { DialogsStore } from './DialogsStore';
import type { SessionStore } from './SessionStore';
import type { ToastsStore } from './ToastsStore';

/** Minimum time between two writes. Source: GAM-04. */
const WRITE_MS = 1000;

/** All of them in one reply. Source: LOB-19. */
const wholeList = { pageSize: 999 } as const;

export interface FavouritesStoreDeps {
  api: Client;
  session: SessionStore;
  dialogs: DialogsStore;
  toasts: ToastsStore;
}

/**
 * A member's favourite games, with optimistic updates; a refused change is reverted and reported.
 *
 * Source: GAM-04.
 */
export class FavouritesStore {
  /** The games as the service lists them; use `games` for display. */
  readonly list: Answer<'favourites'>;
  /** Node ids, as stored by the service at the start. */
  private readonly kept = new Set<number>();
  /** Changes since then by node id, the latest last. */
  private readonly changes = new Map<number, { game: Game; isWanted: boolean }>();
  /** Hearts with a pending press: a second one is ignored. */
  private readonly held = new Set<number>();
  private turn: Promise<void> = Promise.resolve();
  private readonly deps: FavouritesStoreDeps;

  constructor(deps: FavouritesStoreDeps) {
    this.deps = deps;
    this.list = new Answer(deps.api, 'favourites');
    makeAutoObservable<this, 'deps' | 'held' | 'turn'>(this, { deps: false, held: false, turn: false }, { autoBind: true });
  }

  has(nodeId: number): boolean {
    return this.changes.get(nodeId)?.isWanted ?? this.kept.has(nodeId);
  }

  /** Newest first; undefined until `list` is ready. A removed game stays until the list is loaded again: its heart restores it. */
  get games(): Game[] | undefined {
    if (this.list.load.state !== 'ready') return undefined;
    const { content } = this.list.load.value;
    const listed = new Set(content.map(({ nodeId }) => nodeId));
    const added = [...this.changes.values()].flatMap(({ game, isWanted }) => (isWanted && !listed.has(game.nodeId) ? [game] : []));
    return [...added.toReversed(), ...content];
  }

  /** Loads the favourites of a new session. An account that may have none has an empty list. */
  async start() {
    const { api, session } = this.deps;
    const { member } = session;
    const reply = await api('favouriteIds', {});
    if (reply.ok && member === session.member) this.keep(reply.value.ids);
  }

  /** Discards everything after the session. */
  forget() {
    this.list.forget();
    this.kept.clear();
    this.changes.clear();
    this.held.clear();
  }

  async askList() {
    await this.list.ask(wholeList);
  }

  /**
   * Adds or removes a game, once the session is known. A visitor is asked to log in, and the game is added afterwards. A heart accepts one
   * press a second.
   */
  toggle(game: Game) {
    this.deps.session.whenKnown(() => this.turnOver(game));
  }

  private turnOver(game: Game) {
    const { session, dialogs } = this.deps;
    if (!session.member) return dialogs.open({ name: 'login', resume: () => this.add(game) });
    if (this.held.has(game.nodeId)) return undefined;
    if (!this.has(game.nodeId)) return this.add(game);
    return this.letGo(game);
  }

  private add(game: Game) {
    if (this.has(game.nodeId)) return;
    this.change(game, true);
    this.deps.toasts.say('kept', { name: game.displayName });
  }

  private letGo(game: Game) {
    this.change(game, false);
    this.deps.toasts.say('letGo', { name: game.displayName, undo: () => this.change(game, true) });
  }

  /** Shows a change immediately and writes changes one after another: at most one a second. */
  private change(game: Game, isWanted: boolean) {
    const { session } = this.deps;
    const { member } = session;
    const { nodeId } = game;
    this.held.add(nodeId);
    this.note(game, isWanted);
    this.turn = this.turn.then(async () => {
      if (member !== session.member) return;
      void this.write(game, isWanted);
      await new Promise((resolve) => setTimeout(resolve, WRITE_MS));
      this.held.delete(nodeId);
    });
  }

  private async write(game: Game, isWanted: boolean) {
    const { api, session, toasts } = this.deps;
    const { member } = session;
    const { nodeId, vassalage, gameType } = game;
    const reply = await api(isWanted ? 'addFavourite' : 'removeFavourite', { nodeId, vendor: vassalage, gameType });
    if (reply.ok || member !== session.member) return;
    // Unless it was changed again meanwhile.
    if (this.has(nodeId) === isWanted) this.note(game, !isWanted);
    toasts.refuse(reply.code);
  }

  private note(game: Game, isWanted: boolean) {
    this.changes.delete(game.nodeId);
    this.changes.set(game.nodeId, { game, isWanted });
  }

  private keep(ids: number[]) {
    for (const id of ids) this.kept.add(id);
  }
}
