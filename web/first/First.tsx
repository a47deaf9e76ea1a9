// The first start of a table: language, name, host PIN, what is plugged in, one light. Each step can be skipped to the virtual table. Loaded when
// it is asked for.

import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { langs } from '../../src/core/words.ts'
import { Icon } from '../board/Icon.tsx'
import { OneOf } from '../parts/OneOf.tsx'
import { SeatCode } from '../parts/SeatCode.tsx'
import { host } from '../state/commands.ts'
import { send } from '../state/link.ts'
import { go } from '../state/place.ts'
import { lang } from '../state/prefs.ts'
import { doc, hosts, link, plugged, refused } from '../state/store.ts'
import { first } from '../words/first.ts'
import { t } from '../words/reader.ts'
import { Found, isAnything } from './Found.tsx'
import { Light } from './Light.tsx'
import '../people/people.css'
import './first.css'

const langNames = { en: 'English', fr: 'Français' } as const
const steps = ['lang', 'name', 'pin', 'plug', 'light'] as const
/** As the daemon asks it of a PIN. */
const shortestPin = 6
/** Whoever sits at the daemon's own computer may close the page to others; elsewhere that would shut out whoever does it. */
const isHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

export default function First() {
  const [at, to] = useState(0)
  const [name, call] = useState<string | null>(null)
  const [pin, choose] = useState('')
  const [shared, share] = useState(true)
  const [writing, write] = useState(false)
  const why = refused.value
  const isOpen = link.value.state === 'open'
  const written = doc.value !== null && !doc.value.undescribed
  useEffect(() => {
    if (why !== null) write(false)
  }, [why])
  if (!doc.value || (writing && !isOpen)) return <Step n={at}>{writing && <Writing />}</Step>
  if (!hosts.value) return <Closed />
  if (written) return <Step n={steps.length - 1}>{doc.value.virtual ? <Unread /> : <Light />}</Step>

  const ours = name ?? first('page.first.name.ours')
  const forward = (): void => {
    if (steps[at] !== 'plug') to(at + 1)
    else {
      refused.value = null
      write(true)
      send({ m: 'describe', name: ours.trim(), pin: pin === '' ? null : pin, shared })
    }
  }
  const isDone = {
    lang: true,
    name: ours.trim() !== '',
    pin: pin === '' || pin.length >= shortestPin,
    plug: isAnything(plugged.value) && !writing,
    light: true
  }[steps[at] ?? 'lang']
  return (
    <Step n={at} back={() => (at === 0 ? go('door') : to(at - 1))} {...(isDone ? { forward } : {})}>
      {steps[at] === 'lang' && (
        <>
          <Title>{first('page.first.lang')}</Title>
          <OneOf
            label={t('page.menu.lang')}
            options={langs.map((it) => [it, langNames[it]])}
            value={lang.value}
            choose={(it) => {
              lang.value = it
            }}
          />
          <p class="faint">{first('page.first.lang.more')}</p>
        </>
      )}
      {steps[at] === 'name' && (
        <>
          <Title>{first('page.first.name')}</Title>
          <label class="field">
            {first('page.first.name.label')}
            <input value={ours} maxLength={60} onInput={(event) => call(event.currentTarget.value)} />
          </label>
        </>
      )}
      {steps[at] === 'pin' && (
        <>
          <Title>{first('page.first.pin')}</Title>
          <p>{first('page.first.pin.more')}</p>
          <label class="field">
            {first('page.first.pin.label')}
            <input
              value={pin}
              maxLength={64}
              autoComplete="off"
              aria-describedby="pin-keep"
              onInput={(event) => choose(event.currentTarget.value)}
            />
          </label>
          <p class="faint" id="pin-keep">
            {first('page.first.pin.keep')}
          </p>
          {isHere() && (
            <label class="switch">
              <input type="checkbox" checked={shared} onChange={(event) => share(event.currentTarget.checked)} />
              {first('page.first.shared')}
            </label>
          )}
        </>
      )}
      {steps[at] === 'plug' && (
        <>
          <Title>{first('page.first.plug')}</Title>
          {writing ? <Writing /> : <Found />}
        </>
      )}
    </Step>
  )
}

interface StepProps {
  /** From 0. */
  readonly n: number
  readonly back?: () => void
  /** Missing: not yet. */
  readonly forward?: () => void
  readonly children: ComponentChildren
}

/** One step, with the ways on. */
function Step({ n, back, forward, children }: StepProps) {
  const isLast = n === steps.length - 1
  return (
    <main class="people-page first">
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault()
          forward?.()
        }}
      >
        <p class="first-step">{first('page.first.step', { n: n + 1, of: steps.length })}</p>
        {children}
        {back && (
          <div class="list-tools">
            <button type="button" class="tool" aria-label={t('page.back')} onClick={back}>
              <Icon name="left" />
            </button>
            <button type="submit" class="strong-button" disabled={!forward}>
              {first(steps[n] === 'plug' ? 'page.first.write' : 'page.first.next')}
            </button>
          </div>
        )}
      </form>
      {!isLast && (
        <button type="button" class="quiet" onClick={() => go('play')}>
          {first('page.first.skip')}
        </button>
      )}
    </main>
  )
}

/** Whoever listens hears it, and goes on from there by keyboard: it takes the focus before anybody sees it, so that no key goes elsewhere. */
function Title({ children }: { readonly children: string }) {
  const it = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => it.current?.focus(), [])
  return (
    <h1 ref={it} tabIndex={-1}>
      {children}
    </h1>
  )
}

const Writing = () => <p role="status">{first('page.first.writing')}</p>

/** Without a reader there is nothing to light. */
const Unread = () => (
  <>
    <p role="status">{first('page.first.virtual')}</p>
    <button type="button" class="strong-button" onClick={() => go('play')}>
      {first('page.first.play')}
    </button>
  </>
)

const Closed = () => (
  <main class="people-page first">
    <section class="panel">
      <h1>{first('page.first.host')}</h1>
      <SeatCode label={t('page.host.pin')} button={t('page.host.become')} send={host} />
      <p class="faint">{first('page.first.host.where')}</p>
    </section>
    <button type="button" class="quiet" onClick={() => go('door')}>
      {t('page.back')}
    </button>
  </main>
)
