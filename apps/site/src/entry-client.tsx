import { createClient } from '@site/api/client';
import type { First } from '@site/api/page';
import { createLtrCache } from '@site/ui/cache';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { cspNonce } from './cspNonce';
import { awaitDeferred, loadDeferred } from './deferred';
import { createI18n, type Namespace, type Words } from './i18n';
import { isLanguage, type LanguageCode, languages } from './language';
import { loadChunk } from './loadChunk';
import { markPressed, watchPresses } from './markPressed';
import { onFirstTouch } from './onFirstTouch';
import { pageAt } from './routes';
import { askTabs } from './session/askTabs';
import { createStores, type Stores } from './stores/createStores';
import { takeArrival } from './takeArrival';

const wording = import.meta.glob<Words>('../../../locales/*/*.json', { import: 'default' });

// Not awaited at the top level: chunks that import from the entry would wait for it, and it for them.
void start();

async function start() {
  const first = readFirst() ?? (await askFirst());
  const language: LanguageCode = isLanguage(first.language) ? first.language : 'EN';
  const { tag, direction } = languages[language];
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;

  const readWords = (namespace: Namespace): Promise<Words> =>
    loadChunk(`${language} ${namespace}`, async () => (await wording[`../../../locales/${language}/${namespace}.json`]?.()) ?? {});
  const nonce = cspNonce();
  const stores = createStores(first, {
    tabStorage: () => sessionStorage,
    browserStorage: () => localStorage,
    arrival: takeArrival(),
    markPressed,
    askTabs: () => askTabs(),
    switchLanguage: new URLSearchParams(location.search).has('lang') ? undefined : switchLanguage,
  });
  // Preloaded with a painted page, so this waits for no further round trip.
  const [i18n, cache] = await Promise.all([
    readWords('site').then(async (site) => {
      const made = createI18n(language, { site }, readWords);
      // One that does not come is said by its boundary.
      await pageAt(location.pathname, stores.system)
        ?.load(made)
        .catch(() => {});
      return made;
    }),
    direction === 'rtl' ? import('@site/ui/rtl').then(({ createRtlCache }) => createRtlCache(nonce)) : createLtrCache(nonce),
  ]);
  restWhilePutAway(stores);
  watchPresses();
  show(
    <Answering>
      <BrowserRouter>
        <App cache={cache} i18n={i18n} stores={stores} />
      </BrowserRouter>
    </Answering>,
  );
  // Whoever goes from here to the lobby finds its parts at hand. To go anywhere, the page has to be touched.
  if (!first.savesData) onFirstTouch(() => void loadDeferred().catch(() => {}));
}

function switchLanguage(language: string) {
  document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  location.reload();
}

/** For back and forward the browser keeps a page that holds no line open. It may come back to another session than it left. */
function restWhilePutAway({ push, session }: Stores) {
  addEventListener('pagehide', () => push.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (!session.isAsKept) location.reload();
    else if (session.member) push.open();
  });
}

/** Tells the page's own script when presses reach whom they are for: React loses those on a part whose chunk is not here yet. */
function Answering({ children }: { children: ReactNode }) {
  useEffect(() => void awaitDeferred().then(() => dispatchEvent(new Event('answering'))), []);
  return children;
}

function show(tree: ReactNode) {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('index.html has no #root.');
  if (root.firstElementChild) {
    restoreStyleAttributes(root);
    // A transition is worked on in slices: what is pressed or typed meanwhile comes first.
    startTransition(() => void hydrateRoot(root, tree, { onRecoverableError: (error) => console.error('hydration', error) }));
  } else createRoot(root).render(tree);
}

function readFirst(): First | undefined {
  const text = document.querySelector('#first')?.textContent;
  return text ? (JSON.parse(text) as First) : undefined;
}

/** In development no page is painted: what it would carry is asked for. */
async function askFirst(): Promise<First> {
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

/** What the policy forbids as an attribute is given back as properties. See `liftStyleAttributes`. */
function restoreStyleAttributes(painted: HTMLElement) {
  for (const element of painted.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
