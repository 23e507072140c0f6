/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-argument, typescript/no-unsafe-return -- It is served as it stands, and a worker's types cannot be had beside a page's. */
/**
 * Service worker for offline use: shows the offline page when navigation fails. `src/offline/prepareOffline.ts` has cached that page and
 * its files. Calls and requests with a token are never cached.
 */
const OFFLINE = '/offline';

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
});

async function takeOver() {
  // Starts the navigation request while the worker is starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match(OFFLINE);
    if (!kept) throw error;
    const { pathname, search } = new URL(request.url);
    return pathname === OFFLINE ? kept : Response.redirect(`${OFFLINE}?to=${encodeURIComponent(pathname + search)}`);
  }
}

async function keptOrFetched(request) {
  return (await caches.match(request)) ?? fetch(request);
}
