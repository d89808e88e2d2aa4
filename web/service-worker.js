// Lets the app open without a network. The build fills in the lists (tools/vite/service-worker.ts). Only the root
// document and hashed files are kept: what calls answer, and documents of people, never.
const version = __VERSION__;
const shell = __SHELL__;
const assets = __ASSETS__;
/** What a public flow needs from its first screen to its last, by the kind of its link. */
const flows = __FLOWS__;

const shellCache = `shell-${version}`;
const assetCache = 'assets';
/** Names the flows that were opened on this device and must open without a network. */
const flowCache = 'flows';
/** Milliseconds after which a navigation is answered from the cache; the network is then as good as gone. */
const patience = 4000;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldVersions()));
self.addEventListener('message', ({ data }) => {
  if (data === 'SKIP_WAITING') self.skipWaiting();
});
self.addEventListener('message', (event) => {
  const flow = event.data?.keepFlow;
  if (!Array.isArray(flows[flow])) return;
  event.waitUntil(keepFlow(flow).then(() => event.source?.postMessage({ kept: flow })));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(event));
  else if (request.mode === 'navigate' && !/^\/(?:rpc|files|outbox|health|ready)\b/.test(pathname))
    event.respondWith(page(request));
});

async function keepShell() {
  const cache = await caches.open(shellCache);
  // The root document must be the one that belongs to these files; hashed files cannot be anything else.
  await cache.addAll(shell.map((path) => new Request(path, { cache: path === '/' ? 'reload' : 'default' })));
  for (const { url } of await (await caches.open(flowCache)).keys()) {
    const flow = new URL(url).pathname.split('/').at(-1);
    if (flows[flow]) await keepFlow(flow);
  }
}

/** Fetches what is missing of a flow, and remembers that a new version must bring it too. */
async function keepFlow(flow) {
  await (await caches.open(flowCache)).put(`/flows/${flow}`, new Response(''));
  const cache = await caches.open(assetCache);
  const missing = [];
  for (const path of flows[flow]) if (!(await caches.match(path))) missing.push(path);
  await cache.addAll(missing);
}

async function dropOldVersions() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('shell-') && name !== shellCache).map((name) => caches.delete(name)),
  );
  const cache = await caches.open(assetCache);
  const kept = await cache.keys();
  await Promise.all(
    kept.filter(({ url }) => !assets.includes(new URL(url).pathname)).map((request) => cache.delete(request)),
  );
  await self.clients.claim();
}

async function page(request) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  try {
    return await fetch(request, { signal: controller.signal });
  } catch {
    return (await caches.match('/', { cacheName: shellCache })) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
}

async function asset(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(caches.open(assetCache).then((cache) => cache.put(event.request, copy)));
  }
  return response;
}
