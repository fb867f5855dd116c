// When there is no network, a page says so instead of the browser. Nothing else is kept: a table must be fresh.
const OFFLINE = "offline-1";

self.addEventListener("install", event => {
  event.waitUntil(caches.open(OFFLINE).then(cache => cache.add("/offline")).then(() => self.skipWaiting()));
});

self.addEventListener("activate", event => {
  const old = caches.keys().then(names => Promise.all(names.filter(name => name !== OFFLINE).map(name => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", event => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match("/offline")));
});
