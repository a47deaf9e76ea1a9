// What a page may do at the table. It depends on the connection, on what its device has proved, and on the seats that the device holds.

import type { Seat } from '../../core/ids.ts'
import type { Answer } from '../../table/room.ts'
import { later } from '../later.ts'
import type { ClientMessage, ServerMessage, Wanted, You } from '../messages.ts'
import type { Known } from './book.ts'
import { gestureMs, openGestures } from './gestures.ts'
import { type LookingParts, openLooking } from './looking.ts'
import type { Admission, Person } from './person.ts'
import { allowed, type Role } from './rights.ts'
import { type DeviceId, openSeats, refusalMs } from './seats.ts'

export interface ClaimsParts<P extends Person> extends Admission, LookingParts<P> {
  readonly addresses: () => readonly string[]
  readonly send: (person: P, message: ServerMessage) => void
  /** Tells the table which seats are held. */
  readonly claimed: (seats: readonly Seat[]) => void
}

export function openClaims<P extends Person>(parts: ClaimsParts<P>) {
  const { clients, book, presence, pin, code, pads, addresses, welcome, send, claimed, computers } = parts
  const looking = openLooking({ clients, welcome, computers })
  const { lookFrom, lookFromOne } = looking
  const seats = openSeats({ held: book.all(), after: later, passed, changed: keep })

  const gestures = openGestures<P>(pads, (client, seat) => {
    admit(client, { proved: true })
    const why = sit(client, seat)
    if (why !== null) send(client, { m: 'refused', why })
    tellAll()
  })

  const known = ({ device }: Person): Known | null => book.find(device)
  const isHost = (person: Person): boolean => person.atTable || (known(person)?.host ?? false)
  const roleOf = (person: Person): Role => {
    if (person.watches) return 'spectator'
    if (isHost(person)) return 'host'
    return person.all || seats.heldBy(person.device).length > 0 ? 'seat' : 'spectator'
  }

  const isOthers = (seat: Seat, device: DeviceId): boolean => ![null, device].includes(seats.holderOf(seat))
  /** A seat that another device holds can be played by that device only. */
  const isFree = (seat: Seat, device: DeviceId): boolean => !computers().includes(seat) && !isOthers(seat, device)
  /** A seat stays its holder's while a computer plays it. */
  const isOwn = (client: P, seat: Seat): boolean =>
    seats.holderOf(seat) === client.device || (client.all && !isOthers(seat, client.device))
  const holds = (client: P, seat: Seat): boolean => !computers().includes(seat) && isOwn(client, seat)
  const of = (device: DeviceId): P[] => [...clients].filter((it) => it.device === device)

  let taken = ''
  /** Tells the table which seats are held, every device who it is, and hosts who is there, where that has changed. */
  function tellAll(): void {
    for (const client of clients) {
      const { device, all } = client
      const role = roleOf(client)
      const you: You = {
        role,
        may: allowed[role],
        seats: seats.heldBy(device),
        all: all && role !== 'spectator',
        known: known(client) !== null,
        asked: seats.askedOf(device),
        asks: seats.askedBy(device)
      }
      const now = JSON.stringify(you)
      if (now !== client.you) send(client, { m: 'you', you })
      client.you = now
      if (client.people !== null) tellPeople(client)
    }
    const now = seats.taken()
    if (taken === String(now)) return
    taken = String(now)
    claimed(now)
  }

  function tellPeople(client: P): void {
    if (!isHost(client)) client.people = null
    if (client.people === null) return
    const devices = book.all().map(({ token: _, proved: __, ...it }) => ({
      ...it,
      here: of(it.id).length > 0,
      own: it.id === client.device
    }))
    const people = { devices, code: code?.shown() ?? null, pause: presence.pause(), addresses: addresses() }
    const now = JSON.stringify(people)
    if (now !== client.people) send(client, { m: 'people', people })
    client.people = now
  }

  /** Seats that known devices hold survive a restart of the daemon. */
  function keep(): void {
    for (const { id, seats: before } of book.all()) {
      const now = seats.heldBy(id)
      if (String(now) !== String(before)) book.change(id, { seats: now })
    }
    tellAll()
  }

  /** Pages stop looking from a seat that another device has taken. */
  function passed(seat: Seat, from: DeviceId | null, to: DeviceId): void {
    for (const client of clients) {
      if (client.device === to) {
        // This page had asked for the seat and waited.
        if (client.viewer !== seat && !client.all) lookFrom(client, seat)
      } else if (client.viewer === seat) {
        lookFrom(client, 'audience')
        if (client.device === from) send(client, { m: 'refused', why: { say: 'window.passed' } })
      }
    }
  }

  /** A page says hello: a token makes it the device that it was. */
  function greet(client: P, { device, token, kind }: Extract<ClientMessage, { m: 'hello' }>): void {
    if (kind !== undefined) client.kind = kind
    // Names that we make contain a blank, which a page's own id may not.
    if (device !== undefined && !device.includes(' ')) client.device = device
    if (token === undefined || client.atTable) return
    const it = book.byToken(token)
    if (!it) {
      send(client, { m: 'token', token: null })
      return
    }
    Object.assign(client, { device: it.id, all: it.all })
    book.saw(it.id)
    lookFromOne(client, seats.heldBy(it.id))
  }

  /** The device proved itself: from now on a token identifies it. */
  function admit(client: P, rights: Partial<Pick<Known, 'proved' | 'host'>>): void {
    if (client.atTable) return
    if (known(client)) book.change(client.device, rights)
    else {
      const { id, token } = book.admit(client.kind, rights)
      client.device = id
      send(client, { m: 'token', token })
    }
  }

  function playAll(client: P, all: boolean): void {
    client.all = all
    if (!known(client)) return
    book.change(client.device, { all })
    for (const it of of(client.device)) it.all = all
  }

  function becomeSpectator(client: P): null {
    client.watches = true
    playAll(client, false)
    seats.leave(client.device)
    return lookFrom(client, 'audience')
  }

  /** A device that is not the host must have proved itself, now by the code or earlier. */
  function claim(client: P, wanted: Seat | readonly Seat[] | 'all' | null, typed: string | undefined): Answer {
    if (wanted === null) return becomeSpectator(client)
    if (!isHost(client) && !known(client)?.proved) {
      const why = presence.claim(typed, client.address)
      if (why !== null) return why
      code?.renew()
      admit(client, { proved: true })
    }
    return sit(client, wanted)
  }

  function sit(client: P, wanted: Seat | readonly Seat[] | 'all'): Answer {
    client.watches = false
    playAll(client, wanted === 'all')
    if (wanted === 'all') {
      seats.leave(client.device)
      return null
    }
    const all = [wanted].flat()
    if (all.some((seat) => computers().includes(seat) && seats.holderOf(seat) !== client.device))
      return { say: 'window.computer' }
    const mine = all.filter((seat) => seats.take(seat, client.device, all) === 'sits')
    lookFromOne(client, mine)
    return mine.length === all.length ? null : { say: 'window.asked', with: { n: refusalMs / 1000 } }
  }

  /** Takes up an invitation. */
  function join(client: P, secret: string): Answer {
    const to = book.redeem(secret)
    if (to === null) return { say: 'window.invitation' }
    admit(client, to === 'watch' ? {} : { proved: true })
    return to === 'watch' ? null : sit(client, to)
  }

  /** Asks for a seat by its pad. */
  function gesture(client: P, seat: Seat): Answer {
    const buttons = gestures.ask(client, seat)
    if (buttons === 'none') return { say: 'window.noPad' }
    if (buttons === 'busy') return { say: 'window.padBusy' }
    send(client, { m: 'gesture', seat, buttons, ms: gestureMs })
    return null
  }

  function become(client: P, given: string): Answer {
    const why = pin.presence.claim(given, client.address)
    if (why !== null) return why.say === 'window.wrong' ? { say: 'window.wrongPin' } : why
    client.watches = false
    admit(client, { host: true, proved: true })
    return null
  }

  /** Hosts that used the old PIN must type the new one. */
  function changePin(client: P, to: string): null {
    pin.change(to)
    for (const { id, host } of book.all()) if (host && id !== client.device) book.change(id, { host: false })
    return null
  }

  function evict(id: DeviceId): Answer {
    if (!book.find(id)) return { say: 'window.noDevice' }
    book.change(id, { proved: false, host: false, all: false })
    for (const it of of(id)) {
      it.all = false
      lookFrom(it, 'audience')
      send(it, { m: 'refused', why: { say: 'window.evicted' } })
    }
    seats.leave(id)
    return null
  }

  function revoke(id: DeviceId): Answer {
    const why = evict(id)
    if (why !== null) return why
    book.forget(id)
    for (const it of of(id)) {
      it.device = it.socketName
      send(it, { m: 'token', token: null })
    }
    return null
  }

  function invite(client: P, to: Wanted): null {
    send(client, { m: 'invitation', to, secret: book.invite(to) })
    return null
  }

  /** Makes a new code; addresses that must wait because of wrong codes may try again. */
  function resetCode(): null {
    presence.reset()
    code?.renew()
    return null
  }

  return {
    ...{
      seats,
      roleOf,
      isHost,
      isFree,
      isOwn,
      holds,
      greet,
      join,
      claim,
      become,
      changePin,
      evict,
      revoke,
      invite,
      gesture
    },
    ...{ resetCode, lookFrom, tellAll },
    /** Seats of an earlier match are held by those who are here; those that computers play at first, by nobody. */
    begun(): void {
      for (const seat of computers()) seats.free(seat)
      looking.begun()
      for (const { id, all } of book.all()) {
        if (of(id).length > 0) continue
        if (all) book.change(id, { all: false })
        seats.leave(id)
      }
    },
    handedOver: (): void => looking.follow(seats.heldBy),
    /** A page disconnected. A known device keeps its seat. */
    gone(client: P): void {
      const { device } = client
      gestures.gone(client)
      if (book.find(device)) book.saw(device)
      else if (of(device).length === 0) seats.leave(device)
      tellAll()
    },
    close(): void {
      seats.close()
      gestures.close()
    },
    proves: (person: P): boolean => isHost(person) || (known(person)?.proved ?? false)
  }
}
