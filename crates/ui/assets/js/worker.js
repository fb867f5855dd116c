// When there is no network, a page says so instead of the browser. Nothing else is kept: a table must be fresh.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const OFFLINE = "offline-1";

/** Keeps the page and its style. */
const keep = async () => {
  const cache = await caches.open(OFFLINE);
  const page = await fetch("/offline");
  const style = (await page.clone().text()).match(/href="(\/assets\/app\.css[^"]*)"/)?.[1];
  await cache.put("/offline", page);
  if (style) await cache.add(style);
  await worker.skipWaiting();
};

/** Throws away what an older worker kept. */
const tidy = async () => {
  const old = (await caches.keys()).filter((name) => name !== OFFLINE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
};

/** @param {RequestInfo} request */
const kept = async (request) => (await caches.match(request)) ?? Response.error();

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => kept("/offline")));
  } else if (request.url.includes("/assets/app.css")) {
    event.respondWith(fetch(request).catch(() => kept(request)));
  }
});
