// The tablet's page opens without a network: the page and its files are kept as they were last fetched. Nothing of the
// API is ever kept; what a table is, only the service can tell.
const kept = 'lammer-shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

async function fromNetworkFirst(request, key) {
  const cache = await caches.open(kept);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const old = await cache.match(key);
    if (old) return old;
    throw error;
  }
}

async function fromCacheFirst(request) {
  const cache = await caches.open(kept);
  const old = await cache.match(request);
  if (old) return old;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromNetworkFirst(request, '/dealer'));
  // A file under assets/ has its hash in its name: it never changes.
  else if (address.pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(request));
  else if (['/mark.svg', '/dealer.webmanifest'].includes(address.pathname))
    event.respondWith(fromNetworkFirst(request, address.pathname));
});
