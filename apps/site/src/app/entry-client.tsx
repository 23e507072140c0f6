import { createClient } from '@site/api/client';
import type { InitialData } from '@site/api/page';
import { createLtrCache } from '@site/ui/cache';
import { loadChunk } from '@site/ui/loadChunk';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { cspNonce } from './cspNonce';
import { awaitDeferred, loadDeferred } from './deferred';
import { createI18n, type Namespace, type Words } from './i18n';
import { isLanguage, lacksCalendar, type LanguageCode, languages } from './language';
import { markPressed, watchPresses } from './markPressed';
import { onFirstTouch } from './onFirstTouch';
import { lazyPageAt, lazyPages, loadSkeletons } from './lazyPages';
import { askTabs } from '../areas/session/askTabs';
import { createStores, type Stores } from '../stores/createStores';
import { takeLinkCredential } from './takeLinkCredential';

// Not awaited at the top level: chunks that import from the entry would wait for it, and it for them.
void start();

async function start() {
  const first = readFirst() ?? (import.meta.env.DEV ? await askFirst() : undefined);
  if (!first) throw new Error('The page has no #first.');
  const language: LanguageCode = isLanguage(first.language) ? first.language : 'EN';
  const { tag, direction } = languages[language];
  // A server-rendered page has both. To set them again restyles the whole page, even to the same value.
  if (import.meta.env.DEV) Object.assign(document.documentElement, { lang: tag, dir: direction });

  const readWords = (namespace: Namespace): Promise<Words> =>
    loadChunk(`${language} ${namespace}`, async () => {
      const address = first.words?.[namespace];
      if (address) return ((await import(/* @vite-ignore */ address)) as { default: Words }).default;
      const { wording } = await import('./wording');
      return (await wording[`./${language}/${namespace}.json`]?.()) ?? {};
    });
  const nonce = cspNonce();
  // Preloaded by the server-rendered page, so this needs no further round trip. What follows is another task than the evaluation of the modules.
  const [site, cache] = await Promise.all([
    readWords('site'),
    direction === 'rtl' ? import('@site/ui/rtl').then(({ createRtlCache }) => createRtlCache(nonce)) : createLtrCache(nonce),
    lacksCalendar(language) && import('./loadCalendarNames').then((module) => module.loadCalendarNames(language)),
  ]);
  const stores = createStores(first, {
    tabStorage: () => sessionStorage,
    browserStorage: () => localStorage,
    arrival: takeLinkCredential(),
    markPressed,
    askTabs: () => askTabs(),
    switchLanguage: new URLSearchParams(location.search).has('lang') ? undefined : switchLanguage,
  });
  const i18n = createI18n(language, { site }, readWords, first.permission.brand.wording?.[language]);
  // Its error boundary reports a failure.
  await lazyPageAt(location.pathname, stores.system)
    ?.load(i18n)
    .catch(() => {});
  pauseInBackForwardCache(stores);
  watchPresses();
  show(
    <Answering>
      <BrowserRouter>
        <App cache={cache} i18n={i18n} stores={stores} />
      </BrowserRouter>
    </Answering>,
  );
  // Preloads the lobby's parts for the next navigation. Every navigation begins with a touch of the page.
  if (!first.savesData) {
    const prepare = () =>
      void Promise.all([
        loadSkeletons(),
        loadDeferred(),
        lazyPages.game?.prepare(i18n),
        import('./raiseCurtain'),
        i18n.loadNamespaces(['content', 'live', 'lottery'] satisfies Namespace[]),
      ]).catch(() => {});
    onFirstTouch(prepare);
  }
}

function switchLanguage(language: string) {
  document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  location.reload();
}

/** Closes connections when the page is put into the back/forward cache, and checks on return whether the session has changed. */
function pauseInBackForwardCache({ push, session }: Stores) {
  addEventListener('pagehide', () => push.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (!session.isAsKept) location.reload();
    else if (session.member) push.open();
  });
}

/** Signals hydration to the page's inline script, which replays presses: React loses those on a component whose chunk is not loaded yet. */
function Answering({ children }: { children: ReactNode }) {
  useEffect(() => void awaitDeferred().then(() => dispatchEvent(new Event('answering'))), []);
  return children;
}

function show(tree: ReactNode) {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('index.html has no #root.');
  if (root.firstElementChild) {
    restoreStyleAttributes(root);
    // A transition is interruptible: input takes precedence.
    startTransition(() => void hydrateRoot(root, tree, { onRecoverableError: (error) => console.error('hydration', error) }));
  } else createRoot(root).render(tree);
}

function readFirst(): InitialData | undefined {
  const text = document.querySelector('#first')?.textContent;
  return text ? (JSON.parse(text) as InitialData) : undefined;
}

/** Requests the initial data, because pages are not server-rendered in development. */
async function askFirst(): Promise<InitialData> {
  const api = createClient({ headers: () => ({}) });
  const [permission, lobby] = await Promise.all([api('permission', {}), api('lobby', {})]);
  if (!permission.ok) throw new Error(`The service does not answer (${permission.code}). Start it with: npm run dev`);
  const chosen = new URLSearchParams(location.search).get('lang') ?? /(?:^|; )lang=([A-Z]+)/.exec(document.cookie)?.[1];
  return {
    language: chosen ?? permission.value.brand.defaultLanguage,
    permission: permission.value,
    lobby: lobby.ok ? lobby.value : null,
    games: null,
  };
}

/** Restores style attributes, which the policy forbids, as properties. See `liftStyleAttributes`. */
function restoreStyleAttributes(painted: HTMLElement) {
  for (const element of painted.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
