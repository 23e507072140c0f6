const OFFLINE = '/offline';
const KEPT = 'shell';
/** Which build and language are kept. */
const KEPT_FOR = 'offline-for';

/**
 * Keeps the page that says that the line is gone, in the language and of the build that is open, with every file it needs, and has the
 * worker show it. Done when a page is at rest, and again only where build or language are others.
 */
export async function prepareOffline() {
  await navigator.serviceWorker.register(workerAddress() as string);
  const wanted = [document.documentElement.lang, ...filesLoaded().filter(isOfEveryPage)].join(' ');
  if (localStorage.getItem(KEPT_FOR) === wanted) return;
  const page = await fetch(OFFLINE);
  // Of the fonts it names, one for each script there is, those of this language have been loaded.
  const named = filesIn(await page.clone().text()).filter((file) => !file.endsWith('.woff2'));
  const files = new Set([...named, ...filesLoaded()]);
  await caches.delete(KEPT);
  const kept = await caches.open(KEPT);
  await kept.addAll(files);
  await kept.put(OFFLINE, page);
  localStorage.setItem(KEPT_FOR, wanted);
}

const FILE = /\/assets\/[\w.-]+/g;

const filesIn = (html: string) => html.match(FILE) ?? [];

/** What the page that is open has loaded: among it the parts of the shell that answer a moment later. */
const filesLoaded = () => performance.getEntriesByType('resource').flatMap(({ name }) => new URL(name).pathname.match(FILE) ?? []);

/** The entry and what it imports, whose names change with every build that changes anything of it. */
const isOfEveryPage = (file: string) => /\/(index|site)-/.test(file);

/** The policy takes a worker's address from a policy of its own alone, and this one gives a single address. */
function workerAddress(): unknown {
  const address = '/sw.js';
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address;
}

/** As far as it is used here; TypeScript does not know it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
}
