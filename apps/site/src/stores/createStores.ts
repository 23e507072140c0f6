import { type Client, createClient } from '@site/api/client';
import type { First } from '@site/api/page';
import { isTrial } from '@site/rules/account';
import { reaction } from 'mobx';
import { loadChunk } from '../loadChunk';
import type { Arrival } from '../takeArrival';
import { createReadEvents } from '../transport/readEvents';
import { ContentStore } from './ContentStore';
import { DialogsStore } from './DialogsStore';
import { FavouritesStore } from './FavouritesStore';
import { GamesStore } from './GamesStore';
import { NavigationStore } from './NavigationStore';
import { NoticesStore } from './NoticesStore';
import { PopupsStore } from './PopupsStore';
import { PushStore } from './PushStore';
import { isOver, SessionStore, type SessionStoreDeps } from './SessionStore';
import { SystemStore } from './SystemStore';
import { ToastsStore } from './ToastsStore';
import { Underway } from './Underway';
import { WalletStore } from './WalletStore';

/** The edges. None is touched while a page is painted: stores read nothing before `start`. */
export interface Surroundings {
  /** Origin of the service; empty in a page that it serves. */
  origin?: string;
  /** Kept until the tab closes. */
  tabStorage: () => Storage;
  /** Kept for good. */
  browserStorage: () => Storage;
  /** What the address brought along to log in with. */
  arrival?: Arrival | undefined;
  markPressed?: SessionStoreDeps['markPressed'];
  askTabs?: SessionStoreDeps['askTabs'];
  /** Loads the page again in another language, which is kept. Left out where the address asks for the language that is shown. */
  switchLanguage?: ((language: string) => void) | undefined;
}

/** The one place stores meet. Each is handed only what it uses, so its needs can be read from its constructor. */
export function createStores(
  first: First,
  { origin = '', tabStorage, browserStorage, arrival, markPressed, askTabs, switchLanguage }: Surroundings,
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
      const { sealBody } = await loadChunk('sealBody', () => import('../transport/sealBody'));
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
      // The key was changed, or the clock of this machine is wrong: both are told by a fresh permission.
      await system.refresh();
      reply = await call(name, input, options);
    }
    const isTold = !reply.ok && token && name !== 'logout' && isOver(reply.code);
    if (isTold && (await session.renew(token))) reply = await call(name, input, options);
    // Closed while somebody is here: the page that says so takes the place of all others.
    if (!reply.ok && (reply.code === 'maintenance' || reply.code === 'regionBlocked')) void system.refresh();
    return reply;
  };

  /** Whoever is here already is asked before a link puts another account in their place. Source: SYS-05. */
  const arrive = async (brought: Arrival) => {
    await session.start();
    const here = session.member?.account;
    if (here === undefined) {
      // A token that nobody could be asked about, since the service did not answer, may be another's.
      return session.token && !session.held ? dialogs.open({ name: 'message', code: 'networkAbnormal' }) : exchange(brought);
    }
    const owner = await api('codeOwner', brought);
    if (!owner.ok) return dialogs.open({ name: 'message', code: owner.code });
    const coming = owner.value.account;
    if (coming !== here) dialogs.open({ name: 'switchAccount', here, coming, onSwitch: () => void exchange(brought) });
    else if ('token' in brought) await exchange(brought);
  };

  const exchange = async (brought: Arrival) => {
    const reply = await api('exchangeCode', brought);
    if (!reply.ok) dialogs.open({ name: 'message', code: reply.code });
    else if ('verify' in reply.value) dialogs.open({ name: 'login', resume: () => {}, verify: reply.value.verify });
    else session.enter(reply.value);
  };

  /** Shows the member the language chosen last, when all that the log-in let go on has been done. Source: SYS-20. */
  const speakTheirs = async (language: string) => {
    await underway.idle();
    // A dialog that the log-in let go on is there again on the page that comes.
    if (dialogs.current?.name === 'vendorGames') navigation.remember({ reopen: { ...dialogs.current } });
    switchLanguage?.(language);
  };

  const underway = new Underway();
  const navigation = new NavigationStore();
  const dialogs = new DialogsStore();
  const toasts = new ToastsStore();
  const system = new SystemStore({ api, browserStorage }, first);
  const session = new SessionStore({ api, tabStorage, browserStorage, markPressed, askTabs });
  const wallet = new WalletStore({ api, browserStorage });
  const push = new PushStore({ readEvents: createReadEvents(`${origin}/wps/events`, headers), wallet, system, session });
  const games = new GamesStore({ api, session, dialogs, navigation }, first);
  const favourites = new FavouritesStore({ api, session, dialogs, toasts });
  const content = new ContentStore(api, first);
  const notices = new NoticesStore(api);
  const popups = new PopupsStore({ api, session, tabStorage });

  /** After hydration. Returns how to stop. */
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
