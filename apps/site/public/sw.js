/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-argument, typescript/no-unsafe-return -- It is served as it stands, and a worker's types cannot be had beside a page's. */
/**
 * Service worker for offline use: when navigation fails, it shows the lobby as last opened, or the offline page, which
 * `src/offline/prepareOffline.ts` has cached with its files. Calls and requests with a token are never cached. It shows push messages of members
 * who have allowed them, and a press on one opens the page that it names.
 */
const OFFLINE = '/offline';
const LOBBY = '/';

addEventListener('install', (event) => {
  // The browser looks into the cache itself, so that no file waits until this worker has started.
  event.addRoutes?.({ condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' });
  return self.skipWaiting();
});
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
});

addEventListener('push', (event) => {
  const { title, text, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, icon: '/favicon.svg', tag: 'message', data: { path } }));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});

async function takeOver() {
  // Starts the navigation request while the worker is starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function openPage(event) {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  try {
    const page = (await event.preloadResponse) ?? (await fetch(request));
    if (pathname === LOBBY && page.status === 200) event.waitUntil(keepLobby(page.clone()));
    return page;
  } catch (error) {
    const lobby = pathname === LOBBY && (await caches.match(LOBBY));
    if (lobby) return lobby;
    const kept = await caches.match(OFFLINE);
    if (!kept) throw error;
    return pathname === OFFLINE ? kept : Response.redirect(`${OFFLINE}?to=${encodeURIComponent(pathname + search)}`);
  }
}

/** The page is the same for everyone: what is a member's own is loaded by it. */
async function keepLobby(page) {
  const kept = await caches.open('lobby');
  await kept.put(LOBBY, page);
}

async function keptOrFetched(request) {
  return (await caches.match(request)) ?? fetch(request);
}
