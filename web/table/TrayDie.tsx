// One die of the tray: it tumbles when thrown, is chosen by a tap, and shows the face a hand gives it by a long press or a digit.

import { useRef, useState } from 'preact/hooks'
import type { DieShown } from '../../src/core/view.ts'
import type { VirtualDie } from '../../src/server/messages.ts'
import { dieDress, Face } from '../parts/Die.tsx'
import { useEscape } from '../state/escape.ts'
import { facesOf, nameOfDie, nameOfFace } from '../state/fixes.ts'
import { t } from '../words/reader.ts'
import { Cube } from './Cube.tsx'

/** A press this long, in ms, asks for a face by hand. */
const longPress = 450

interface Props {
  readonly die: VirtualDie
  /** How the view sees this die: a die that cannot be thrown again looks held. */
  readonly seen: DieShown['state'] | undefined
  readonly chosen: boolean
  /** The next throw takes it. */
  readonly due: boolean
  /** The face a hand gave it for the next throw. */
  readonly given: number | undefined
  readonly toggle: () => void
  readonly set: (face: number) => void
}

export function TrayDie({ die: lying, seen, chosen, due, given, toggle, set: give }: Props) {
  const [open, setOpen] = useState(false)
  useEscape(open, () => setOpen(false))
  const die = given === undefined ? lying : { ...lying, face: given }
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; long?: boolean }>({}).current
  const set = (face: number): void => {
    give(face)
    setOpen(false)
  }
  const isNumbered = nameOfFace(die.kind, die.face) === die.face
  const dress = dieDress(die.kind)
  const label = t('page.table.die', {
    kind: nameOfDie(die.kind),
    face: nameOfFace(die.kind, die.face),
    state: t(`page.table.die.${die.state}`)
  })
  return (
    <div class={`tray-die ${die.state} ${seen ?? ''}${due ? ' due' : ''}`}>
      <button
        type="button"
        class={`die-button ${dress.class}`}
        style={dress.style}
        aria-pressed={chosen}
        aria-label={label}
        onPointerDown={() => {
          press.long = false
          press.timer = setTimeout(() => {
            press.long = true
            setOpen(true)
          }, longPress)
        }}
        onPointerUp={() => clearTimeout(press.timer)}
        onPointerLeave={() => clearTimeout(press.timer)}
        onContextMenu={(event) => {
          event.preventDefault()
          clearTimeout(press.timer)
          setOpen(true)
        }}
        onClick={() => {
          if (!press.long) toggle()
          press.long = false
        }}
        onKeyDown={(event) => {
          if (facesOf(die.kind).includes(Number(event.key))) set(Number(event.key))
        }}
      >
        <Cube die={die} />
      </button>
      {open && (
        <fieldset class="faces" aria-label={t('page.table.face')} onMouseLeave={() => setOpen(false)}>
          {facesOf(die.kind).map((face) => (
            <button
              key={face}
              type="button"
              aria-label={t('page.table.face.one', { n: nameOfFace(die.kind, face) })}
              onClick={() => set(face)}
            >
              {isNumbered ? (
                face
              ) : (
                <svg class="die free" viewBox="0 0 24 24" aria-hidden="true">
                  <Face kind={die.kind} face={face} />
                </svg>
              )}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
