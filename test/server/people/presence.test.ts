import { expect, test } from 'vitest'
import type { Phrase } from '../../../src/core/words.ts'
import { homeOf, isCode, presence } from '../../../src/server/people/presence.ts'

const wrong = { say: 'window.wrong' }
const wait = (n: number) => ({ say: 'window.wait', with: { n } })

function door(mostOfAll = Number.POSITIVE_INFINITY) {
  let now = 0
  const logged: Phrase[] = []
  const it = presence({
    fits: isCode('482113'),
    wrongly: 'daemon.wrongCode',
    now: () => now,
    log: (words) => logged.push(words),
    mostOfAll
  })
  return {
    ...it,
    logged,
    pass(seconds: number): void {
      now += seconds * 1000
    }
  }
}

test('the right code proves that somebody is there; none is asked for, and costs no try', () => {
  const { claim, logged } = door()
  for (let i = 0; i < 20; i++) expect(claim(undefined, '10.0.0.7')).toEqual({ say: 'window.code' })
  expect(claim('482113', '10.0.0.7')).toBeNull()
  expect(logged).toEqual([])
})

test.each(['', '48211', '4821130', '482114', ' 482113', '４８２１１３'])('%j is not the code', (code) => {
  expect(door().claim(code, '10.0.0.7')).toEqual(wrong)
})

test('after five wrong codes an address waits, each time twice as long, whatever it types; others do not', () => {
  const { claim, logged, pass } = door()
  const from = '10.0.0.7'
  for (let i = 0; i < 5; i++) expect(claim(`00000${i}`, from)).toEqual(wrong)
  expect([claim('482113', from), claim('000005', from)]).toEqual([wait(30), wait(30)])
  expect(claim('482113', '10.0.0.8')).toBeNull()
  for (const pause of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
    pass(pause - 1)
    expect(claim('482113', from)).toEqual(wait(1))
    pass(1)
    expect(claim('000009', from)).toEqual(wrong)
  }
  pass(3600)
  expect(claim('482113', from)).toBeNull()
  // A correct code resets the count.
  for (let i = 0; i < 5; i++) expect(claim('000000', from)).toEqual(wrong)
  // The log reports every wrong code and no pause.
  expect(logged).toHaveLength(5 + 9 + 5)
  expect(logged[0]).toEqual({ say: 'daemon.wrongCode', with: { address: from, n: 1, counted: from, all: 1 } })
})

test('wrong codes count for ten minutes; who has waited once and then stays away for a day begins anew', () => {
  const { claim, pass } = door()
  const from = '10.0.0.7'
  for (let i = 0; i < 20; i++) {
    expect(claim('000000', from)).toEqual(wrong)
    pass(151)
  }
  for (let i = 0; i < 2; i++) claim('000000', from)
  expect(claim('000000', from)).toEqual(wait(30))
  pass(86_401)
  for (let i = 0; i < 5; i++) expect(claim('000000', from)).toEqual(wrong)
  expect(claim('000000', from)).toEqual(wait(30))
})

test('after twenty wrong codes of all addresses everybody waits, longer and longer, until the host resets it', () => {
  const { claim, pass, pause, reset, wrong: count } = door(20)
  const waitAll = (n: number) => ({ say: 'window.waitAll', with: { n } })
  for (let i = 0; i < 20; i++) expect(claim('000000', `10.0.0.${i}`)).toEqual(wrong)
  expect(claim('482113', '10.0.1.1')).toEqual(waitAll(30))
  expect(pause()).toBe(30)
  pass(30)
  expect(claim('000000', '10.0.1.1')).toEqual(wrong)
  expect(claim('482113', '10.0.1.2')).toEqual(waitAll(60))
  reset()
  expect(pause()).toBe(0)
  expect(claim('482113', '10.0.1.2')).toBeNull()
  expect(count()).toBe(21)
})

test('all codes cannot be tried in a year from a hundred addresses', () => {
  const { claim, pass } = door()
  const addresses = Array.from({ length: 100 }, (_, i) => `10.0.0.${i}`)
  let tried = 0
  const [week, hour] = [168, 3600]
  for (let i = 0; i < week; i++) {
    for (const address of addresses) while (claim('000000', address)?.say === 'window.wrong') tried++
    pass(hour)
  }
  // Each address gets a first burst of tries, then one code an hour.
  expect(tried * 52).toBeLessThan(1_000_000)
})

test.each([
  ['192.168.1.7', '192.168.1.7'],
  ['::ffff:192.168.1.7', '192.168.1.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1c2%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64']
])('%s is counted as %s', (address, home) => {
  expect(homeOf(address)).toBe(home)
})

test('an IPv6 network of 64 bits is one address, however many it has', () => {
  const { claim } = door()
  for (let i = 0; i < 5; i++) expect(claim('000000', `2001:db8::${i}`)).toEqual(wrong)
  expect(claim('482113', '2001:db8::ffff:1')).toEqual(wait(30))
  expect(claim('482113', '2001:db8:0:1::1')).toBeNull()
})

test('more addresses than are counted apart share one count', () => {
  const { claim } = door()
  for (let i = 0; i < 1000; i++) claim('000000', `2001:db8:${i.toString(16)}::1`)
  for (let i = 0; i < 5; i++) expect(claim('000000', `10.1.0.${i}`)).toEqual(wrong)
  expect(claim('000000', '10.1.0.99')).toEqual(wait(30))
})
