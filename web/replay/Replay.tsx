// A match looked at again: the board as it was after each move, with a scrubber in place of the choices. Loaded when it is asked for.

import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../board/Icon.tsx'
import type { IconName } from '../board/symbols.ts'
import { go, under } from '../state/place.ts'
import { doc, past } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { said } from '../words/review.ts'
import { type Film, loadFilm, film as looked } from './load.ts'

/** One move is shown for so long, in ms, at speed 1. */
const pace = 1200
const speeds = [0.5, 1, 2, 4] as const

export default function Replay() {
  const [match = '', wanted] = under.value
  const [film, setFilm] = useState<Film | null | 'none'>(null)
  const [at, seek] = useState(0)
  const [plays, play] = useState(false)
  const [speed, setSpeed] = useState<number>(1)
  useEffect(() => {
    let isOver = false
    setFilm(null)
    void loadFilm(match).then((it) => {
      if (isOver) return
      setFilm(it ?? 'none')
      looked.value = it
    })
    return () => {
      isOver = true
      past.value = null
      looked.value = null
    }
  }, [match])
  const docs = film === null || film === 'none' ? [] : film.docs
  const last = Math.max(0, docs.length - 1)
  const here = Math.min(at, last)
  useEffect(() => {
    play(false)
    seek(wanted === undefined ? 0 : Number(wanted))
  }, [match, wanted])
  useEffect(() => {
    past.value = docs[here] ?? null
  }, [film, here])
  useEffect(() => {
    if (!plays) return
    if (here >= last) return play(false)
    const timer = setTimeout(() => seek(here + 1), pace / speed)
    return () => clearTimeout(timer)
  }, [plays, here, last, speed])

  const step = (to: number): void => {
    play(false)
    seek(Math.max(0, Math.min(last, to)))
  }
  return (
    <nav class="choices replay" id="choices" aria-label={said('page.replay')}>
      {film === 'none' ? (
        <p>{said('page.replay.none')}</p>
      ) : (
        <>
          <Tool icon="first" says={said('page.replay.first')} off={here === 0} press={() => step(0)} />
          <Tool icon="left" says={said('page.replay.back')} off={here === 0} press={() => step(here - 1)} />
          <Tool
            icon={plays ? 'pause' : 'play'}
            says={said(plays ? 'page.replay.pause' : 'page.replay.play')}
            off={last === 0}
            press={() => {
              if (!plays && here >= last) seek(0)
              play(!plays)
            }}
          />
          <Tool icon="right" says={said('page.replay.on')} off={here >= last} press={() => step(here + 1)} />
        </>
      )}
      <button type="button" class="strong-button" onClick={leave}>
        {doc.value?.match ? said('page.replay.now') : t('page.choice.shelf')}
      </button>
      {docs.length > 0 && (
        <>
          <label class="replay-time">
            <span class="unseen">{said('page.replay.moves')}</span>
            <input
              type="range"
              min={0}
              max={last}
              value={here}
              aria-valuetext={said('page.replay.at', { n: here, of: last })}
              onInput={(event) => step(Number(event.currentTarget.value))}
            />
            <b>{said('page.replay.at', { n: here, of: last })}</b>
          </label>
          <label class="replay-speed">
            <span class="unseen">{said('page.replay.speed')}</span>
            <select value={String(speed)} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
              {speeds.map((it) => (
                <option key={it} value={String(it)}>
                  {it} ×
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </nav>
  )
}

/** To the match on the table, or to the games where there is none. */
function leave(): void {
  const now = doc.peek()
  go(now?.match ? (now.virtual ? 'table' : 'board') : 'play')
}

interface ToolProps {
  readonly icon: IconName
  readonly says: string
  readonly off: boolean
  readonly press: () => void
}

const Tool = ({ icon, says, off, press }: ToolProps) => (
  <button type="button" class="tool" aria-label={says} title={says} disabled={off} onClick={press}>
    <Icon name={icon} />
  </button>
)
