// Cards and tiles that are real: whoever drew one tells which. One tap selects, a second one confirms, so that a slip of the finger enters nothing.

import { useLayoutEffect, useState } from 'preact/hooks'
import type { Doc } from '../../src/server/messages.ts'
import { letDraw, tellDrawn } from '../state/commands.ts'
import { doc, pointedAt } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { Target } from './Target.tsx'

export default function Drawn({ draw }: { draw: NonNullable<Doc['draw']> }) {
  const [picked, pick] = useState<readonly string[]>([])
  const { what, count, items, places = [], open } = draw
  const next = count === 1 ? places : places.slice(picked.length, picked.length + 1)
  const lit = next.join(' ')
  useLayoutEffect(() => {
    pointedAt.value = next
    return () => {
      pointedAt.value = []
    }
  }, [lit, picked])
  const left = items.filter(({ item, n = 1 }) => count === 1 || picked.filter((it) => it === item).length < n)
  const full = picked.length === count
  const where = doc.value?.scene?.places.find(({ id }) => id === next[0])?.name
  const tell = () => {
    tellDrawn(what, picked)
    pick([])
  }
  return (
    <section class="sheet drawn" aria-label={t('page.draw')}>
      <header>
        <h2>{t(open ? 'page.draw.open' : 'page.draw.private')}</h2>
      </header>
      {count > 1 && !full && where && (
        <p>{t('page.draw.nth', { n: picked.length + 1, of: count, where: say(where) })}</p>
      )}
      <div class="sheet-choices">
        {(full && count > 1 ? [] : left).map(({ item, name }) => (
          <Target
            key={item}
            main={count === 1 && picked.includes(item)}
            press={() => pick(count === 1 ? [item] : [...picked, item])}
          >
            {say(name)}
          </Target>
        ))}
      </div>
      <footer>
        <button type="button" class="strong-button" disabled={!full} onClick={tell}>
          {t('page.draw.tell')}
        </button>
        {count > 1 && picked.length > 0 && (
          <button type="button" class="quiet" onClick={() => pick([])}>
            {t('page.choice.anew')}
          </button>
        )}
        {open && (
          <button type="button" class="quiet" onClick={letDraw}>
            {t('page.draw.deal')}
          </button>
        )}
      </footer>
    </section>
  )
}
