// The hint of the seat that this page plays: a nudge, then the piece, then the move. On a page for several players it is covered like a
// hand, until its player looks.

import { useEffect } from 'preact/hooks'
import { Icon } from '../board/Icon.tsx'
import { Reveal } from '../parts/Reveal.tsx'
import { away, hint } from '../state/coach.ts'
import { anySecret, covered } from '../state/picking.ts'
import { doc, pointedAt } from '../state/store.ts'
import { said } from '../words/coach.ts'
import { say, t } from '../words/reader.ts'
import { Ask } from './Ask.tsx'

const putAway = (): void => {
  away.value = doc.peek()?.hint
}

/** `asks`: the button that asks for a hint. */
export default function Coach({ asks = false }: { readonly asks?: boolean }) {
  return asks ? <Ask /> : <Hint />
}

function Hint() {
  const now = doc.value
  const shown = now?.hint
  const hides = covered.value && anySecret.value
  const places = hides || shown === away.value ? undefined : shown?.places
  useEffect(() => {
    pointedAt.value = places ?? []
    return () => {
      pointedAt.value = []
    }
  }, [JSON.stringify(places)])
  if (shown === undefined || shown === away.value) return null
  return (
    <section class="sheet help" aria-label={said('page.coach')} role="status" data-over>
      <header>
        <h2>{said('page.coach')}</h2>
        <button type="button" class="tool" aria-label={t('page.choice.close')} onClick={putAway}>
          <Icon name="close" size={20} />
        </button>
      </header>
      {shown === null ? (
        <p class="faint">{said('page.coach.thinks')}</p>
      ) : hides ? (
        <>
          <p class="faint">{said('page.coach.covered')}</p>
          <Reveal />
        </>
      ) : (
        <>
          {shown.say.map((it) => (
            <p key={JSON.stringify(it)}>{say(it)}</p>
          ))}
          {shown.depth !== 'move' && (
            <button type="button" class="quiet" onClick={hint}>
              {said(shown.depth === 'nudge' ? 'page.coach.piece' : 'page.coach.move')}
            </button>
          )}
        </>
      )}
    </section>
  )
}
