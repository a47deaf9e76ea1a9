// Clients with several addresses at the real daemon, in a network namespace of its own: what it answers each of them.

import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hasNamespaces, inNamespace } from '../chaos/strangers/strangers.ts'
import type { Fact } from './strangers.ts'

const [wrong, wait] = ['window.wrong', 'window.wait']
const times = (n: number): string[] => Array<string>(n).fill(wrong)

const host = (who: string) => ({
  [`who ${who} is`]: 'host',
  [`an invitation for ${who}`]: 201,
  [`people for ${who}`]: 'told'
})
const nobody = (who: string) => ({
  [`who ${who} is`]: 'spectator',
  [`an invitation for ${who}`]: 403,
  [`people for ${who}`]: 'window.host'
})

const promised = {
  'host rights only by loopback, not by other addresses of this machine': {
    ...host('127.0.0.1'),
    ...host('::1'),
    ...nobody('10.77.0.1'),
    ...nobody('10.77.0.2'),
    ...nobody('fd77::1'),
    ...nobody('fd77:0:0:2::1')
  },
  'answers by its own addresses and by names that no name server gives away': {
    'Host 10.77.0.1': 200,
    'Host [fd77::1]': 200,
    'Host 10.77.0.9': 200,
    'Host localhost': 200,
    'Host table.local': 200,
    'Host 10.77.0.200': 421,
    'Host [fd77::200]': 421,
    'Host evil.example': 421,
    'Host 10.77.0.200, once it is its own': 200,
    'Host [fd77::200], once it is its own': 200
  },
  'eight sockets an address, an IPv6 network of 64 bits being one, and 64 in all': {
    '8 of an address': 'open',
    'the 9th': 503,
    '8 of one network of 64 bits': 'open',
    'the 9th, from either': [503, 503],
    'the 65th of all': [64, 'open'],
    'closes the oldest of whoever has most': 1013,
    'a host among them': 'open'
  },
  'five wrong codes an address and twenty in all, while invitations stay open': {
    '5 wrong codes of an address, then the right one': [...times(5), wait],
    '2 of a network of 64 bits': times(2),
    '3 of another address of it': times(3),
    'the right one from either': [wait, wait],
    '4 of another network': times(4),
    '4 of another address': times(4),
    '19 and 20 of all': times(2),
    'the right one of somebody new': ['window.waitAll'],
    'wrong codes in the log': 20,
    'wrong codes counted': 20,
    'an invitation meanwhile': 'seated',
    'another code after the reset': true,
    'it opens, from an address that waited': ['seated']
  }
}

test.runIf(hasNamespaces())(
  'strangers of several addresses get what is promised (needs a network namespace)',
  { timeout: 120_000 },
  async () => {
    const stop = new Promise<void>((resolve) => onTestFinished(() => resolve()))
    const told: Record<string, unknown> = {}
    for await (const [question, answer] of inNamespace<Fact>(join(import.meta.dirname, 'strangers.ts'), [], stop))
      told[question] = answer
    for (const [promise, answers] of Object.entries(promised))
      expect(Object.fromEntries(Object.keys(answers).map((it) => [it, told[it]])), promise).toEqual(answers)
    expect(Object.keys(told).sort()).toEqual(Object.values(promised).flatMap(Object.keys).sort())
  }
)
