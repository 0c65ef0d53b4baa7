// After the first visit the table works without a network. VERSION changes with what is played.
"use strict";
const VERSION = "@VERSION@";
const FILES = ["play.html", "assets/site.css", "assets/site.js", "assets/theme.js", "assets/cards.js", "play/engine.js",
  "play/engine_bg.wasm", "@PARTS@"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener("activate", (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(drop).then(() => clients.claim()));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const path = request.url.slice(registration.scope.length).split(/[?#]/)[0];
  if (FILES.includes(path)) {
    event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept || fetch(request)));
    return;
  }
  // Pages that were read are kept, too; a newer one comes first.
  event.respondWith((async () => {
    try {
      const answer = await fetch(request);
      if (answer.ok) (await caches.open(VERSION)).put(request, answer.clone());
      return answer;
    } catch (error) {
      const kept = await caches.match(request);
      if (kept) return kept;
      throw error;
    }
  })());
});
