// When there is no network, a page says so instead of the browser. Nothing else is kept: a table must be fresh.
const OFFLINE = "offline-1";

const keep = async () => {
  const cache = await caches.open(OFFLINE);
  const page = await fetch("/offline");
  const style = (await page.clone().text()).match(/href="(\/assets\/app\.css[^"]*)"/)?.[1];
  await cache.put("/offline", page);
  if (style) await cache.add(style);
  await self.skipWaiting();
};

const tidy = async () => {
  const old = (await caches.keys()).filter(name => name !== OFFLINE);
  await Promise.all(old.map(name => caches.delete(name)));
  await self.clients.claim();
};

self.addEventListener("install", event => event.waitUntil(keep()));
self.addEventListener("activate", event => event.waitUntil(tidy()));
self.addEventListener("fetch", event => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/offline")));
  else if (request.url.includes("/assets/app.css")) event.respondWith(fetch(request).catch(() => caches.match(request)));
});
