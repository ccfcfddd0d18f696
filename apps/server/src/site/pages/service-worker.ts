/**
 * What a page shows of itself without a line. It answers the opening of pages alone, and only where
 * the line is down: no call, bet or game ever passes through it. What a device is told it shows, and a
 * press on it opens its page in a window of its own, so that no game is left. A newer one waits until a page says
 * `take-over`, so that it never comes in the middle of something.
 */
export const serviceWorkerOf = (version: string): string => `// ${version}
const KEPT = 'offline';
const PAGE = '/offline';
addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(PAGE)));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', ({ data }) => {
  if (data === 'take-over') skipWaiting();
  if (data === 'keep-page') caches.open(KEPT).then((kept) => kept.add(PAGE)).catch(() => null);
});
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const kept = async () => (await caches.match(PAGE)) ?? Response.error();
  event.respondWith(fetch(event.request).catch(kept));
});
addEventListener('push', (event) => {
  const { title, body, page, tag } = event.data?.json() ?? {};
  if (!title) return;
  const icon = '/app-icon-192.png';
  event.waitUntil(registration.showNotification(title, { body, tag, icon, data: { page } }));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const page = new URL(event.notification.data?.page ?? '/', location.origin);
  if (page.origin !== location.origin) return;
  const open = async () => {
    const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = all.find(({ url }) => new URL(url).pathname === page.pathname);
    return there ? there.focus() : clients.openWindow(page.href);
  };
  event.waitUntil(open());
});
`;
