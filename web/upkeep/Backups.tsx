// Backups: written to a stick, looked into, and restored, which asks twice.

import { useEffect, useState } from 'preact/hooks'
import type { Backed } from '../../src/server/messages.ts'
import { listBackups, lookInto, putBack } from '../state/commands.ts'
import { lang } from '../state/prefs.ts'
import { backups, games, link, preview, refused } from '../state/store.ts'
import { readerOf, say } from '../words/reader.ts'
import { kept } from '../words/upkeep.ts'
import { Sticks } from './Sticks.tsx'

/** How often it looks for sticks, in ms. */
const lookMs = 4000

const dates = () => new Intl.DateTimeFormat(lang.value, { dateStyle: 'medium', timeStyle: 'short' })

export function Backups() {
  const open = link.value.state === 'open'
  const [looking, lookAt] = useState<string | null>(null)
  const [restoring, begin] = useState(false)
  const why = refused.value
  useEffect(() => {
    if (!open) return
    begin(false)
    lookAt(null)
    preview.value = null
    listBackups()
    const looks = setInterval(listBackups, lookMs)
    return () => clearInterval(looks)
  }, [open])
  useEffect(() => {
    if (why === null) return
    lookAt(null)
    begin(false)
  }, [why])
  const known = backups.value
  const inside = preview.value
  const date = dates()
  return (
    <section class="panel">
      <h2>{kept('page.backups')}</h2>
      <p class="faint">{kept('page.backups.what')}</p>
      {!restoring && known && <Sticks sticks={known.sticks} />}
      {known?.backups.length === 0 && <p>{kept('page.backups.none')}</p>}
      {restoring && <p role="status">{kept('page.backups.restoring')}</p>}
      {!restoring &&
        known?.backups.map(({ backup, at }) => (
          <article key={backup} class="guest">
            <p>
              <b>{date.format(at)}</b> <span class="faint">{backup}</span>
            </p>
            {inside?.backup === backup ? (
              <Inside
                matches={inside.matches}
                put={() => {
                  begin(true)
                  putBack(backup)
                }}
              />
            ) : (
              <button
                type="button"
                class="quiet"
                onClick={() => {
                  lookAt(backup)
                  lookInto(backup)
                }}
              >
                {kept(looking === backup ? 'page.backups.looking' : 'page.backups.look')}
              </button>
            )}
          </article>
        ))}
    </section>
  )
}

/** What a backup holds, and its way back. */
function Inside({ matches, put }: { readonly matches: readonly Backed[]; readonly put: () => void }) {
  const [sure, ask] = useState(false)
  const date = dates()
  const title = (id: string): string => {
    const game = games.value.find((it) => it.id === id)
    return game ? say(game.title, readerOf(game.words, [])) : id
  }
  return (
    <>
      <p>{kept('page.backups.holds', { n: matches.length })}</p>
      <ul>
        {matches
          .toReversed()
          .slice(0, 8)
          .map(({ match, game, begun, over }) => (
            <li key={match}>
              {title(game)}, {date.format(begun)}, {kept(over ? 'page.backups.over' : 'page.backups.open')}
            </li>
          ))}
      </ul>
      <p class="faint">{kept('page.backups.aside')}</p>
      <button
        type="button"
        class={sure ? 'strong-button' : 'quiet'}
        onClick={() => (sure ? put() : ask(true))}
        onBlur={() => ask(false)}
      >
        {kept(sure ? 'page.backups.sure' : 'page.backups.restore')}
      </button>
    </>
  )
}
