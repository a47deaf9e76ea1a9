// Keeps the page's shell, so that it opens without the daemon and says so. Live things are never kept: they would be old.

const shell = 'shell-1'

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== shell).map((name) => caches.delete(name))))
      .then(() => self.clients.claim())
  )
})

/** The page and what it names: the files of a build carry their own hash, so a new build is a new set. */
async function keepShell() {
  const cache = await caches.open(shell)
  const page = await fetch('/', { cache: 'reload' })
  const named = [...(await page.clone().text()).matchAll(/(?:href|src)="(\/[^"]+)"/g)].map((found) => found[1])
  await cache.put('/', page)
  await cache.addAll(named)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname === '/ws') return
  if (url.pathname.startsWith('/assets/')) event.respondWith(firstKept(request))
  else if (request.mode === 'navigate') event.respondWith(firstFetched(request, '/'))
  else if (url.pathname === '/api/games' || url.pathname === '/api/legend' || url.pathname.includes('/art/'))
    event.respondWith(firstFetched(request, request))
})

async function firstKept(request) {
  const kept = await caches.match(request)
  return kept ?? keep(request, await fetch(request))
}

async function firstFetched(request, as) {
  try {
    return await keep(as, await fetch(request))
  } catch {
    return (await caches.match(as)) ?? Response.error()
  }
}

async function keep(as, answer) {
  if (answer.ok) await (await caches.open(shell)).put(as, answer.clone())
  return answer
}
