// Headers of every answer: the page loads nothing from elsewhere, runs no inline script, cannot be framed and uses no device. The live
// pages of commands send the same.

import type { FastifyInstance } from 'fastify'

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'"
}

const unused = ['camera', 'microphone', 'geolocation', 'display-capture', 'payment', 'usb', 'serial', 'hid', 'midi']

const headers = {
  'content-security-policy': Object.entries(policy)
    .map(([what, from]) => `${what} ${from}`)
    .join('; '),
  'permissions-policy': unused.map((it) => `${it}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin'
}

export function tellBrowsers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers)
  })
}
