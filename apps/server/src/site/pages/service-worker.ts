/**
 * What a page shows of itself without a line. It answers the opening of pages alone, and only where
 * the line is down: no call, bet or game ever passes through it. A newer one waits until a page says
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
`;
