// Keeps the page's shell, so that it opens without the daemon and says so. Live things are never kept: they would be old.

const shell = 'shell-1'

self.addEventListener('install', (event) => {
  event.waitUntil(
    fetch('/', { cache: 'reload' })
      .then(keepShell)
      .then(() => self.skipWaiting())
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== shell).map((name) => caches.delete(name))))
      .then(() => self.clients.claim())
  )
})

/**
 * The page, what it names, and the rooms that are loaded on demand. Files of a build carry their own hash: those that are no longer listed
 * are of a build that is gone.
 */
async function keepShell(page) {
  if (!page.ok) return
  const cache = await caches.open(shell)
  const parts = Object.values(await (await fetch('/parts.json', { cache: 'reload' })).json())
  const named = [
    ...[...(await page.clone().text()).matchAll(/(?:href|src)="(\/[^"]+)"/g)].map((found) => found[1]),
    ...parts.flatMap(({ file, css = [] }) => [file, ...css].map((it) => `/${it}`))
  ]
  await cache.put('/', page)
  for (const file of named) if (!(await cache.match(file))) await cache.add(file)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && !named.includes(pathname)) await cache.delete(url)
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname === '/ws') return
  if (url.pathname.startsWith('/assets/')) event.respondWith(firstKept(request))
  else if (request.mode === 'navigate') event.respondWith(page(event))
  else if (url.pathname === '/api/games' || url.pathname === '/api/legend' || url.pathname.includes('/art/'))
    event.respondWith(firstFetched(request))
})

async function firstKept(request) {
  const kept = await caches.match(request)
  return kept ?? keep(request, await fetch(request))
}

/** The page as it is now; without the daemon, as it was. */
async function page(event) {
  try {
    const fresh = await fetch(event.request)
    event.waitUntil(keepShell(fresh.clone()))
    return fresh
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

async function firstFetched(request) {
  try {
    return await keep(request, await fetch(request))
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

async function keep(as, answer) {
  if (answer.ok) await (await caches.open(shell)).put(as, answer.clone())
  return answer
}
