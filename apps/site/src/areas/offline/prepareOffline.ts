const OFFLINE = '/offline';
const LOBBY = '/';
const CACHE_NAME = 'shell';
/** Storage key of the cached build and language. */
const VERSION_KEY = 'offline-for';

/**
 * Caches the offline page and the lobby of the current language and build with all files, and registers the service worker, which renews the
 * lobby with each visit. Runs when a page is idle, and again only when build or language change.
 */
export async function prepareOffline() {
  await navigator.serviceWorker.register(workerAddress() as string);
  const wanted = [document.documentElement.lang, ...filesLoaded().filter(isOfEveryPage)].join(' ');
  if (localStorage.getItem(VERSION_KEY) === wanted) return;
  const page = await fetch(OFFLINE);
  // Of the fonts in it, one for each script, those of this language are loaded already.
  const named = filesIn(await page.clone().text()).filter((file) => !file.endsWith('.woff2'));
  const files = new Set([...named, ...filesLoaded()]);
  await caches.delete(CACHE_NAME);
  const kept = await caches.open(CACHE_NAME);
  await kept.addAll(files);
  await kept.put(OFFLINE, page);
  const lobby = await caches.open('lobby');
  await lobby.put(LOBBY, await fetch(LOBBY));
  localStorage.setItem(VERSION_KEY, wanted);
}

const FILE = /\/assets\/[\w.-]+/g;

const filesIn = (html: string) => html.match(FILE) ?? [];

/** Returns the files that the current page has loaded, including deferred parts. */
const filesLoaded = () => performance.getEntriesByType('resource').flatMap(({ name }) => new URL(name).pathname.match(FILE) ?? []);

/** Matches the entry and its imports, whose names change with every build that affects them. */
const isOfEveryPage = (file: string) => /\/(index|site)-/.test(file);

/** Returns the worker's address through its own Trusted Types policy, which allows this single address. */
function workerAddress(): unknown {
  const address = '/sw.js';
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address;
}

/** The part of Trusted Types used here; TypeScript does not include it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
}
