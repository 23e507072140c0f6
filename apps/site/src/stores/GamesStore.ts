import type { Client } from '@site/api/client';
import type { Game, GameListValue } from '@site/api/games';
import type { LobbyValue } from '@site/api/lobby';
import type { InitialData } from '@site/api/page';
import { isTriable } from '@site/rules/game';
import { decideLaunch } from '@site/rules/launch';
import { makeAutoObservable, observableRef } from 'mobx';
import type { GameStore } from '../areas/game/GameStore';
import { Answer } from './Answer';
import type { DialogsStore } from './DialogsStore';
import { failed, type Load, loading } from './load';
import type { NavigationStore } from './NavigationStore';
import type { SessionStore } from './SessionStore';

/** Source: LOB-19. */
const RECENT_GAMES = 20;

export interface GamesStoreDeps {
  api: Client;
  session: SessionStore;
  dialogs: DialogsStore;
  navigation: NavigationStore;
  /** Creates the store of a game's page. Its code is not part of the entry. */
  createGame: () => Promise<GameStore>;
}

/** The lobby, and the action of Play. */
export class GamesStore {
  lobby: Load<LobbyValue> = loading;
  /** The list of the server-rendered page, when it was a category or a search. */
  paintedList: GameListValue | undefined;
  /** The member's recently played games, latest first. */
  readonly recent: Answer<'recentGames'>;
  /** Players of each game, and rounds that were just settled. Source: docs/domain.md DR-9.2, DR-9.3. */
  readonly activity: Answer<'activity'>;
  /** The game whose page is about to be shown. */
  private opening: { query: string; game?: GameStore } | undefined;
  private readonly deps: GamesStoreDeps;

  constructor(deps: GamesStoreDeps, { lobby, games, search }: Pick<InitialData, 'lobby' | 'games' | 'search'>) {
    this.deps = deps;
    this.recent = new Answer(deps.api, 'recentGames');
    this.activity = new Answer(deps.api, 'activity', { input: {}, value: lobby?.activity ?? undefined });
    if (lobby) this.lobby = { state: 'ready', value: lobby };
    this.paintedList = games ?? search;
    makeAutoObservable<this, 'deps' | 'opening'>(
      this,
      { deps: false, opening: false, paintedList: false, lobby: observableRef },
      { autoBind: true },
    );
  }

  /** Finds a game in the lobby's data. */
  find(nodeId: number): Game | undefined {
    if (this.lobby.state !== 'ready') return undefined;
    const { hot, sections } = this.lobby.value;
    return [...hot, ...sections.flatMap(({ games }) => games)].find((game) => game.nodeId === nodeId);
  }

  /** Discards the list: the next page requests its own. */
  forgetPaintedList() {
    this.paintedList = undefined;
  }

  /** Loads the lobby, unless loaded already. */
  async loadLobby() {
    if (this.lobby.state === 'ready') return;
    this.show(loading);
    const reply = await this.deps.api('lobby', {});
    this.show(reply.ok ? { state: 'ready', value: reply.value } : failed(reply));
  }

  /** Reloads the lobby, and keeps the current one until the reply. */
  async askLobbyAgain() {
    const reply = await this.deps.api('lobby', {});
    if (reply.ok) this.show({ state: 'ready', value: reply.value });
  }

  async askRecent() {
    await this.recent.ask({ pageSize: RECENT_GAMES });
  }

  /** Starts a game, or the step that must come before. Waits until the session is known. */
  play(game: Game, place?: GamePlace): void {
    this.deps.session.whenKnown(() => this.launch(game, place));
  }

  /** Starts a free trial, with play money of the vendor. Source: GAM-11. */
  tryFree(game: Game): void {
    this.deps.dialogs.close();
    this.enter(game, { demo: '1' });
  }

  /**
   * Returns the game that the last press has begun to open, for the page at its address. A page that is there before its store opens the
   * game itself, and alone.
   */
  openingAt(query: string): GameStore | undefined {
    if (this.opening?.query !== query) return undefined;
    const { game } = this.opening;
    if (!game) this.opening = undefined;
    return game;
  }

  /** Returns true once for the game that the last press has begun to open: its page needs not open it. */
  takeOpening(game: GameStore): boolean {
    const isOpening = this.opening?.game === game;
    this.opening = undefined;
    return isOpening;
  }

  private launch(game: Game, place: GamePlace | undefined): void {
    const { session, dialogs, navigation } = this.deps;
    const launch = decideLaunch(session.member, game);
    switch (launch.kind) {
      case 'login':
        return dialogs.open({ name: 'login', resume: () => this.play(game, place) });
      case 'needsRealAccount':
        return dialogs.open({ name: 'message', code: 'needsRealAccount', ...(isTriable(game) && { tryFree: () => this.tryFree(game) }) });
      case 'closed':
        return dialogs.open({ name: 'message', code: launch.status === 'maintenance' ? 'maintenance' : 'gameDisabled' });
      case 'page':
        dialogs.close();
        return navigation.go(launch.path);
      case 'gameList':
        return dialogs.open({ name: 'vendorGames', vassalage: launch.vassalage, title: game.vendorName });
      case 'start':
        // Back from the game reopens its list.
        if (dialogs.current?.name === 'vendorGames') navigation.remember({ reopen: { ...dialogs.current } });
        dialogs.close();
        return this.enter(game, place);
    }
  }

  private enter(game: Game, place: GamePlace | undefined): void {
    const path = pathOf(game, place);
    // A failed chunk is the page's to report.
    void this.begin(path).catch(() => {});
    this.deps.navigation.go(path, { state: introOf(game), isCurtain: true });
  }

  /** Begins to open a game beside its page, which need not be there to ask for a launch. */
  private async begin(path: string): Promise<void> {
    const opening: typeof this.opening = { query: path.slice(path.indexOf('?') + 1) };
    this.opening = opening;
    const game = await this.deps.createGame();
    if (this.opening !== opening) return;
    opening.game = game;
    await game.openAt(new URLSearchParams(opening.query));
  }

  private show(lobby: Load<LobbyValue>) {
    this.lobby = lobby;
  }
}

/** How a game opens: at a room of a game between players, at a match of a book, or as a free trial. */
export type GamePlace = { gameCode: string; roomId: string } | { eventId: string } | { demo: '1' };

/** Returns the address of a game's page. */
export function pathOf({ nodeId }: Pick<Game, 'nodeId'>, place?: GamePlace): string {
  return `/seamless?${new URLSearchParams({ nodeId: String(nodeId), ...place })}`;
}

/** Data that the page of a game shows before the game has loaded; kept in its history entry. */
export type GameIntro = ReturnType<typeof introOf>;

export function introOf({ displayName, vendorName, pictures }: Game) {
  return { name: displayName, vendor: vendorName, cover: pictures.at(-1) };
}
