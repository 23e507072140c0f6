import type { Client } from '@site/api/client';
import type { Game, GameListValue } from '@site/api/games';
import type { LobbyValue } from '@site/api/lobby';
import type { First } from '@site/api/page';
import { decideLaunch } from '@site/rules/launch';
import { makeAutoObservable, observableRef } from 'mobx';
import { Answer } from './Answer';
import type { DialogsStore } from './DialogsStore';
import { failed, type Load, loading } from './load';
import type { NavigationStore } from './NavigationStore';
import type { SessionStore } from './SessionStore';

/** Source: spec §9 "Page sizes". */
const RECENT_GAMES = 20;

export interface GamesStoreDeps {
  api: Client;
  session: SessionStore;
  dialogs: DialogsStore;
  navigation: NavigationStore;
}

/** What the lobby shows, and what happens when someone presses Play. */
export class GamesStore {
  lobby: Load<LobbyValue> = loading;
  /** The list that came with the first page, where that was a category's or a search. */
  paintedList: GameListValue | undefined;
  /** What the member has played, the latest first. */
  readonly recent: Answer<'recentGames'>;
  private readonly deps: GamesStoreDeps;

  constructor(deps: GamesStoreDeps, { lobby, games, search }: Pick<First, 'lobby' | 'games' | 'search'>) {
    this.deps = deps;
    this.recent = new Answer(deps.api, 'recentGames');
    if (lobby) this.lobby = { state: 'ready', value: lobby };
    this.paintedList = games ?? search;
    makeAutoObservable<this, 'deps'>(this, { deps: false, paintedList: false, lobby: observableRef }, { autoBind: true });
  }

  /** A game of the lobby's shelves. */
  find(nodeId: number): Game | undefined {
    if (this.lobby.state !== 'ready') return undefined;
    const { hot, sections } = this.lobby.value;
    return [...hot, ...sections.flatMap(({ games }) => games)].find((game) => game.nodeId === nodeId);
  }

  /** The next page asks for its own. */
  forgetPaintedList() {
    this.paintedList = undefined;
  }

  /** Does nothing where the lobby is here already. */
  async loadLobby() {
    if (this.lobby.state === 'ready') return;
    this.show(loading);
    const reply = await this.deps.api('lobby', {});
    this.show(reply.ok ? { state: 'ready', value: reply.value } : failed(reply));
  }

  /** Asks for the lobby anew, and keeps the one that is here until another has come. */
  async askLobbyAgain() {
    const reply = await this.deps.api('lobby', {});
    if (reply.ok) this.show({ state: 'ready', value: reply.value });
  }

  async askRecent() {
    await this.recent.ask({ pageSize: RECENT_GAMES });
  }

  /** Starts a game, or what has to come before it. Waits until it is known who is here. */
  play(game: Game): void {
    this.deps.session.whenKnown(() => this.launch(game));
  }

  private launch(game: Game): void {
    const { session, dialogs, navigation } = this.deps;
    const launch = decideLaunch(session.member, game);
    switch (launch.kind) {
      case 'login':
        return dialogs.open({ name: 'login', resume: () => this.play(game) });
      case 'needsRealAccount':
        return dialogs.open({ name: 'message', code: 'needsRealAccount' });
      case 'closed':
        return dialogs.open({ name: 'message', code: launch.status === 'maintenance' ? 'maintenance' : 'gameDisabled' });
      case 'page':
        dialogs.close();
        return navigation.go(launch.path);
      case 'gameList':
        return dialogs.open({ name: 'vendorGames', vassalage: launch.vassalage, title: game.vendorName });
      case 'start':
        // Back from the game, its list is found again.
        if (dialogs.current?.name === 'vendorGames') navigation.remember({ reopen: { ...dialogs.current } });
        dialogs.close();
        return navigation.go(`/seamless?nodeId=${game.nodeId}`, { state: { name: game.displayName, vendor: game.vendorName } });
    }
  }

  private show(lobby: Load<LobbyValue>) {
    this.lobby = lobby;
  }
}
