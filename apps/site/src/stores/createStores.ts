import { type Client, createClient } from '@site/api/client';
import type { InitialData } from '@site/api/page';
import { isTrial } from '@site/rules/account';
import { loadChunk } from '@site/ui/loadChunk';
import { reaction } from 'mobx';
import type { LinkCredential } from '../app/takeLinkCredential';
import { ContentStore } from './ContentStore';
import { DialogsStore } from './DialogsStore';
import { FavouritesStore } from './FavouritesStore';
import { GamesStore } from './GamesStore';
import { NavigationStore } from './NavigationStore';
import { NoticesStore } from './NoticesStore';
import { PopupsStore } from './PopupsStore';
import { PushStore, type PushStoreDeps } from './PushStore';
import { isOver, SessionStore, type SessionStoreDeps } from './SessionStore';
import { SystemStore } from './SystemStore';
import { ToastsStore } from './ToastsStore';
import { PendingCalls } from './PendingCalls';
import { WalletStore } from './WalletStore';

/** Dependencies on the browser. None is used during server rendering: stores read nothing before `start`. */
export interface Environment {
  /** Origin of the service; empty in a page that it serves. */
  origin?: string;
  /** Storage until the tab closes. */
  tabStorage: () => Storage;
  /** Permanent storage. */
  browserStorage: () => Storage;
  /** Log-in data of the address. */
  arrival?: LinkCredential | undefined;
  markPressed?: SessionStoreDeps['markPressed'];
  askTabs?: SessionStoreDeps['askTabs'];
  /** Reloads the page in another language and stores it. Omitted when the address asks for the current language. */
  switchLanguage?: ((language: string) => void) | undefined;
}

/** Creates the stores and connects them. Each receives only its dependencies, so its constructor lists them. */
export function createStores(
  first: InitialData,
  { origin = '', tabStorage, browserStorage, arrival, markPressed, askTabs, switchLanguage }: Environment,
) {
  const headers = (): Record<string, string> => ({
    ...(session.token && { Authorization: `Bearer ${session.token}` }),
    'X-Merchant': system.brand.merchant,
    'Accept-Language': system.locale,
  });
  const call = createClient({
    origin,
    headers,
    imageBase: () => system.imageBase,
    seal: async (path, input) => {
      const { sealBody } = await loadChunk('sealBody', () => import('@site/api/sealBody'));
      return sealBody(input, { key: system.permission.encKey, path, nowMs: Date.now() + system.aheadMs });
    },
  });
  const api: Client = async (...asked) => {
    underway.begin();
    const reply = await ask(...asked);
    underway.end();
    return reply;
  };
  const ask: Client = async (name, input, options) => {
    const token = session.token;
    let reply = await call(name, input, options);
    if (!reply.ok && reply.code === 'badEnvelope') {
      // The key has changed, or this machine's clock is wrong: a new permission fixes both.
      await system.refresh();
      reply = await call(name, input, options);
    }
    const isTold = !reply.ok && token && name !== 'logout' && isOver(reply.code);
    if (isTold && (await session.renew(token))) reply = await call(name, input, options);
    // The site was closed during the visit: the page for it replaces all others.
    if (!reply.ok && (reply.code === 'maintenance' || reply.code === 'regionBlocked')) void system.refresh();
    return reply;
  };

  /** Asks a logged-in member before a link replaces the account. Source: SYS-05. */
  const arrive = async (brought: LinkCredential) => {
    await session.start();
    const here = session.member?.account;
    if (here === undefined) {
      // While the service does not answer, an existing token may belong to another account.
      return session.token && !session.held ? dialogs.open({ name: 'message', code: 'networkAbnormal' }) : exchange(brought);
    }
    const owner = await api('codeOwner', brought);
    if (!owner.ok) return dialogs.open({ name: 'message', code: owner.code });
    const coming = owner.value.account;
    if (coming !== here) dialogs.open({ name: 'switchAccount', here, coming, onSwitch: () => void exchange(brought) });
    else if ('token' in brought) await exchange(brought);
  };

  const exchange = async (brought: LinkCredential) => {
    const reply = await api('exchangeCode', brought);
    if (!reply.ok) dialogs.open({ name: 'message', code: reply.code });
    else if ('verify' in reply.value) dialogs.open({ name: 'login', resume: () => {}, verify: reply.value.verify });
    else session.enter(reply.value);
  };

  /** Switches to the member's latest language, after the actions that follow the log-in. Source: SYS-20. */
  const speakTheirs = async (language: string) => {
    await underway.idle();
    // The next page reopens a dialog that was opened after the log-in.
    if (dialogs.current?.name === 'vendorGames') navigation.remember({ reopen: { ...dialogs.current } });
    switchLanguage?.(language);
  };

  const underway = new PendingCalls();
  const navigation = new NavigationStore();
  const dialogs = new DialogsStore();
  const toasts = new ToastsStore();
  const system = new SystemStore({ api, browserStorage }, first);
  const session = new SessionStore({ api, tabStorage, browserStorage, markPressed, askTabs });
  const wallet = new WalletStore({ api, browserStorage });
  const notices = new NoticesStore(api);
  const followEvents: PushStoreDeps['followEvents'] = async (terms) => {
    const follower = await loadChunk('followEvents', () => import('@site/api/followEvents'));
    await follower.followEvents({ url: `${origin}/wps/events`, headers, ...terms });
  };
  const push = new PushStore({ followEvents, wallet, notices, system, session });
  const createGame = async () => {
    const { GameStore } = await import('../areas/game/GameStore');
    return new GameStore({ api, system, wallet });
  };
  const games = new GamesStore({ api, session, dialogs, navigation, createGame }, first);
  const favourites = new FavouritesStore({ api, session, dialogs, toasts });
  const content = new ContentStore(api, first);
  const popups = new PopupsStore({ api, session, dialogs, tabStorage });

  /** Starts the stores after hydration. Returns a function that stops them. */
  function start(): () => void {
    const stopSystem = system.start();
    const stopMember = reaction(
      () => session.member && session.token,
      (isHere) => {
        push.close();
        wallet.forget();
        notices.forget();
        favourites.forget();
        games.recent.forget();
        if (!isHere) return;
        void wallet.start();
        if (session.member && !isTrial(session.member)) void notices.ask();
        void favourites.start();
        push.open();
      },
    );
    const stopPopups = reaction(
      () => session.isKnown && (session.member?.id ?? 'visitor'),
      (who) => who && !system.isClosed && void popups.ask(),
    );
    const stopLanguage = reaction(
      () => (session.hasEntered ? session.member?.language : undefined),
      (language) => {
        if (language && language !== system.language && system.brand.languages.includes(language)) void speakTheirs(language);
      },
    );
    void (arrival ? session.arrive(() => arrive(arrival)) : session.start());
    return () => {
      stopSystem();
      stopMember();
      stopPopups();
      stopLanguage();
      push.close();
    };
  }

  return { api, navigation, dialogs, toasts, system, session, wallet, push, games, favourites, content, notices, popups, start };
}

export type Stores = ReturnType<typeof createStores>;
